import { expect, test } from 'vitest';
import type { z } from 'zod';
import { favors } from './favors.ts';
import { gear } from './gear.ts';
import { powerFaces } from './powers.ts';
import { rituals } from './rituals.ts';
import { Favor, Gear, Power, Ritual, Spell, Treasure } from './schema.ts';
import { spells } from './spells.ts';
import { treasures } from './treasures.ts';

const decks: readonly (readonly [string, z.ZodType, Readonly<Record<string, { readonly brief: string }>>])[] = [
  ['favors', Favor, favors],
  ['treasures', Treasure, treasures],
  ['gear', Gear, gear],
  ['powers', Power, powerFaces],
  ['rituals', Ritual, rituals],
  ['spells', Spell, spells],
];

test.each(decks)('all %s are printed as their schema says', (_, schema, cards) => {
  for (const card of Object.values(cards)) expect(schema.parse(card)).toEqual(card);
});

test('a brief that would not fit its card is refused', () => {
  const long = { ...favors.vigor, brief: 'A brief as long as this one cannot be read on a card' };
  expect(Favor.safeParse(long).success).toBe(false);
  expect(Favor.safeParse({ ...favors.vigor, brief: '' }).success).toBe(false);
});
