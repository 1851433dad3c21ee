import { button, declining, tap } from '../../../../kernel/option.ts';
import type { Rule } from '../../../../kernel/rule.ts';
import type { EffectOf } from '../../content/effects.ts';
import type { GoalId } from '../../content/goals.ts';
import { knowledge, knowledgeIds, type KnowledgeId } from '../../content/knowledge.ts';
import { powerIds, powers } from '../../content/powers.ts';
import { outcomes, type OutcomeId } from '../../content/outcomes.ts';
import type { StructureId } from '../../content/structures.ts';
import { outpostMaximum } from '../../content/values.ts';
import type { CharacterId, Stonesaga } from '../../state.ts';
import { ask, askGroup } from '../asking.ts';
import { everybody, nameOf, onMap } from '../characters.ts';
import { craftFor } from '../crafting.ts';
import { findOn, holds, labelOf, lose } from '../holdings.ts';
import { addGoal } from '../goals.ts';
import { mayGoOn } from '../goingOn.ts';
import { ruinOutpost } from '../outposts.ts';
import { perish } from '../perishing.ts';
import { activeOutposts, outpostIn } from '../places.ts';
import { processFor } from '../processing.ts';
import { addTrack, setTrack } from '../society.ts';
import { settle } from '../tieBreak.ts';
import { discardChosen, wantsTo } from './boards.ts';
import { resolve, resolveCard, type Performers } from './resolve.ts';

function track(t: Stonesaga, _who: CharacterId, { track: name, n }: EffectOf<'track'>): void {
  addTrack(t, name, n);
}
function trackTo(t: Stonesaga, _who: CharacterId, { track: name, n }: EffectOf<'setTrack'>): void {
  setTrack(t, name, n);
}
function halve(t: Stonesaga, _who: CharacterId, { track: name, round }: EffectOf<'halveTrack'>): void {
  setTrack(t, name, (round === 'up' ? Math.ceil : Math.floor)(t.state.tracks[name] / 2));
}

/** SC-218, SC-219 */
function* learn(t: Stonesaga, _who: CharacterId, { id }: EffectOf<'knowledge'>): Rule {
  const lacking = knowledgeIds.filter((one) => !t.state.culture.knowledge.includes(one));
  if (id !== 'choice') return gainKnowledge(t, id as KnowledgeId);
  if (lacking.length > 0)
    gainKnowledge(
      t,
      yield* askGroup(
        t,
        'group.knowledge',
        'What do your people learn?',
        lacking.map((one) => tap(`card:${one}`, knowledge[one].name, one)),
      ),
    );
}
function gainKnowledge(t: Stonesaga, id: KnowledgeId): void {
  if (t.state.culture.knowledge.includes(id)) return;
  t.state.culture.knowledge.push(id);
  t.tell({ fact: 'knowledgeGained', knowledge: id });
}

/** SC-171 */
function* addPower(t: Stonesaga): Rule {
  const lacking = powerIds.filter((one) => !t.state.culture.powers.includes(one));
  if (lacking.length === 0) return;
  const power = yield* askGroup(
    t,
    'group.power',
    'Which power do your people remember?',
    lacking.map((one) => tap(`power:${one}`, powers[one].name, one)),
  );
  t.state.culture.powers.push(power);
  t.tell({ fact: 'powerAdded', power });
}

function designed(t: Stonesaga, who: CharacterId, { structure }: EffectOf<'design'>): void {
  const id = structure as StructureId;
  if (t.state.culture.designs.includes(id)) return;
  t.state.culture.designs.push(id);
  t.tell({ fact: 'structureDesigned', who, structure: id });
}

function addGoals(t: Stonesaga, _who: CharacterId, { goals }: EffectOf<'addGoal'>): void {
  for (const goal of goals) addGoal(t, goal as GoalId);
}
/** SC-661 Endless Mode has no looming challenges. */
function loom(t: Stonesaga, _who: CharacterId, { challenges }: EffectOf<'loom'>): void {
  if (!t.state.endless) for (const id of challenges) if (!t.state.culture.looming.includes(id)) t.state.culture.looming.push(id);
}

/** SS-172 */
function* read(t: Stonesaga, who: CharacterId, { outcome }: EffectOf<'read'>): Rule {
  yield* readOutcome(t, who, outcome as OutcomeId);
}
export function* readOutcome(t: Stonesaga, who: CharacterId, outcome: OutcomeId): Rule {
  t.tell({ fact: 'outcomeRead', outcome });
  yield* resolveCard(t, who, outcome, outcomes[outcome].effects);
  if (!t.state.culture.read.includes(outcome)) t.state.culture.read.push(outcome);
}

function endChallenge(t: Stonesaga, _who: CharacterId, { won }: EffectOf<'endChallenge'>): void {
  endGame(t, won, won ? 'The challenge is met.' : 'The season turned before the challenge was met.');
}
function vanish(t: Stonesaga): void {
  endGame(t, false, 'The society is no more.');
}
export function endGame(t: Stonesaga, won: boolean, why: string): void {
  t.state.ended = { winners: won ? [...t.state.seats] : [], why };
  // Where the group may stay in the valley it is asked first.
  if (!mayGoOn(t.state)) t.tell({ fact: 'gameEnded', won, why });
}

function* perishOne(t: Stonesaga): Rule {
  const open = everybody(t.state).filter((one) => t.state.characters[one].person !== null);
  if (open.length === 0) return;
  const who = yield* askGroup(
    t,
    'group.perish',
    'Who lays down the mantle?',
    open.map((one) => tap(`board:${one}`, nameOf(t.state, one), one)),
  );
  yield* perish(t, who, { grieve: false, oldAge: false });
}

