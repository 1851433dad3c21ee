import { goalCounts, goalSlots, type GoalId } from '../content/goals.ts';
import { exploredBeside, heldByAll } from '../reckoning/goalCounts.ts';
import { countOf, itemsOf } from '../rules/holdings.ts';
import { everybody } from '../rules/characters.ts';
import type { Face } from '../content/materials.ts';
import type { CharacterId, GoalState, StonesagaState } from '../state.ts';
import { provisionsOf } from './night.ts';

/** Tools end the introduction well, and what leads to them comes before them. */
const weights: Partial<Record<GoalId, number>> = { G102: 1.3, G104: 1.3, G109: 1.5, G110: 2 };
const introduction = ['G101', 'G102', 'G103', 'G104', 'G105', 'G106', 'G107', 'G108', 'G109', 'G110'] as const satisfies readonly GoalId[];
const whole = introduction.reduce((sum, goal) => sum + (weights[goal] ?? 1), 0);

/** How far the introduction has come, from 0 to 1. */
export function introductionDone(state: StonesagaState): number {
  let sum = 0;
  for (const goal of introduction) {
    const weight = weights[goal] ?? 1;
    if (state.completed.includes(goal)) sum += weight;
    else sum += weight * 0.7 * readiness(state, goal);
  }
  return sum / whole;
}

/** What is done of a goal, or would count if it were in play. */
function readiness(state: StonesagaState, goal: GoalId): number {
  switch (goal) {
    case 'G107':
      return Math.min(1, exploredBeside(state) / goalCounts.G107);
    case 'G108':
      return Math.min(1, lastingOf(state) / goalCounts.G108);
    case 'G109':
      return Math.min(1, (state.goals.G109?.count ?? 0) / goalCounts.G109);
    case 'G110':
      return everybody(state).some((who) => itemsOf(state, who).length > 0) ? 1 : 0;
    default:
      return 0;
  }
}

/** What is eaten and drunk does not add up: counted, it would be kept from the mouth. */
const lastingOf = (state: StonesagaState): number =>
  heldByAll(state) - everybody(state).reduce((sum, who) => sum + provisionsIn(state, who), 0);

function provisionsIn(state: StonesagaState, who: CharacterId): number {
  const { food, water } = provisionsOf(state.characters[who]);
  return food + water;
}

/** How many of the goals of Endless Mode are done or begun, as a share. */
export function endlessGoalsDone(state: StonesagaState): number {
  const { GA08: flame, GA09: ways } = state.goals;
  const done = (['GA08', 'GA09'] as const).filter((goal) => state.completed.includes(goal)).length;
  return (done + (flame ? 0.8 * filled(flame) : 0) + (ways ? (0.8 * ways.count) / goalCounts.GA09 : 0)) / 2;
}

function filled({ tokens }: GoalState): number {
  const slots = goalSlots.GA08!;
  return (
    Object.entries(slots).reduce((sum, [face, n]) => sum + Math.min(n, countOf(tokens, face as Face)) / n, 0) / Object.keys(slots).length
  );
}
