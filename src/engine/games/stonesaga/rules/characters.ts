import type { Hex } from '../../../pieces/hexGrid.ts';
import { energyFor, healthFor } from '../content/values.ts';
import { maladyKinds, type Attribute, type Trait } from '../content/vocabulary.ts';
import { characterIds, type Character, type CharacterId, type Person, type StonesagaState } from '../state.ts';

/** Asked for every option and every condition, so as plain a loop as can be. */
function those(characters: Partial<StonesagaState['characters']>, are: (one: Character, id: CharacterId) => boolean): CharacterId[] {
  const found: CharacterId[] = [];
  for (const id of characterIds) {
    const one = characters[id];
    if (one !== undefined && are(one, id)) found.push(id);
  }
  return found;
}
export const everybody = ({ characters }: StonesagaState): CharacterId[] => those(characters, () => true);
export const onMap = ({ characters }: StonesagaState): CharacterId[] => those(characters, ({ at }) => at !== null);
export const inHex = ({ characters }: StonesagaState, hex: Hex): CharacterId[] => those(characters, ({ at }) => at === hex);
export const othersHere = ({ characters }: StonesagaState, who: CharacterId): CharacterId[] => {
  const { at: here } = characters[who];
  return here === null ? [] : those(characters, ({ at }, id) => at === here && id !== who);
};
export const charactersOf = ({ characters }: StonesagaState, seat: string): CharacterId[] => those(characters, (one) => one.seat === seat);

/** SC-007 */
export const isAlone = (state: StonesagaState, who: CharacterId): boolean => othersHere(state, who).length === 0;

export const personOf = (state: StonesagaState, who: CharacterId): Person => state.people[state.characters[who].person!]!;
export const nameOf = (state: StonesagaState, who: CharacterId): string => {
  const { person } = state.characters[who];
  return person ? state.people[person]!.name : who;
};

export const energyMax = (state: StonesagaState): number => energyFor(state.count);
export const healthSpaces = (state: StonesagaState): number => healthFor(state.count);

export function maladiesOn({ health }: Character): number {
  let sum = 0;
  for (const kind of maladyKinds) sum += health[kind].minor + health[kind].major;
  return sum;
}

/** SC-025 Every space in use is covered. It ends the moment a token leaves the track (SC-034, SC-035). */
export const isIncapacitated = (state: StonesagaState, who: CharacterId): boolean =>
  maladiesOn(state.characters[who]) >= healthSpaces(state);

/** SS-110 The printed value with its boost. */
export const boosted = (state: StonesagaState, who: CharacterId, attribute: Attribute): number =>
  personOf(state, who).attributes[attribute] + (state.characters[who].boosts[attribute] ?? 0);

export const hasTrait = (state: StonesagaState, who: CharacterId, trait: Trait): boolean => personOf(state, who).traits.includes(trait);
