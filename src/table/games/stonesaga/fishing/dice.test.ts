import { expect, test } from 'vitest';
import { grounds } from '../ground.ts';
import { facesOf, goneTo, layDice, turnsOf } from './dice.ts';
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
});

test.each(['wide', 'tall'] as const)(
  'apart, dice lie from the lowest to the highest, and none covers another or what turns it (%s)',
  (layout) => {
    const ground = planOf(grounds[layout]);
    const dice = [5, 4, 4, 2, 2, 6];
    const laid = [...layDice(ground, scene(dice, [[], [], [], [], []]), {}, {}, true)].sort((a, b) => a.x - b.x);
    expect(laid.map(({ id }) => id)).toEqual(['die:3', 'die:4', 'die:1', 'die:2', 'die:0', 'die:5']);
    const turn = turnsOf(ground, dice.length);
    for (const [k, { x, y }] of laid.entries()) {
      if (k > 0) expect(x - laid[k - 1]!.x).toBeGreaterThanOrEqual(Math.max(ground.die, turn.width));
      expect(x - turn.width / 2).toBeGreaterThanOrEqual(ground.shelf.x);
      expect(x + turn.width / 2).toBeLessThanOrEqual(ground.shelf.x + ground.shelf.width);
      expect(y + ground.die / 2 + turn.height).toBeLessThanOrEqual(ground.shelf.y + ground.shelf.height);
    }
  },
);

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
