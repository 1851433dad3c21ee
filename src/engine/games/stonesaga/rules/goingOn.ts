import { button, type Option } from '../../../kernel/option.ts';
import type { Rule } from '../../../kernel/rule.ts';
import type { Hex } from '../../../pieces/hexGrid.ts';
import { startingKnowledge } from '../content/knowledge.ts';
import { startingPowers } from '../content/powers.ts';
import { populationAtStart } from '../content/values.ts';
import type { GoalId } from '../content/goals.ts';
import type { PersonId, Phase, Stonesaga, StonesagaState } from '../state.ts';
import { askGroup } from './asking.ts';
import { everybody } from './characters.ts';
import { ruinOutpost } from './outposts.ts';
import { noHealth } from './perishing.ts';
import { retain } from './retaining.ts';
import { activeOutposts, changeHex } from './places.ts';
import { setTrack } from './society.ts';

/** The group said at set-up that it may want Endless Mode afterwards. */
export const mayGoOn = ({ house, mode, day }: StonesagaState): boolean =>
  house.goesOn && mode === 'introduction' && (house.days === null || day < house.days);

/** SC-562 Only a society that is still there. */
const survives = ({ tracks }: StonesagaState): boolean => tracks.population > 0;

/** SC-639 to SC-645 The challenge is over: in the same valley the same people go on without end, or others come after them. */
export function* goOn(t: Stonesaga, next: Phase): Rule<Phase> {
  const verdict = t.state.ended!;
  t.state.ended = null;
  const society = yield* askGroup(t, 'challenge.after', 'The challenge is over. What becomes of the valley?', [
    button<'continued' | 'new' | null>('end-here', 'Here the story ends', null),
    ...(survives(t.state) ? [button<'continued' | 'new' | null>('same-society', 'The same people go on', 'continued')] : []),
    button<'continued' | 'new' | null>('new-society', 'Others come to the valley', 'new'),
  ] as readonly Option<'continued' | 'new' | null>[]);
  if (!society) {
    t.state.ended = verdict;
    t.tell({ fact: 'gameEnded', won: verdict.winners.length > 0, why: verdict.why });
    return next;
  }
  if (society === 'continued') yield* retain(t);
  becomeEndless(t, society);
  if (society === 'new') settleAnew(t);
  t.tell({ fact: 'wentOn', society });
  return { step: 'setup.create' };
}

/**
 * SC-639, SC-640, SC-642 The land and the decks stay; boards are cleared for new mantles (SC-544), and what lay on the hexes is
 * gone (SC-548).
 */
function becomeEndless(t: Stonesaga, society: 'continued' | 'new'): void {
  t.state.mode = 'endless';
  t.state.challenge = null;
  t.state.endless = { deck: [], discard: [], choice: null, mysteriesConfronted: 0, completed: 0, society };
  t.state.goals = Object.fromEntries(Object.entries(t.state.goals).filter(([goal]) => isOngoing(goal as GoalId)));
  t.state.scene = null;
  for (const hex of Object.keys(t.state.map) as Hex[]) changeHex(t, hex, { fire: 0, shelter: 0, depletion: 0, mysteries: 0 });
  // RU-SC-20 Legends that nobody has called upon go back to the others.
  for (const who of everybody(t.state)) if (t.state.characters[who].legend) t.state.legends.push(t.state.characters[who].legend);
  for (const who of everybody(t.state))
    Object.assign(t.state.characters[who], {
      legend: null,
      mantle: null,
      power: null,
      powerReady: true,
      at: null,
      energy: 0,
      health: noHealth(),
      boosts: {},
      passed: false,
      used: {},
    });
  // SC-550, SC-551, SS-078 to SS-081
  setTrack(t, 'activity', 0);
  setTrack(t, 'lore', 0);
}
const isOngoing = (goal: GoalId): boolean => goal.startsWith('GA');

/** SC-564, SC-565, SC-644, SC-703 Nothing but the land and the ruins on it is left of those before. */
function settleAnew(t: Stonesaga): void {
  for (const id of activeOutposts(t.state)) ruinOutpost(t, id);
  for (const who of everybody(t.state)) Object.assign(t.state.characters[who], { person: null, legend: null, bag: {}, items: {} });
  for (const id of Object.keys(t.state.people) as PersonId[]) t.state.people[id]!.fate = 'forgotten';
  t.state.legends = [];
  t.state.goals = {};
  t.state.completed = [];
  t.state.culture = {
    knowledge: [...startingKnowledge],
    powers: [...startingPowers],
    designs: [],
    recipes: {},
    failed: [],
    omens: {},
    looming: [],
    marks: [],
    read: [],
  };
  setTrack(t, 'unrest', 0);
  setTrack(t, 'population', populationAtStart);
}
