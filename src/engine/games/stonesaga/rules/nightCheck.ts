import type { CharacterId, StonesagaState } from '../state.ts';
import { faces, isFood } from '../content/faces.ts';
import type { Face } from '../content/materials.ts';
import { restFor } from '../content/values.ts';
import { abilitiesOf } from './abilities.ts';
import { energyMax, nameOf, onMap } from './characters.ts';
import { fits, holdsAny } from './holdings.ts';
import { shelterValue } from './sites.ts';

/** What a character lacks for the night: food, water, and a fire, a shelter or something of their own to sleep by. */
function lacks(state: StonesagaState, who: CharacterId): readonly string[] {
  const at = state.characters[who].at!;
  const fed = holdsAny(state, who, isEdibleFood);
  const warm = state.map[at]!.fire > 0 || shelterValue(state, at) > 0 || abilitiesOf(state, who, 'comforted').length > 0;
  const missing: string[] = [];
  if (!fed) missing.push('food');
  if (!holdsAny(state, who, isWater)) missing.push('water');
  if (!warm) missing.push('a fire or a shelter');
  return missing;
}

const isEdibleFood = (face: Face): boolean => isFood(face) && faces[face].edible;
const isWater = (face: Face): boolean => fits('water', face);

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)!}`;

/**
 * What is lost if this character passes: energy that the night could not add to, and, where the night falls with it, what everybody
 * lacks for it. Null if nothing is.
 */
export function beforeNight(state: StonesagaState, who: CharacterId): string | null {
  const others = onMap(state).filter((one) => one !== who && !state.characters[one].passed);
  const { energy } = state.characters[who];
  const beyond = energy + restFor(state.count) - energyMax(state);
  const spare = `${nameOf(state, who)} has ${energy} energy left, and the night fills it up to ${energyMax(state)} only`;
  const lines = beyond > 0 ? [spare] : [];
  if (others.length === 0)
    for (const one of onMap(state)) {
      const missing = lacks(state, one);
      if (missing.length > 0) lines.push(`For the night ${nameOf(state, one)} lacks ${listed(missing)}`);
    }
  return lines.length === 0 ? null : lines.join('\n');
}
