import type { Rule } from '../../../kernel/rule.ts';
import { challenges } from '../content/challenges.ts';
import { goals, goalIds, type GoalId } from '../content/goals.ts';
import type { CharacterId, GoalState, Holdings, Stonesaga, StonesagaState } from '../state.ts';
import { everybody } from './characters.ts';
import { anybody } from './conditions.ts';
import { resolveCard } from './effects/index.ts';
import { countOf, itemsOf, totalOf } from './holdings.ts';
import { shelterValue } from './sites.ts';

/** What completes a goal: a finished action, or a state of the game that is looked at whenever the game rests. */
type Condition = { readonly action: string } | { readonly state: (state: StonesagaState, goal: GoalState) => boolean } | { readonly night: true };

const explored = (state: StonesagaState): number => Object.entries(state.map).filter(([hex, { explored: open }]) => open && hex !== state.start).length;
const resourcesHeld = (state: StonesagaState): number =>
  everybody(state).reduce((sum, who) => sum + totalOf(state.characters[who].bag) + itemsOf(state, who).reduce((more, [, { stored }]) => more + totalOf(stored), 0), 0);

/** N10, SC-709 */
export const goalSlots: Partial<Record<GoalId, Holdings>> = { GA08: { wood: 3, fiber: 2 } };
export const loreSlots: Partial<Record<GoalId, number>> = { GA09: 3 };

const conditions: Readonly<Record<GoalId, Condition>> = {
  G101: { night: true },
  G102: { action: 'fish' },
  G103: { action: 'forage' },
  G104: { action: 'mine' },
  G105: { action: 'gatherWater' },
  G106: { state: (state) => Object.keys(state.map).some((hex) => shelterValue(state, hex as keyof typeof state.map) >= 1) },
  G107: { state: (state) => explored(state) >= 2 },
  G108: { state: (state) => resourcesHeld(state) >= 6 },
  G109: { state: (_state, { count }) => count >= 2 },
  G110: { state: (state) => everybody(state).some((who) => itemsOf(state, who).length > 0) },
  GA08: { state: (_state, { tokens }) => countOf(tokens, 'wood') >= 3 && countOf(tokens, 'fiber') >= 2 },
  GA09: { state: (_state, { count }) => count >= 3 },
};

/** SS-063, SS-185, R-SS-103 A goal counts deeds from now on. */
export function addGoal(t: Stonesaga, goal: GoalId): void {
  if (t.state.goals[goal] || t.state.completed.includes(goal)) return;
  if (t.state.challenge) t.state.challenge.aside = t.state.challenge.aside.filter((one) => one !== goal);
  t.state.goals[goal] = { count: 0, tokens: {}, hexes: [] };
  t.tell({ fact: 'goalAdded', goal });
}

/** SS-184 to SS-188 The back is carried out at once; what lay on the card returns to the supply. */
function* completeGoal(t: Stonesaga, goal: GoalId, who: CharacterId): Rule {
  delete t.state.goals[goal];
  t.state.completed.push(goal);
  t.tell({ fact: 'goalCompleted', goal });
  yield* resolveCard(t, who, goal, goals[goal].back);
}

export const inPlay = (state: StonesagaState): GoalId[] => goalIds.filter((goal) => state.goals[goal]);

/** A finished action may complete a goal, and so may what it has brought about. */
export function* afterAction(t: Stonesaga, who: CharacterId, action: string): Rule {
  for (const goal of inPlay(t.state)) {
    const condition = conditions[goal];
    if ('action' in condition && condition.action === action) yield* completeGoal(t, goal, who);
  }
  yield* checkGoals(t, who);
}

export function* afterNight(t: Stonesaga): Rule {
  for (const goal of inPlay(t.state)) if ('night' in conditions[goal]) yield* completeGoal(t, goal, anybody(t.state));
  yield* checkGoals(t);
}

/** A goal's back may bring the next one, whose state is true already: so until nothing changes. */
export function* checkGoals(t: Stonesaga, who?: CharacterId): Rule {
  for (let again = true; again && !t.state.ended; ) {
    again = false;
    for (const goal of inPlay(t.state)) {
      const condition = conditions[goal];
      const state = t.state.goals[goal];
      if (!state || !('state' in condition) || !condition.state(t.state, state)) continue;
      yield* completeGoal(t, goal, who ?? anybody(t.state));
      again = true;
    }
  }
}

export function countDeed(t: Stonesaga, goal: GoalId, n = 1): void {
  const state = t.state.goals[goal];
  if (!state) return;
  t.state.goals[goal] = { ...state, count: state.count + n };
  t.tell({ fact: 'goalProgressed', goal, count: state.count + n });
}

/** SS-189, R-SS-102 Whether the group may end the game well. */
export function mayEnd(state: StonesagaState): boolean {
  const end = state.challenge && challenges[state.challenge.id].voluntaryEnd;
  return !!end && end.goals.every((goal) => state.completed.includes(goal)) && state.completed.length >= end.atLeast;
}
