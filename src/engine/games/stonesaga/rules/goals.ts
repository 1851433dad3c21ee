import type { Rule } from '../../../kernel/rule.ts';
import { challenges } from '../content/challenges.ts';
import { goalCounts, goalIds, goals, goalSlots, type GoalId } from '../content/goals.ts';
import type { Face } from '../content/materials.ts';
import type { CharacterId, GoalState, Holdings, Stonesaga, StonesagaState } from '../state.ts';
import { everybody } from './characters.ts';
import { anybody } from './conditions.ts';
import { resolveCard } from './effects/index.ts';
import { countOf, itemsOf, totalOf } from './holdings.ts';
import { shelterValue } from './sites.ts';

/** What completes a goal: a finished action, or a state of the game that is looked at whenever the game rests. */
type Condition = { readonly action: string } | { readonly state: (state: StonesagaState, goal: GoalState) => boolean } | { readonly night: true };

/** Looked at whenever the game rests, and by bots far oftener, so as plain loops as can be. */
export function exploredBeside({ map, start }: StonesagaState): number {
  let sum = 0;
  for (const hex in map) if (hex !== start && map[hex as keyof typeof map]!.explored) sum += 1;
  return sum;
}

export function heldByAll(state: StonesagaState): number {
  let sum = 0;
  for (const who of everybody(state)) {
    sum += totalOf(state.characters[who].bag);
    for (const [, { stored }] of itemsOf(state, who)) sum += totalOf(stored);
  }
  return sum;
}

const filled = (goal: GoalId, tokens: Holdings): boolean => Object.entries(goalSlots[goal] ?? {}).every(([face, n]) => countOf(tokens, face as Face) >= n);

const conditions: Readonly<Record<GoalId, Condition>> = {
  G101: { night: true },
  G102: { action: 'fish' },
  G103: { action: 'forage' },
  G104: { action: 'mine' },
  G105: { action: 'gatherWater' },
  G106: { state: (state) => Object.keys(state.map).some((hex) => shelterValue(state, hex as keyof typeof state.map) >= 1) },
  G107: { state: (state) => exploredBeside(state) >= goalCounts.G107 },
  G108: { state: (state) => heldByAll(state) >= goalCounts.G108 },
  G109: { state: (_state, { count }) => count >= goalCounts.G109 },
  G110: { state: (state) => everybody(state).some((who) => itemsOf(state, who).length > 0) },
  GA08: { state: (_state, { tokens }) => filled('GA08', tokens) },
  GA09: { state: (_state, { count }) => count >= goalCounts.GA09 },
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
