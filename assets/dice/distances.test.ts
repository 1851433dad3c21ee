import { expect, test } from 'vitest';
import { distances } from './distances.ts';

test('the field of a disc is the distance to its edge', () => {
  const n = 64;
  const radius = 20;
  const toMiddle = (i: number): number => Math.hypot((i % n) + 0.5 - n / 2, Math.floor(i / n) + 0.5 - n / 2);
  const coverage = Uint8Array.from({ length: n * n }, (_, i) => Math.round(255 * Math.min(1, Math.max(0, radius - toMiddle(i) + 0.5))));
  const field = distances(coverage, n);
  field.forEach((d, i) => expect(Math.abs(d - (radius - toMiddle(i)))).toBeLessThan(0.75));
});

test('an empty face is outside everywhere', () => {
  expect(Math.max(...distances(new Uint8Array(256), 16))).toBeLessThan(-1000);
});
