import { tap } from '../../../kernel/option.ts';
import type { Rule } from '../../../kernel/rule.ts';
import { challenges } from '../content/challenges.ts';
import { goalCounts, goalIds, goals, goalSlots, type GoalId } from '../content/goals.ts';
import type { Face } from '../content/materials.ts';
import { exploredBeside, heldByAll } from '../reckoning/goalCounts.ts';
import type { CharacterId, GoalState, Holdings, Stonesaga, StonesagaState } from '../state.ts';
import { everybody } from './characters.ts';
import { anybody } from './conditions.ts';
import { resolveCard } from './effects/resolve.ts';
import { countOf, itemsOf } from './holdings.ts';
import { shelterValue } from './sites.ts';
import { settle } from './tieBreak.ts';

/** What completes a goal: a finished action, or a state of the game that is looked at whenever the game rests. */
type Condition =
  { readonly action: string } | { readonly state: (state: StonesagaState, goal: GoalState) => boolean } | { readonly night: true };

const filled = (goal: GoalId, tokens: Holdings): boolean =>
  Object.entries(goalSlots[goal] ?? {}).every(([face, n]) => countOf(tokens, face as Face) >= n);

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

const order = Object.fromEntries(goalIds.map((goal, i) => [goal, i])) as Record<GoalId, number>;

/** The goals in play that fit, in the order of the tables. Goals are looked at after every action and mostly none fits: few are sorted. */
export function goalsInPlay(state: StonesagaState, fits: (goal: GoalId) => boolean): GoalId[] {
  const found: GoalId[] = [];
  for (const goal in state.goals) if (fits(goal as GoalId)) found.push(goal as GoalId);
  return found.length > 1 ? found.sort((a, b) => order[a] - order[b]) : found;
}

/** A finished action may complete a goal, and so may what it has brought about. */
export function* afterAction(t: Stonesaga, who: CharacterId, action: string): Rule {
  yield* completeAll(t, who, goalsWhere(t.state, (condition) => 'action' in condition && condition.action === action));
}

export function* afterNight(t: Stonesaga): Rule {
  yield* completeAll(t, undefined, goalsWhere(t.state, (condition) => 'night' in condition));
}

export const checkGoals = (t: Stonesaga, who?: CharacterId): Rule => completeAll(t, who, []);

const goalsWhere = (state: StonesagaState, fits: (condition: Condition, goal: GoalState) => boolean): GoalId[] =>
  goalsInPlay(state, (goal) => fits(conditions[goal], state.goals[goal]!));

/**
 * SC-573 What is complete at the same time is carried out in the order the players choose. A goal's back may bring the next one,
 * whose state is true already: so until nothing is left.
 */
function* completeAll(t: Stonesaga, who: CharacterId | undefined, deeds: readonly GoalId[]): Rule {
  while (!t.state.ended) {
    const met = goalsWhere(t.state, (condition, goal) => 'state' in condition && condition.state(t.state, goal));
    const ready = deeds.length === 0 ? met : goalsInPlay(t.state, (goal) => deeds.includes(goal) || met.includes(goal));
    if (ready.length === 0) return;
    const options = ready.map((goal) => tap(`goal:${goal}`, goals[goal].title, goal));
    yield* completeGoal(t, yield* settle(t, 'goal.order', 'Which goal is carried out first?', options, gifts), who ?? anybody(t.state));
  }
}

/** SC-610 What a goal's back gives at once. */
const gifts = (goal: GoalId): number => goals[goal].back.filter(({ do: what }) => what !== 'addGoal').length;

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
