import { button, type Option } from '../../../../kernel/option.ts';
import type { Rule } from '../../../../kernel/rule.ts';
import { facesOf, injuryDie, type DieId } from '../../content/dice.ts';
import { landingCheck } from '../../content/find.ts';
import type { DiceCheck } from '../../content/types.ts';
import { colors, type DangerTable, type Section } from '../../content/vocabulary.ts';
import type { CheckState, LandingStage, Vanguard } from '../../state.ts';
import { ask, isWindingUp, moment } from '../asking.ts';
import { availableCount, availableDice, boardOf, othersWith, planetNow } from '../board.ts';
import { dangerSide } from '../danger.ts';
import { checkDeed, noteDeed } from '../deeds.ts';
import { dieOptions, lift } from '../dice.ts';
import { forget, lastingIn } from '../effects/lasting.ts';
import { resolve } from '../effects/resolve.ts';
import type { Acting } from '../effects/whom.ts';
import { connected } from '../paths.ts';
import { assisters } from './assisting.ts';
import { powersAt, type Happened, type Power } from '../powers.ts';
import { combinations } from './combinations.ts';
import { markOutcome, resolveOutcomes } from './marking.ts';
import { shown, toSpent } from './pool.ts';
import { resolveInjuryAndDanger } from './stepSix.ts';
import { specialEffects } from './specialEffects.ts';

/** IV-148 The ten steps in their order. A check ends early only by an immediate outcome, or with the exploration. */
export function* diceCheck(t: Vanguard, roller: Section, card: DiceCheck): Rule {
  const check = yield* rollFor(t, roller, card);
  yield* throughSteps(t, check, card);
  wind(t, check);
  if (isWindingUp(t.state)) return;
  for (const { effect, who } of check.after) yield* resolve(t, { who, source: `check:${card.id}`, spent: check.spent }, [effect]);
  for (const { effect, icon, source } of planetNow(t.state).lasting)
    if (effect.op === 'gainLead' && icon !== null && check.shown.includes(icon)) yield* resolve(t, { who: roller, source }, [effect]);
}

/** HD-IV-17 A stage of a landing has steps 1 to 4 and 6; then `count` looks at the pool, and the dice are spent. */
export function* landingRoll(t: Vanguard, roller: Section, landing: LandingStage, count: (check: CheckState) => void): Rule {
  const check = yield* rollFor(t, roller, landingCheck, landing);
  check.step = 4;
  yield* modify(t, check);
  check.step = 6;
  yield* resolveInjuryAndDanger(t, check);
  count(check);
  wind(t, check);
}

/** Steps 1 to 3. */
function* rollFor(t: Vanguard, roller: Section, card: DiceCheck, landing?: LandingStage): Rule<CheckState> {
  const check: CheckState = {
    check: card.id,
    roller,
    step: 1,
    pool: [],
    injury: [],
    danger: [],
    assisted: [],
    cards: [],
    countsAs: [],
    noConvert: false,
    sectorConverts: false,
    cancelDanger: 0,
    marked: null,
    immediate: null,
    accidents: 0,
    shown: [],
    spent: [],
    after: [],
    ...(landing && { landing }),
  };
  planetNow(t.state).check = check;
  t.tell({ fact: 'checkBegan', who: roller, check: card.id });
  yield* chooseDice(t, check);
  check.step = 2;
  const dangers = addDice(t, check, card);
  check.step = 3;
  roll(t, check, dangers);
  return check;
}

function* throughSteps(t: Vanguard, check: CheckState, card: DiceCheck): Rule {
  check.step = 4;
  yield* modify(t, check);
  if (isWindingUp(t.state)) return;
  check.accidents = check.pool.filter((die) => shown(die).includes('ACC')).length;
  check.shown = [...new Set(check.pool.flatMap((die) => shown(die)))];
  check.step = 5;
  yield* combinations(t, check);
  check.step = 6;
  yield* resolveInjuryAndDanger(t, check);
  if (isWindingUp(t.state)) return;
  check.step = 7;
  yield* specialEffects(t, check, card);
  if (isWindingUp(t.state)) return;
  if (check.immediate === null) {
    check.step = 8;
    yield* markOutcome(t, check, card);
    check.step = 9;
  }
  // IV-218, IV-234 Whatever is left goes to the spent pools.
  toSpent(t, check, [...check.pool]);
  check.step = 10;
  yield* resolveOutcomes(t, check, card);
  if (check.marked === 'g' && check.accidents === 0) noteDeed(t, 'clean:green');
}

/** Roll pools are empty outside a check, also when it was broken off. */
function wind(t: Vanguard, check: CheckState): void {
  toSpent(t, check, [...check.pool]);
  if (check.cards.length >= 3 && new Set(check.cards.map((card) => card.slice(0, 2))).size >= 2) noteDeed(t, 'kept:threeCards');
  const planet = planetNow(t.state);
  if (planet.check === check) planet.check = null;
  forget(t.state, ({ until }) => until === 'check');
}

