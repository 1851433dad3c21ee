import { expect, test } from 'vitest';
import type { z } from 'zod';
import { favors } from './favors.ts';
import { gear } from './gear.ts';
import { difficulties, ranks, stabilityTable, terrorTable } from './journey.ts';
import { powerFaces } from './powers.ts';
import { rituals } from './rituals.ts';
import { Difficulty, Favor, Gear, Power, Rank, Ritual, Spell, StabilityRow, TerrorRow, Treasure } from './schema.ts';
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

test.each<readonly [string, z.ZodType, readonly unknown[]]>([
  ['Stability', StabilityRow, stabilityTable],
  ['Terror', TerrorRow, terrorTable],
  ['difficulties', Difficulty, Object.values(difficulties)],
  ['ranks', Rank, ranks],
])('every row of the table of %s is as its schema says', (_, schema, rows) => {
  for (const row of rows) expect(schema.parse(row)).toEqual(row);
});

test('a brief that would not fit its card is refused', () => {
  const long = { ...favors.vigor, brief: 'A brief as long as this one cannot be read on a card' };
  expect(Favor.safeParse(long).success).toBe(false);
  expect(Favor.safeParse({ ...favors.vigor, brief: '' }).success).toBe(false);
});
