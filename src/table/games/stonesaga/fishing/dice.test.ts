import { expect, test } from 'vitest';
import { grounds } from '../ground.ts';
import { facesOf, goneTo, layDice } from './dice.ts';
import { planOf, zoneStrip } from './plan.ts';

const plan = planOf(grounds.wide);
const scene = (dice: (number | null)[], strikes: number[][]) => ({ dice, strikes, currents: 'F01' as const, resolved: [] });

test('a die that leaves the shelf is the one that lies in the zone', () => {
  const before = goneTo(scene([5, 4, 4, 2], [[], [], [], [], []]), {});
  expect(before).toEqual({});
  const faces = facesOf(scene([5, 4, 4, 2], [[], [], [], [], []]), before, {});
  const first = goneTo(scene([5, 4, 4, null], [[], [2], [], [], []]), before);
  expect(first).toEqual({ 3: 1 });
  const second = goneTo(scene([null, 4, 4, null], [[5], [2], [], [], []]), first);
  expect(second).toEqual({ 3: 1, 0: 0 });
  expect(facesOf(scene([null, 4, 4, null], [[5], [2], [], [], []]), second, faces)).toEqual({ 0: 5, 1: 4, 2: 4, 3: 2 });
});

test('SS-434: dice of a resolved zone are gone', () => {
  const gone = goneTo(scene([null, 4, null, null], [[], [2, 5], [], [], []]), { 0: 0, 2: 1, 3: 1 });
  expect(gone).toEqual({ 2: 1, 3: 1 });
});

test('a catch that is seen for the first time shows the faces of its zones', () => {
  const seen = scene([null, 4, null, null], [[], [2, 5], [6], [], []]);
  const gone = goneTo(seen, {});
  const faces = facesOf(seen, gone, {});
  expect(Object.keys(gone).map((i) => faces[Number(i)]).sort()).toEqual([2, 5, 6]);
});

test('equal dice lie in one heap with the first on top; apart, none covers another', () => {
  const laid = layDice(plan, scene([5, 4, 4, 2], [[], [], [], [], []]), {}, {}, false);
  const [first, second] = [laid.find(({ id }) => id === 'die:1')!, laid.find(({ id }) => id === 'die:2')!];
  expect(first.z).toBeGreaterThan(second.z);
  expect(second.x - first.x).toBeLessThan(plan.die);
  const apart = layDice(plan, scene([5, 4, 4, 2, 2, 6], [[], [], [], [], []]), {}, {}, true).map(({ x }) => x).sort((a, b) => a - b);
  for (let k = 1; k < apart.length; k++) expect(apart[k]! - apart[k - 1]!).toBeGreaterThanOrEqual(plan.die);
  expect(apart.at(-1)! + plan.die / 2).toBeLessThanOrEqual(plan.shelf.x + plan.shelf.width);
});

test('dice in a zone lie inside it', () => {
  const seen = scene([null, null, 4, 2], [[], [3, 6], [], [], []]);
  const gone = goneTo(seen, {});
  const { x, y, width, height } = zoneStrip(plan, 'F01', 1);
  for (const die of layDice(plan, seen, gone, facesOf(seen, gone, {}), false).filter(({ place }) => place === 'strike:1')) {
    expect(die.x - plan.die / 2).toBeGreaterThan(x);
    expect(die.x + plan.die / 2).toBeLessThan(x + width);
    expect(Math.abs(die.y - y - height / 2)).toBeLessThan(1);
  }
});
