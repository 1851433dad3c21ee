import { beforeEach, describe, expect, test } from 'vitest';
import { ground } from '../stage/space.ts';
import type { Fitting, MovedPart } from './body.ts';
import { Motion } from './motion.ts';

/** As much of a container as motion writes. */
function part() {
  const at = { x: 0, y: 0, scale: 1, writes: 0 };
  const body: MovedPart = {
    position: {
      set: (x, y) => {
        [at.x, at.y] = [x, y];
        at.writes++;
      },
    },
    scale: { set: (x) => void (at.scale = x) },
    rotation: 0,
    alpha: 1,
  };
  return { at, body };
}

let motion: Motion;
let landed: string[];
let raised: string[];
let woken: number;

beforeEach(() => {
  [landed, raised, woken] = [[], [], 0];
  motion = new Motion({
    woken: () => void woken++,
    landed: (id) => landed.push(id),
    raised: (id, up) => raised.push(`${id} ${up ? 'up' : 'down'}`),
  });
});

const put = (id: string, x = 0, y = 0) => {
  const root = part();
  const [figure, shadow] = [part(), part()];
  const fitting: Fitting = { root: root.body, figure: figure.body, shadow: shadow.body, space: ground, rise: 40, girth: 20 };
  const remove = motion.hold(id, fitting);
  motion.send(id, { x, y });
  return { root, figure, shadow, remove };
};
const pass = (ms: number) => {
  for (let t = 0; t < ms; t += 16) motion.advance(16);
};

describe('a thing', () => {
  test('appears at its first home and glides to the next one', () => {
    const { root } = put('a', 10, 20);
    expect([root.at.x, root.at.y]).toEqual([10, 20]);
    motion.opening = false;
    motion.send('a', { x: 210, y: 20 });
    motion.advance(16);
    expect(root.at.x).toBeGreaterThan(10);
    expect(root.at.x).toBeLessThan(210);
    pass(2500);
    expect(root.at.x).toBe(210);
    expect(motion.busy).toBe(false);
  });

  test('is carried over on its way, and lands', () => {
    const { figure } = put('a');
    motion.send('a', { x: 300, y: 0 });
    pass(160);
    expect(figure.at.y).toBeLessThan(-8);
    pass(2500);
    expect(figure.at.y).toBeCloseTo(0);
    expect(landed).toEqual(['a']);
    expect(raised).toEqual(['a up', 'a down']);
  });

  test('rises in the hand, grows by seven in a hundred, and its shadow moves away', () => {
    const { figure, shadow } = put('a');
    motion.pick('a');
    pass(1500);
    expect(figure.at.y).toBeCloseTo(-40, 1);
    expect(figure.at.scale).toBeCloseTo(1.07, 2);
    expect(shadow.at.x).toBeGreaterThan(15);
    expect(shadow.body.alpha).toBeLessThan(0.75);
  });

  test('leans against the drag and swings back', () => {
    const { figure } = put('a');
    motion.pick('a');
    for (let x = 0; x <= 400; x += 40) {
      motion.drag('a', { x, y: 0 });
      motion.advance(16);
    }
    expect(figure.body.rotation).toBeLessThan(-0.02);
    pass(2000);
    expect(figure.body.rotation).toBeCloseTo(0, 2);
  });

  test('goes home when it is let go, and waits where it was set down until the next view', () => {
    const { root } = put('a');
    motion.pick('a');
    motion.drag('a', { x: 100, y: 0 });
    pass(400);
    motion.park('a', { x: 120, y: 0 });
    pass(2000);
    expect(root.at.x).toBe(120);
    motion.send('a', { x: 130, y: 5 });
    expect(motion.pose('a')?.x).toBe(120);
    motion.unpark();
    pass(2000);
    expect([root.at.x, root.at.y]).toEqual([130, 5]);
  });

  test('turns the short way round', () => {
    const { figure } = put('a');
    motion.send('a', { x: 0, y: 0, turn: (3 * Math.PI) / 2 });
    pass(3000);
    const three = figure.body.rotation;
    motion.send('a', { x: 0, y: 0, turn: 0 });
    pass(3000);
    expect(Math.abs(figure.body.rotation - three)).toBeCloseTo(Math.PI / 2, 2);
  });

  test('that React takes away and puts elsewhere goes on from where it was', () => {
    const first = put('a', 500, 0);
    motion.opening = false;
    first.remove();
    const second = put('a', 0, 0);
    expect(second.root.at.x).toBe(500);
    pass(3000);
    expect(second.root.at.x).toBe(0);
  });

  test('comes out of the deck it was drawn from', () => {
    motion.opening = false;
    const root = part();
    motion.hold('card', { root: root.body, space: ground, rise: 10, girth: 20 });
    motion.send('card', { x: 0, y: 0 }, { x: 90, y: 40 });
    expect(root.at.x).toBe(90);
    pass(3000);
    expect(root.at.x).toBe(0);
  });

  test('stands in units of its frame, while its pose is that of the table', () => {
    const root = part();
    motion.hold('a', { root: root.body, space: { x: 100, y: 50, scale: 2, turn: 0 }, rise: 10, girth: 20 });
    motion.send('a', { x: 140, y: 60 });
    expect([root.at.x, root.at.y]).toEqual([20, 5]);
    expect(motion.pose('a')).toMatchObject({ x: 140, y: 60, size: 2 });
  });
});

