import { faces } from '../../../engine/games/stonesaga/content/faces.ts';
import type { Face } from '../../../engine/games/stonesaga/content/materials.ts';
import { hexes, type HexId } from '../../../engine/games/stonesaga/content/hexes.ts';
import { items, type ItemId } from '../../../engine/games/stonesaga/content/items.ts';
import type { Feature, Omen } from '../../../engine/games/stonesaga/content/vocabulary.ts';
import type { StonesagaFact } from '../../../engine/games/stonesaga/facts.ts';
import type { StonesagaView } from '../../../engine/games/stonesaga/view.ts';
import type { Names } from '../../contract.ts';

/** What things are called, on the table as in the log. */
export const nameOfFace = (face: Face): string => faces[face].name.toLowerCase();
export const nameOfItem = (item: ItemId): string => items[item].name;
export const nameOfHex = (hex: HexId): string => hexes[hex].name;
export const featureNames: Readonly<Record<Feature, string>> = {
  lake: 'lake',
  river: 'river',
  wetland: 'wetland',
  cave: 'cave',
  forest: 'forest',
  prairie: 'prairie',
  chasm: 'chasm',
  driedFlats: 'dried flats',
  moraine: 'moraine',
  mountain: 'mountain',
};
/** Where there is room for one word only. */
export const shortFeature = (feature: Feature): Exclude<Feature, 'driedFlats'> | 'flats' => (feature === 'driedFlats' ? 'flats' : feature);
export const nameOfOmen = (omen: Omen): string => `the ${omen}`;

/** The name on the card that lies on a board, or what the place is called where nobody bears it. */
export function nameOfCharacter(
  view: Pick<StonesagaView, 'characters' | 'people'>,
  who: keyof StonesagaView['characters'],
  otherwise = 'Nobody',
): string {
  const { person } = view.characters[who];
  return (person && view.people[person]?.name) ?? otherwise;
}

/** Boards are called by whoever bears them; cards by the name that was written on them. */
export function naming(names: Names, fact: StonesagaFact): Names {
  if (fact.fact === 'characterCreated') return { ...names, [fact.person]: fact.name, [fact.who]: fact.name };
  if (fact.fact === 'characterChosen') return { ...names, [fact.who]: names[fact.person] ?? 'Somebody' };
  return names;
}
