import { expect, test } from 'vitest';
import { cardOf, cards } from '../../../engine/games/vantage/content/cards.ts';
import { cardWords, slotWords } from './cardWords.ts';

const slotOf = (num: number, id: string) => slotWords(cardOf(num).slots.find((one) => one.id === id)!);

test('a slot says which dice it takes, and what it brings', () => {
  expect(slotOf(289, 'b')).toBe('any die in an engage action to TEACH; it brings 1 morale');
  expect([slotOf(295, 'a'), slotOf(295, 'b')]).toEqual([
    'any die in a help action; it brings 1 morale for one player here',
    'a time die at a settlement place; it brings 1 boost',
  ]);
});

test.each(cards.map((card) => [card.num, card] as const))('card %i says all that its icons mean', (_, card) => {
  const words = cardWords(card);
  expect(words).not.toMatch(/undefined|NaN|\[object|brings $|brings\.|: \.|\ba (engage|overpower|ice|underwater) /m);
  expect(words.match(/it brings \d/g)?.length ?? 0).toBe(card.slots.filter(({ bonus }) => bonus).length);
  expect(/^When it is placed: \d/m.test(words)).toBe(card.whenPlaced !== undefined);
  for (const [part, there] of [['Made of', card.element], ['Worth', card.coinValue], ['in reserve', card.reserve]] as const)
    expect(words.includes(part), part).toBe(Boolean(there));
  expect(words.includes('work there alone')).toBe(card.only !== undefined);
});
