import { fishing } from '../../../../engine/games/stonesaga/content/fishing.ts';
import { foraging } from '../../../../engine/games/stonesaga/content/foraging.ts';
import { hexes } from '../../../../engine/games/stonesaga/content/hexes.ts';
import { items } from '../../../../engine/games/stonesaga/content/items.ts';
import { journey } from '../../../../engine/games/stonesaga/content/journey.ts';
import { overlays } from '../../../../engine/games/stonesaga/content/overlays.ts';
import { structures } from '../../../../engine/games/stonesaga/content/structures.ts';

const named: Readonly<Record<string, { readonly name?: string; readonly title?: string } | undefined>> = {
  ...hexes,
  ...overlays,
  ...items,
  ...structures,
  ...journey,
  ...foraging,
};

/** What a thing with an omen is called. */
export function componentName(id: string): string {
  const one = named[id];
  return one?.name ?? one?.title ?? (id in fishing ? `Fishing card ${id}` : id);
}
