import { expect, test } from 'vitest';
import { editions } from './editions.ts';
import { vanguard } from './index.ts';
import { position } from './vanguard.testing.ts';

test('edition 7 leaves every track that has become shorter one space before its end, and the others as they are', () => {
  const state = position({
    planet: 'switch-house',
    edit: (s) => void (s.planet!.markers = { 'wakehall.g': 9, 'warmlamp.g': 3, 'readline.g': 7 }),
  });
  editions.find(({ to }) => to === vanguard.edition)!.up(state);
  expect(state.planet!.markers).toEqual({ 'wakehall.g': 6, 'warmlamp.g': 3, 'readline.g': 7 });
});
