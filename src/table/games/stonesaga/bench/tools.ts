import type { Ability } from '../../../../engine/games/stonesaga/content/abilities.ts';
import { faceIds, faces } from '../../../../engine/games/stonesaga/content/faces.ts';
import { items } from '../../../../engine/games/stonesaga/content/items.ts';
import type { Face } from '../../../../engine/games/stonesaga/content/materials.ts';
import { structures } from '../../../../engine/games/stonesaga/content/structures.ts';
import type { Tool } from '../../../../engine/games/stonesaga/content/vocabulary.ts';
import type { CharacterId } from '../../../../engine/games/stonesaga/state.ts';
import type { StonesagaView } from '../../../../engine/games/stonesaga/view.ts';

const granted = (abilities: readonly Ability[]): Tool[] => abilities.flatMap((one) => (one.is === 'tool' ? [one.tool] : []));

/** Tools within reach: on the tokens and faceup items of a character, on structures and in the fire where it stands. */
export function toolsAtHand(view: StonesagaView, who: CharacterId): ReadonlySet<Tool> {
  const { bag, items: held, at } = view.characters[who];
  const open = Object.values(held).filter(({ packed }) => !packed);
  const tokens: Face[] = faceIds.filter((face) => bag[face] || open.some(({ stored }) => stored[face]));
  const built = Object.values(view.outposts).filter((outpost) => outpost.at === at && outpost.status === 'active').flatMap((outpost) => Object.values(outpost.structures));
  return new Set([
    ...tokens.flatMap((face) => faces[face].tools),
    ...open.flatMap(({ item }) => granted(items[item].abilities as readonly Ability[])),
    ...built.flatMap(({ structure }) => granted(structures[structure].abilities as readonly Ability[])),
    ...(at !== null && (view.map[at]?.fire ?? 0) > 0 ? (['heat'] as const) : []),
  ]);
}
