import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonical } from '../engine/kernel/checksum.ts';
import { runs } from '../engine/testing/runs.testing.ts';
import { patchBetween, patched } from './patch.ts';
import { rememberedSum } from './rememberedSum.ts';

const json = fc.jsonValue({ maxDepth: 4 });
const fresh = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const turned = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(turned)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).reverse().map(([key, inside]) => [key, turned(inside)]))
      : value;

test('data that means the same has the same sum, however it was made and in whatever order', () => {
  fc.assert(
    fc.property(json, (value) => {
      expect(rememberedSum(fresh(value))).toBe(rememberedSum(value));
      expect(rememberedSum(turned(value))).toBe(rememberedSum(value));
    }),
    { numRuns: runs(300) },
  );
});

test('data that differs has another sum, also where most of it was summed before', () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      rememberedSum(before);
      const shared = patched(before, patchBetween(before, after));
      expect(rememberedSum(shared)).toBe(rememberedSum(fresh(after)));
      expect(rememberedSum(shared) === rememberedSum(before)).toBe(canonical(before) === canonical(after));
    }),
    { numRuns: runs(300) },
  );
});

test('what is absent and what is undefined are the same', () => {
  expect(rememberedSum({ a: 1, b: undefined })).toBe(rememberedSum({ a: 1 }));
});
