import type { Ability, AbilityOf } from '../../../../engine/games/stonesaga/content/abilities.ts';
import { faceIds, faces } from '../../../../engine/games/stonesaga/content/faces.ts';
import { items } from '../../../../engine/games/stonesaga/content/items.ts';
import type { Face } from '../../../../engine/games/stonesaga/content/materials.ts';
import { structures } from '../../../../engine/games/stonesaga/content/structures.ts';
import type { Tool } from '../../../../engine/games/stonesaga/content/vocabulary.ts';
import type { CharacterId } from '../../../../engine/games/stonesaga/state.ts';
import type { StonesagaView } from '../../../../engine/games/stonesaga/view.ts';
import { toolsGranted } from '../../../../engine/games/stonesaga/reckoning/tools.ts';

const toolsOn = (abilities: readonly Ability[]): AbilityOf<'tool'>[] => abilities.filter((one) => one.is === 'tool');

/** Tools within reach: on the tokens and faceup items of a character, on structures and in the fire where it stands. */
export function toolsAtHand(view: StonesagaView, who: CharacterId): ReadonlySet<Tool> {
  const { bag, items: held, at } = view.characters[who];
  const open = Object.values(held).filter(({ packed }) => !packed);
  const tokens: Face[] = faceIds.filter((face) => bag[face] || open.some(({ stored }) => stored[face]));
  const built = Object.values(view.outposts)
    .filter((outpost) => outpost.at === at && outpost.status === 'active')
    .flatMap((outpost) => Object.values(outpost.structures));
  const granted = [
    ...open.flatMap(({ item }) => toolsOn(items[item].abilities as readonly Ability[])),
    ...built.flatMap(({ structure }) => toolsOn(structures[structure].abilities as readonly Ability[])),
  ];
  const tools = toolsGranted(granted, at !== null && (view.map[at]?.fire ?? 0) > 0, view.phase === 'day');
  for (const face of tokens) for (const tool of faces[face].tools) tools.add(tool);
  return tools;
}
