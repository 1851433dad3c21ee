import { button, type Option } from '../../../../kernel/option.ts';
import type { Rule } from '../../../../kernel/rule.ts';
import { injuryDie } from '../../content/dice.ts';
import { recruitOf, upgradeOf } from '../../content/find.ts';
import { sections, type Section } from '../../content/vocabulary.ts';
import type { Vanguard, VanguardState } from '../../state.ts';
import { asking, askGroup } from '../asking.ts';
import { boardOf, team } from '../board.ts';
import { resolve } from '../effects/resolve.ts';
import { assign, assignable, crewFor, crewOption, die, put } from './crew.ts';
import { changeMorale } from './morale.ts';
import { install } from './install.ts';

export const levels = ['light', 'moderate', 'critical'] as const;
type Level = 0 | 1 | 2;

const sumOf = (
  state: VanguardState,
  rule: 'medbayLanes' | 'survivalDice' | 'survivalReroll' | 'coldBerth' | 'healedMorale',
): number | undefined => state.ship.upgrades.map((id) => upgradeOf(id).rule?.[rule]).find((one) => one !== undefined);

const lanes = (state: VanguardState): number[] => Array.from({ length: sumOf(state, 'medbayLanes') ?? 2 }, (_, lane) => lane);
const patientIn = (state: VanguardState, lane: number, level: Level) =>
  state.ship.medbay.find((one) => one.lane === lane && one.level === level);

/** Page 32. */
export function* medbay(t: Vanguard): Rule {
  yield* install(t, 'medbay');
  // IV-657, IV-747, IV-759 Whoever has no injury card rests.
  for (const who of team(t.state)) if (boardOf(t.state, who).injuries.length === 0) rest(t, who);
  yield* everybodyOn(t);
  yield* therapists(t);
  for (const id of [...t.state.ship.upgrades])
    if (upgradeOf(id).when === 'medbayProgress') yield* resolve(t, { who: 'science', source: `upgrade:${id}` }, upgradeOf(id).effects);
  yield* newPatients(t);
  survival(t);
}

function rest(t: Vanguard, who: Section): void {
  put(t.state, boardOf(t.state, who).crew, { place: 'resting' });
  delete t.state.boards[who];
}

/** IV-658, RU-IV-83 All patients move at once, so nobody blocks anybody. */
function* everybodyOn(t: Vanguard): Rule {
  for (const patient of [...t.state.ship.medbay].sort((a, b) => a.level - b.level)) yield* moveOn(t, patient.crew);
}

/** IV-662 Out of a light slot the patient is healed and available. */
function* moveOn(t: Vanguard, crew: string): Rule {
  const { ship } = t.state;
  const patient = ship.medbay.find((one) => one.crew === crew);
  if (!patient) return;
  if (patient.level === 0) {
    ship.medbay = ship.medbay.filter((one) => one !== patient);
    put(t.state, crew, { place: 'available' });
    t.tell({ fact: 'patient', crew, to: 'healed' });
    const cheer = sumOf(t.state, 'healedMorale');
    if (cheer && !ship.moraleSpared) yield* changeMorale(t, cheer);
    return;
  }
  patient.level = (patient.level - 1) as Level;
  t.tell({ fact: 'patient', crew, to: levels[patient.level] });
}

const canMove = (state: VanguardState, crew: string): boolean => {
  const patient = state.ship.medbay.find((one) => one.crew === crew)!;
  return patient.level === 0 || patientIn(state, patient.lane, (patient.level - 1) as Level) === undefined;
};

/** IV-659 to IV-661, RU-IV-84 */
function* therapists(t: Vanguard): Rule {
  for (;;) {
    const open = (): string[] =>
      assignable(t.state).length === 0 ? [] : t.state.ship.medbay.map(({ crew }) => crew).filter((crew) => canMove(t.state, crew));
    if (open().length === 0) return;
    const patient = yield* askGroup<string | null>(t, 'medbay.therapy', 'Assign a therapist to somebody?', () => [
      ...open().flatMap((one) => asking<string | null>(assignable(t.state).length, crewOption(one), 'who sits with them')),
      button('go-on', 'No more', null),
    ]);
    if (patient === null) return;
    const able = (): Option<string>[] => assignable(t.state).map(crewFor('task:therapy'));
    const helper = yield* askGroup(t, 'medbay.therapist', 'Who sits with them?', able, { second: true });
    assign(t, helper, 'therapist');
    yield* moveOn(t, patient);
  }
}

