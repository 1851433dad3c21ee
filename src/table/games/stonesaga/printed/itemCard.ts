import type { ItemCard } from '../../../../engine/games/stonesaga/content/schema.ts';
import { items, type ItemId } from '../../../../engine/games/stonesaga/content/items.ts';

/** Tools and technologies of an item, as printed under its picture. */
export function abilitiesPrinted(item: ItemId): readonly string[] {
  const { abilities }: ItemCard = items[item];
  return abilities.flatMap((one) => (one.is === 'tool' ? [one.tool] : one.is === 'technology' ? [one.technology] : []));
}
