import { fishing, type FishingId } from '../content/fishing.ts';
import type { FishingCard } from '../content/schema.ts';
import type { Row } from '../scenes.ts';

interface FishingCards {
  readonly stock: FishingId;
  readonly currents: FishingId;
  readonly modifiers: FishingId;
}

/** SS-424, SS-425 What a strike must reach along a current: the stock's value, changed by the modifier at the current's end. */
export function difficultyOf({ stock, currents, modifiers }: FishingCards, row: Row): number {
  const change: FishingCard['modifiers']['T'] = fishing[modifiers].modifiers[fishing[currents].currents[row]];
  const { base } = fishing[stock].stock[row];
  return 'add' in change ? base + change.add : base * change.times;
}
