import type { Seat } from '../../kernel/rule.ts';
import { trackEnd } from './content/values.ts';
import { heldByAll } from './reckoning/goalCounts.ts';
import { everybody } from './rules/characters.ts';
import { structuresBuilt } from './rules/conditions.ts';
import { activeOutposts } from './rules/places.ts';
import { endlessGoalsDone, introductionDone } from './score/goals.ts';
import { morrowOf, provisionsOf } from './score/night.ts';
import type { StonesagaState } from './state.ts';

/**
 * Everything but goals, as parts of 1. Careful people look after the weakest first, and have food for two nights. A meal weighs more than
 * the token it takes, or people would go thirsty to bed beside their water.
 */
const living = { health: 0.4, weakest: 0.22, energy: 0.18, meals: 0.06, food: 0.05, water: 0.04, materials: 0.02, items: 0.03 };

/** How well the group stands, from 0 (lost) to 1 (won); everybody wins or loses together. */
export function scoreStonesaga(state: StonesagaState, seat: Seat): number {
  if (state.ended) return state.ended.winners.includes(seat) ? 1 : 0;
  const worth = state.challenge
    ? 0.55 * introductionDone(state) + 0.37 * livingOf(state) + 0.05 * societyOf(state)
    : 0.6 * livingOf(state) + 0.2 * societyOf(state) + 0.17 * homeOf(state);
  return Math.min(0.98, Math.max(0.01, 0.01 + worth));
}

function livingOf(state: StonesagaState): number {
  const company = everybody(state);
  let [health, weakest, energy, meals, food, water, items] = [0, 1, 0, 0, 0, 0, 0];
  for (const who of company) {
    const provisions = provisionsOf(state.characters[who]);
    const morrow = morrowOf(state, who, provisions);
    health += morrow.health;
    energy += morrow.energy;
    meals += morrow.meals;
    weakest = Math.min(weakest, morrow.health);
    food += Math.min(3, provisions.food);
    water += Math.min(3, provisions.water);
    for (const _ in state.characters[who].items) items += 1;
  }
  const n = company.length;
  return (
    (living.health * health) / n +
    living.weakest * weakest +
    (living.energy * energy) / n +
    (living.meals * meals) / n +
    (living.food * food) / (3 * n) +
    (living.water * water) / (3 * n) +
    living.materials * Math.min(1, heldByAll(state) / (6 * n)) +
    living.items * Math.min(1, items / (3 * n))
  );
}

/** A people that dwindles or quarrels is in danger long before it is over. */
function societyOf({ tracks }: StonesagaState): number {
  const unrest = tracks.unrest / trackEnd;
  const few = 1 - Math.min(1, tracks.population / 12);
  return 0.5 * (1 - unrest * (0.5 + 0.5 * unrest)) + 0.4 * (1 - few * few) + 0.1 * Math.min(1, tracks.lore / 6);
}

/** What a society leaves behind: outposts and what stands in them, knowledge, ages gone through. */
function homeOf(state: StonesagaState): number {
  const built = 0.5 * Math.min(1, activeOutposts(state).length / 3) + 0.5 * Math.min(1, structuresBuilt(state) / 6);
  const past = Math.min(1, (state.endless?.completed ?? 0) / 10);
  const { knowledge, designs } = state.culture;
  return (
    0.35 * built +
    0.25 * endlessGoalsDone(state) +
    0.2 * past +
    0.15 * Math.min(1, knowledge.length / 10) +
    0.05 * Math.min(1, designs.length / 6)
  );
}