/** IV-149 to IV-155 Any number of own dice, and one of each other crewmember in the sector. */
function* chooseDice(t: Vanguard, check: CheckState): Rule {
  const board = boardOf(t.state, check.roller);
  const take = (die: DieId, owner: Section): void => {
    if (lift(boardOf(t.state, owner), die)) check.pool.push({ die, owner, side: 0 });
  };
  while (availableCount(board) > 0 && !isWindingUp(t.state)) {
    const die = yield* ask<DieId | 'all' | 'roll'>(t, check.roller, 'check.dice', 'Which dice do you roll?', () => [
      button('all', 'All of them', 'all' as const),
      ...dieOptions(availableDice(board), 'pool'),
      button('roll', check.pool.length === 0 ? 'None of mine' : 'These are enough', 'roll' as const),
    ]);
    if (die === 'roll') break;
    for (const one of die === 'all' ? availableDice(board) : [die]) take(one, check.roller);
  }
  for (const [other, most] of assisters(t.state, check.roller))
    for (let given = 0; given < most; given++) {
      const own = (): DieId[] => availableDice(boardOf(t.state, other));
      if (own().length === 0 || isWindingUp(t.state)) break;
      const die = yield* ask<DieId | null>(t, other, 'check.assist', 'Do you assist with a die?', (): Option<DieId | null>[] => [
        ...dieOptions(own(), 'pool'),
        button('no', 'Not this time', null),
      ]);
      if (die === null || !own().includes(die)) break;
      take(die, other);
      boardOf(t.state, other).assists += 1;
    }
  board.checks += 1;
  checkDeed(t);
}

/**
 * IV-156 to IV-159 All of the roller's injury dice, and as many results of danger dice as the action shows: beyond the two that there
 * are, they are rolled again (RU-IV-40).
 */
function addDice(t: Vanguard, check: CheckState, card: DiceCheck): DangerTable[] {
  const { columns } = boardOf(t.state, check.roller);
  for (const color of colors) {
    if (!columns[color].injury) continue;
    columns[color].injury = false; // RU-IV-42 Its slot is free while it is rolled.
    check.injury.push('CLEAR');
  }
  return card.danger.flatMap(({ table, count }) => Array.from({ length: count }, () => table));
}

/** IV-160 to IV-163 One roll pool of all dice; each keeps its owner. */
function roll(t: Vanguard, check: CheckState, dangers: readonly DangerTable[]): void {
  for (const die of check.pool) die.side = t.roll(facesOf(die.die).length) - 1;
  check.injury = check.injury.map(() => injuryDie[t.roll(injuryDie.length) - 1]!);
  check.danger = dangers.map((table) => ({ table, side: dangerSide(t) }));
  t.tell({
    fact: 'rolled',
    who: check.roller,
    dice: check.pool.map((one) => ({ ...one })),
    injury: [...check.injury],
    danger: [...check.danger],
  });
}

/** IV-164 to IV-169, IV-733 The roller's things and cards, one card of each assister, and what was laid out for checks here. */
function* modify(t: Vanguard, check: CheckState): Rule {
  const { sector } = boardOf(t.state, check.roller);
  const happened: Happened = { cancelled: false, whom: check.roller, sector };
  const { lasting: all } = planetNow(t.state);
  const isNear = (from: number): boolean => connected(t.state, from).includes(sector);
  const laid = [...lastingIn(t.state, 'reroll', sector, isNear), ...lastingIn(t.state, 'turnDie', sector)];
  const actors = new Map<string, Acting>();
  for (const lasting of laid.sort((a, b) => all.indexOf(a) - all.indexOf(b))) {
    if (lasting.until === 'nextCheck' && lasting.by !== check.roller) continue;
    const acting: Acting = actors.get(lasting.source) ?? { who: check.roller, source: lasting.source };
    actors.set(lasting.source, acting);
    yield* resolve(t, acting, [lasting.effect]);
    if (lasting.until === 'nextCheck') forget(t.state, (one) => one === lasting);
  }
  yield* moment(t, 'check.modify', 'The dice have fallen. Change something?', () => [
    ...powersAt(t.state, 'check', happened),
    ...assisting(t, check, happened),
    ...powersAt(t.state, 'checkSector', happened),
    ...powersAt(t.state, 'checkConnected', happened),
    ...powersAt(t.state, 'checkAnywhere', happened),
  ]);
}

/** IV-168, IV-169 A card of an assister acts as though the roller had played it. */
function assisting(t: Vanguard, check: CheckState, happened: Happened): Power[] {
  return othersWith(t.state, check.roller)
    .filter((other) => !check.assisted.includes(other))
    .flatMap((other) =>
      powersAt(t.state, 'check', { ...happened, whom: other, as: check.roller })
        .filter(({ id }) => id.includes(':card:'))
        .map((power) => ({
          ...power,
          *run(table: Vanguard) {
            check.assisted.push(other);
            yield* power.run(table);
          },
        })),
    );
}
