import { expect, test } from 'vitest';
import { thrownBy } from './useThrown.ts';

test('dice have left the hand once they roll, and other news leave them where they are', () => {
  const waits = { thrown: false };
  expect(thrownBy(waits, { fact: 'dieRolled' }).thrown).toBe(true);
  expect(thrownBy(waits, { fact: 'fishingRolled' }).thrown).toBe(true);
  expect(thrownBy(waits, { fact: 'journeyDrawn' })).toBe(waits);
});
