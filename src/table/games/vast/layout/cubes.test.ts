import { expect, test } from 'vitest';
import { dealCubes } from './cubes.ts';

const opening = { unassigned: 3, prepare: 0, sprint: 0, crusade: 0, supply: 4 };

test('seven cubes are dealt and none is lost', () => {
  expect(dealCubes([], opening)).toEqual(['unassigned', 'unassigned', 'unassigned', 'supply', 'supply', 'supply', 'supply']);
});

test('an assigned cube is the only one that moves', () => {
  const before = dealCubes([], opening);
  const after = dealCubes(before, { ...opening, unassigned: 2, crusade: 1 });
  expect(after.filter((box, k) => box !== before[k])).toEqual(['crusade']);
});

test('collected cubes come back from their boxes while those of the supply stay', () => {
  const spread = dealCubes(dealCubes([], opening), { unassigned: 0, prepare: 1, sprint: 1, crusade: 1, supply: 4 });
  const after = dealCubes(spread, opening);
  expect(after.filter((box) => box === 'unassigned')).toHaveLength(3);
  expect(after.filter((box, k) => box !== spread[k])).toHaveLength(3);
});
