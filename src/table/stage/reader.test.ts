import { expect, test } from 'vitest';
import { nearestEdge } from './reader.ts';

test('a card on a table screen is turned to whoever reaches for it', () => {
  const at = (x: number, y: number) => nearestEdge({ x, y }, 1600, 900);
  expect([at(800, 880), at(800, 20), at(30, 450), at(1590, 450), at(800, 450)]).toEqual(['south', 'north', 'west', 'east', 'south']);
});