export function* healPatients(t: Vanguard, n: number): Rule {
  for (let left = n; left > 0; left--) {
    const open = (): string[] => t.state.ship.medbay.map(({ crew }) => crew).filter((crew) => canMove(t.state, crew));
    if (open().length === 0) return;
    const crew = yield* askGroup(t, 'medbay.heal', 'Who gets better?', () => open().map(crewOption));
    yield* moveOn(t, crew);
  }
}

/** IV-663 to IV-669, RU-IV-85, RU-IV-94 Each to a slot of their level, or a worse one; with none left they die. */
function* newPatients(t: Vanguard): Rule {
  if (t.state.ship.coldBerth !== null) {
    const crew = t.state.ship.coldBerth;
    const lane = lanes(t.state).find((one) => !patientIn(t.state, one, 2));
    if (lane !== undefined) {
      t.state.ship.medbay.push({ crew, lane, level: 2 });
      put(t.state, crew, { place: 'medbay' });
      t.state.ship.coldBerth = null;
    }
  }
  while (team(t.state).length > 0) {
    const who = yield* askGroup(t, 'medbay.next', 'Who is brought in next?', () =>
      team(t.state).map((one) => ({ ...crewFor('task:medbay')(boardOf(t.state, one).crew), value: one })),
    );
    const board = boardOf(t.state, who);
    const wanted = Math.min(3, board.injuries.length) - 1;
    for (const { name } of board.injuries) t.state.injuries[name] += 1;
    const found = ([0, 1, 2] as const)
      .filter((level) => level >= wanted)
      .flatMap((level) => lanes(t.state).map((lane) => ({ lane, level })))
      .find(({ lane, level }) => !patientIn(t.state, lane, level));
    delete t.state.boards[who];
    if (found) {
      t.state.ship.medbay.push({ crew: board.crew, ...found });
      put(t.state, board.crew, { place: 'medbay' });
      t.tell({ fact: 'patient', crew: board.crew, to: levels[found.level] });
    } else if (sumOf(t.state, 'coldBerth') && t.state.ship.coldBerth === null) {
      t.state.ship.coldBerth = board.crew;
      put(t.state, board.crew, { place: 'medbay' });
    } else die(t, board.crew);
  }
}

/** IV-671 to IV-676, RU-IV-86, RU-IV-87 Death on BLEED with SHOCK, or on two BLEED. */
function survival(t: Vanguard): void {
  for (const { crew } of t.state.ship.medbay.filter(({ level }) => level === 2)) {
    const roll = (): string => injuryDie[t.roll(injuryDie.length) - 1]!;
    const dice = Array.from({ length: survivalDice(t.state) }, roll);
    const isFatal = (): boolean => {
      const bleeds = dice.filter((icon) => icon === 'BLEED').length;
      return bleeds >= 2 || (bleeds === 1 && dice.includes('SHOCK'));
    };
    if (isFatal() && sumOf(t.state, 'survivalReroll')) dice[dice.indexOf('BLEED')] = roll();
    if (!isFatal()) {
      if (!t.state.story.happened.includes('criticalSurvived')) t.state.story.happened.push('criticalSurvived');
      continue;
    }
    t.state.ship.medbay = t.state.ship.medbay.filter((one) => one.crew !== crew);
    die(t, crew);
  }
}

/** HD-IV-21 One more in Deadly Space. */
export const survivalDice = (state: VanguardState): number => (sumOf(state, 'survivalDice') ?? 3) + (state.house.deadly ? 1 : 0);

/** Page 36: IV-678 to IV-681 The lowest free slot of the section, then a shared one. */
export function* memorial(t: Vanguard): Rule {
  const { ship } = t.state;
  for (const crew of ship.fallen.splice(0)) {
    const { section } = t.state.crew[crew]!;
    const own = ship.memorial.filter((one) => one.section === section).length;
    const shared = ship.memorial.filter((one) => one.section === 'shared').length;
    if (own < 4) ship.memorial.push({ crew, section });
    else if (shared < 4) ship.memorial.push({ crew, section: 'shared' });
    else {
      put(t.state, crew, { place: 'gone' });
      continue;
    }
    put(t.state, crew, { place: 'remembered' });
    t.tell({ fact: 'remembered', crew });
    yield* resolve(t, { who: section, source: `memorial:${recruitOf(crew).name}` }, bonus(own));
  }
  for (const section of sections) delete t.state.boards[section];
}

/** IV-680 What is printed on the slots, from the first to the fourth. */
const bonus = (at: number): readonly { readonly op: 'success'; readonly n: number }[] => [{ op: 'success', n: at < 2 ? 1 : 2 }];
