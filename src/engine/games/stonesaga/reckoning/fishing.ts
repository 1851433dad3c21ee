import { fishing, fishingIds, type FishingId } from '../content/fishing.ts';
import type { FishingCard } from '../content/schema.ts';
import type { Row } from '../scenes.ts';

interface FishingCards {
  readonly stock: FishingId;
  readonly currents: FishingId;
  readonly modifiers: FishingId;
}

/** SS-407, SS-414 Cards that may still turn up as modifiers, each as likely as another: all that do not lie open. */
export const unseenBy = ({ stock, currents, modifiers }: { [Role in keyof FishingCards]: FishingId | null }): readonly FishingId[] =>
  modifiers ? [modifiers] : fishingIds.filter((id) => id !== stock && id !== currents);

/** The modifier at the end of a current. */
const changeOf = ({ currents, modifiers }: FishingCards, row: Row): FishingCard['modifiers']['T'] =>
  fishing[modifiers].modifiers[fishing[currents].currents[row]];

/** SS-424, SS-425 What a strike must reach along a current: the stock's value, changed by the modifier at the current's end. */
export function difficultyOf(cards: FishingCards, row: Row): number {
  const change = changeOf(cards, row);
  const { base } = fishing[cards.stock].stock[row];
  return 'add' in change ? base + change.add : base * change.times;
}

/** The same as a sum to be read: `5 + 2 = 7`, or the number alone where the modifier changes nothing. */
export function difficultySum(cards: FishingCards, row: Row): string {
  const change = changeOf(cards, row);
  const { base } = fishing[cards.stock].stock[row];
  if ('add' in change && change.add === 0) return String(base);
  const changed = 'add' in change ? `${change.add > 0 ? '+' : '−'} ${Math.abs(change.add)}` : `× ${change.times}`;
  return `${base} ${changed} = ${difficultyOf(cards, row)}`;
}

/** Dice of one zone as a sum to be read: `4 + 3 = 7`, or the face alone. */
export const strikeSum = (dice: readonly number[]): string =>
  dice.length < 2 ? String(dice[0] ?? 0) : `${dice.join(' + ')} = ${dice.reduce((sum, face) => sum + face, 0)}`;

/** What people call the three waters of a card. */
export const waterNames: Readonly<Record<Row, string>> = { T: 'upper', M: 'middle', B: 'lower' };