/** SC-596, SC-694 Ruins take no part; by the Dusk Rule it is the one with most to lose, by lot among equals. */
function* ruinOne(t: Stonesaga, _who: CharacterId, { open: unsaid = false }: Partial<EffectOf<'ruinOne'>> = {}): Rule {
  const standing = activeOutposts(t.state);
  if (standing.length === 0) return;
  const options = standing.map((one) => tap(`outpost:${one}`, t.state.outposts[one]!.name, one));
  const which = 'Which outpost is given up?';
  ruinOutpost(
    t,
    unsaid
      ? yield* settle(t, 'group.ruin', which, options, (one) => -Object.keys(t.state.outposts[one]!.structures).length)
      : yield* askGroup(t, 'group.ruin', which, options),
  );
}
/** SS-324 */
function* ruinAboveLimit(t: Stonesaga, who: CharacterId): Rule {
  while (activeOutposts(t.state).length > outpostMaximum(t.state.tracks.population)) yield* ruinOne(t, who);
}

/** SC-221 to SC-232 Every mark goes on the wall, and a copy of it, composites as a whole, on the card of somebody who was there. */
function* illustrate(t: Stonesaga, _who: CharacterId, { marks, on = 'wall' }: EffectOf<'illustrate'>): Rule {
  const open = on === 'legend' ? t.state.legends : everybody(t.state).flatMap((one) => t.state.characters[one].person ?? []);
  if (on === 'wall') t.state.culture.marks.push(...marks);
  for (const mark of marks) {
    if (open.length === 0) break;
    const person = yield* askGroup(
      t,
      'saga.mark',
      `Who bears the mark of ${mark}?`,
      open.map((one) => tap(`person:${one}`, t.state.people[one]!.name, one)),
    );
    t.state.people[person]!.marks.push(mark);
  }
  if (on === 'wall') t.tell({ fact: 'sagaIllustrated', marks });
}

function loreForNewTray(t: Stonesaga): void {
  const explored = t.state.trays.at(-1)!.hexes.filter((hex) => t.state.map[hex]!.explored).length;
  if (explored > 0) addTrack(t, 'lore', explored);
}

/** Everybody may put in; nobody has to. What is put in beyond full counts is lost, so the last count stops it. */
function* tribute(
  t: Stonesaga,
  _who: CharacterId,
  { what, each, most, perCharacter = false, track: name, n, orElse }: EffectOf<'tribute'>,
): Rule {
  const needed = each * (perCharacter ? onMap(t.state).length : 1);
  let given = 0;
  while (given < needed * most) {
    const options = onMap(t.state).flatMap((one) =>
      findOn(t.state, one, what).map(({ face }) => tap(`res:${one}:${face}`, `${labelOf(face)} of ${nameOf(t.state, one)}`, { one, face })),
    );
    if (options.length === 0) break;
    const chosen = yield* askGroup(t, 'group.tribute', `Given so far: ${given}. Every ${needed} count.`, [
      ...options,
      declining(button('done', 'No more', null)),
    ]);
    if (!chosen) break;
    lose(t, chosen.one, chosen.face, 1, 'supply');
    given += 1;
  }
  const counts = Math.floor(given / needed);
  if (counts > 0) addTrack(t, name, n * counts);
  else if (orElse && (perCharacter || given === 0)) addTrack(t, orElse.track, orElse.n);
}

function* levy(t: Stonesaga, who: CharacterId, { what, orElse, limit, many, few }: EffectOf<'levy'>): Rule {
  let unpaid = 0;
  const asked = onMap(t.state);
  for (const one of asked) {
    const pays = holds(t.state, one, what) > 0 && (yield* wantsTo(t, one, what, 1));
    if (pays) yield* discardChosen(t, one, what, 1, { second: true });
    else {
      unpaid += 1;
      yield* resolve(t, one, orElse);
    }
  }
  yield* resolve(t, who, unpaid >= limit || (unpaid > 0 && unpaid === asked.length) ? many : few);
}

/** EX-SS-12 */
function* freeAction(t: Stonesaga, _who: CharacterId, { actions, where }: EffectOf<'freeAction'>): Rule {
  for (const one of onMap(t.state)) {
    if (where === 'outpost' && !outpostIn(t.state, t.state.characters[one].at!)) continue;
    const offers = actions.flatMap((action: 'craft' | 'process') => (action === 'craft' ? craftFor : processFor)(t, one, true));
    if (offers.length === 0) continue;
    const chosen = yield* ask(t, one, 'free.action', `${nameOf(t.state, one)} may craft or process without energy.`, [
      ...offers,
      declining(button('none', 'Neither', null)),
    ]);
    if (chosen) yield* chosen();
  }
}

function remember(t: Stonesaga, _who: CharacterId, { choice }: EffectOf<'remember'>): void {
  if (t.state.endless) t.state.endless.choice = choice;
}

export const societyEffects = {
  track,
  setTrack: trackTo,
  halveTrack: halve,
  knowledge: learn,
  power: addPower,
  design: designed,
  addGoal: addGoals,
  loom,
  read,
  endChallenge,
  vanish,
  perishOne,
  ruinOne,
  ruinAboveLimit,
  illustrate,
  loreForNewTray,
  tribute,
  levy,
  freeAction,
  remember,
} satisfies Partial<Performers>;
