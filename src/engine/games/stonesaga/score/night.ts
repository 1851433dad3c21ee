import type { Hex } from '../../../pieces/hexGrid.ts';
import { faces } from '../content/faces.ts';
import type { Face } from '../content/materials.ts';
import { energyFor, healthFor, restFor } from '../content/values.ts';
import { inHex } from '../rules/characters.ts';
import { adjacent } from '../rules/places.ts';
import { shelterValue } from '../rules/sites.ts';
import type { Character, CharacterId, HeldItem, Holdings, ItemKey, StonesagaState } from '../state.ts';

/** How a character gets through the coming night, as things stand: shares of 1. */
interface Morrow {
  readonly energy: number;
  readonly health: number;
  /** Half of it food, half of it water. */
  readonly meals: number;
}

/** What a character can eat and drink, on every night until it is gone. */
interface Provisions {
  readonly food: number;
  readonly water: number;
}

export function provisionsOf({ bag, items }: Character): Provisions {
  let food = edible(bag);
  let water = bag.water ?? 0;
  for (const key in items) {
    const { stored }: HeldItem = items[key as ItemKey]!;
    food += edible(stored);
    water += stored.water ?? 0;
  }
  return { food, water };
}

function edible(held: Holdings): number {
  let sum = 0;
  for (const face in held) if (faces[face as Face].edible) sum += held[face as Face]!;
  return sum;
}

/** Before the meal a night brings what the bag and the place allow; after it, what has been eaten. */
const isBeforeMeal = (step: string): boolean => step === 'day' || step === 'dusk' || step === 'night.perished' || step === 'night.recover';

/** Energy above the tokens of the board is lost: whoever sleeps well has nothing to save. */
export function morrowOf(state: StonesagaState, who: CharacterId, provisions: Provisions): Morrow {
  const character = state.characters[who];
  if (character.person === null) return { energy: 0, health: 0, meals: 0 };
  const most = energyFor(state.count);
  const { step } = state.phase;
  const ahead = isBeforeMeal(step);
  const fed = ahead ? Math.min(1, provisions.food) : Number(character.fed);
  const watered = ahead ? Math.min(1, provisions.water) : Number(character.watered);
  const rest = restFor(state.count) - (state.house.harderRest ? 1 : 0);
  const energy = ahead ? Math.min(most, character.energy + rest + fed + watered + comfortAhead(state, who)) : character.energy;
  const slept = !ahead && step !== 'night.hunger';
  const health = healthOf(state, character, slept ? 0 : fed && watered ? 1 : fed || watered ? 0 : -1);
  return { energy: energy / most, health, meals: (fed + watered) / 2 };
}

/** A malady weighs more the fewer spaces are left; `change` is what the night heals, or does. */
function healthOf(state: StonesagaState, { health }: Character, change: number): number {
  const spaces = healthFor(state.count);
  const { injury, disease } = health;
  const tokens = injury.minor + injury.major + disease.minor + disease.major;
  // Whoever lies incapacitated at nightfall dies before the night heals anybody.
  if (tokens >= spaces) return 0;
  const burden = Math.max(0, tokens + 0.6 * (injury.major + disease.major) - 0.7 * change);
  return Math.max(0.05, 1 - (0.55 + (0.45 * burden) / spaces) * (burden / spaces));
}

/** 1 where a fire burns or a shelter has room, a little less for each step to the nearest such place. */
function comfortAhead(state: StonesagaState, who: CharacterId): number {
  const at = state.characters[who].at;
  if (at === null) return 0;
  if (isComfort(state, at, who)) return 1;
  const next = adjacent(state, at);
  if (next.some(({ hex }) => isComfort(state, hex, who))) return 0.7;
  return next.some(({ hex }) => adjacent(state, hex).some((way) => isComfort(state, way.hex, who))) ? 0.5 : 0;
}

function isComfort(state: StonesagaState, hex: Hex, who: CharacterId): boolean {
  const laid = state.map[hex]!;
  if (laid.fire > 0) return true;
  const room = shelterValue(state, hex);
  return room > 0 && inHex(state, hex).filter((one) => one !== who).length < room;
}
