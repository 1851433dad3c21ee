import { expect, test } from 'vitest';
import { turningAt } from './turning.ts';

test('a card leaves its pile small and on its face, stands on its edge half-way, and lies large and open in the end', () => {
  expect(turningAt(0)).toMatchObject({ across: 1, side: 'back' });
  expect(turningAt(0).size).toBeLessThan(0.3);
  expect(turningAt(0.5).across).toBeLessThan(0.05);
  expect(turningAt(1)).toEqual({ size: 1, across: 1, side: 'front' });
});

test('what swings beyond the end does not turn on', () => {
  expect(turningAt(1.08)).toEqual(turningAt(1));
  expect(turningAt(-0.1)).toEqual(turningAt(0));
});