describe('many things', () => {
  test('at rest are not visited while one is dragged', () => {
    const pieces = Array.from({ length: 2000 }, (_, k) => put(`t${k}`, k, 0));
    pass(100);
    const before = pieces.map(({ root }) => root.at.writes);
    motion.pick('t7');
    for (let k = 0; k < 60; k++) {
      motion.drag('t7', { x: k * 5, y: 0 });
      motion.advance(16);
      expect(motion.moving).toBe(1);
    }
    const visited = pieces.filter(({ root }, k) => root.at.writes !== before[k]);
    expect(visited).toHaveLength(1);
  });

  test('set out one after another when told to', () => {
    const [a, b] = [put('a'), put('b')];
    motion.send('a', { x: 100, y: 0 });
    motion.send('b', { x: 100, y: 0 });
    motion.stagger(new Map([['b', 100]]));
    pass(64);
    expect(a.root.at.x).toBeGreaterThan(5);
    expect(b.root.at.x).toBe(0);
    pass(3000);
    expect(b.root.at.x).toBe(100);
  });
});

describe('reduced motion', () => {
  test('jumps', () => {
    const { root } = put('a');
    motion.still = true;
    motion.send('a', { x: 100, y: 0 });
    motion.advance(16);
    expect(root.at.x).toBe(100);
    expect(motion.busy).toBe(false);
  });

  test('fast-forward does the same once', () => {
    const { root } = put('a');
    motion.send('a', { x: 100, y: 0 });
    motion.finish();
    expect([root.at.x, motion.busy]).toEqual([100, false]);
  });
});

test('dials swing to their value and rest', () => {
  const seen: number[] = [];
  const dial = motion.dials.add(0, (value) => seen.push(value));
  dial.set(1);
  expect(motion.busy).toBe(true);
  pass(100);
  expect(seen.at(-1)).toBeGreaterThan(0.1);
  pass(3000);
  expect([seen.at(-1), motion.busy]).toEqual([1, false]);
});

describe('reduced motion', () => {
  test('goes the short way: no hop, no swing, and soon there', () => {
    const { root, figure } = put('a');
    motion.opening = false;
    motion.calm = true;
    motion.send('a', { x: 400, y: 0 });
    motion.advance(16);
    expect(root.at.x).toBeGreaterThan(0);
    expect(root.at.x).toBeLessThan(400);
    let highest = 0;
    let farthest = 0;
    for (let t = 0; t < 400; t += 16) {
      motion.advance(16);
      highest = Math.max(highest, -figure.at.y);
      farthest = Math.max(farthest, root.at.x);
    }
    expect([highest, farthest, motion.busy]).toEqual([0, 400, false]);
    expect(landed).toEqual([]);
  });

  test('is not the same as none', () => {
    const { root } = put('a');
    motion.opening = false;
    motion.still = true;
    motion.send('a', { x: 400, y: 0 });
    motion.advance(16);
    expect(root.at.x).toBe(400);
  });
});
