import type { CharacterId, StonesagaState } from '../state.ts';
import { faces } from '../content/faces.ts';
import { restFor } from '../content/values.ts';
import { abilitiesOf } from './abilities.ts';
import { energyMax, nameOf, onMap } from './characters.ts';
import { findOn, holds } from './holdings.ts';
import { shelterValue } from './sites.ts';

/** What a character lacks for the night: food, water, and a fire, a shelter or something of their own to sleep by. */
function lacks(state: StonesagaState, who: CharacterId): readonly string[] {
  const at = state.characters[who].at!;
  const fed = findOn(state, who, 'food').some(({ face }) => faces[face].edible);
  const warm = state.map[at]!.fire > 0 || shelterValue(state, at) > 0 || abilitiesOf(state, who, 'comforted').length > 0;
  return [...(fed ? [] : ['food']), ...(holds(state, who, 'water') > 0 ? [] : ['water']), ...(warm ? [] : ['a fire or a shelter'])];
}

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
