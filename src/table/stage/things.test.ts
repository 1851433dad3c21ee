import { beforeEach, describe, expect, test } from 'vitest';
import type { Pose } from '../motion/motion.ts';
import { ground } from './space.ts';
import { box, disc, hexagon, shifted } from './shapes.ts';
import { Things } from './things.ts';

let poses: Map<string, Pose>;
let things: Things;
const at = (x: number, y: number, turn = 0): Pose => ({ x, y, turn, lift: 0, size: 1 });
const add = (id: string, pose: Pose, hit = disc(10), z = 0, touchable = true, space = ground) => {
  poses.set(id, pose);
  return things.addThing({ id, z, hit, space, touchable, glow: 'ring' });
};
const place = (id: string, area: ReturnType<typeof box>, z = 0) =>
  things.addPlace({ id, z, area, space: ground, snap: { x: 0, y: 0 }, glow: 'box' });

beforeEach(() => {
  poses = new Map();
  things = new Things((id) => poses.get(id));
});

describe('what lies under a finger', () => {
  test('is found where motion has put it, not where it began', () => {
    add('a', at(0, 0));
    expect(things.under({ x: 3, y: 3 })).toEqual(['a']);
    poses.set('a', at(100, 0));
    expect(things.under({ x: 3, y: 3 })).toEqual([]);
    expect(things.under({ x: 105, y: 0 })).toEqual(['a']);
  });

  test('comes topmost first: things before places, then by height, then the last one', () => {
    place('cell', box(100, 100));
    add('low', at(0, 0), disc(20), 1);
    add('high', at(0, 0), disc(20), 5);
    add('later', at(0, 0), disc(20), 5);
    expect(things.under({ x: 0, y: 0 })).toEqual(['later', 'high', 'low', 'cell']);
  });

  test('leaves out decoration and what is gone', () => {
    add('print', at(0, 0), disc(20), 9, false);
    const remove = add('a', at(0, 0));
    remove();
    expect(things.under({ x: 0, y: 0 })).toEqual([]);
  });

  test('knows turned rectangles, discs and hexes', () => {
    add('card', at(0, 0, Math.PI / 2), box(10, 60));
    expect(things.under({ x: 25, y: 0 })).toEqual(['card']);
    expect(things.under({ x: 0, y: 25 })).toEqual([]);
    place('hex', shifted(hexagon(50), 200, 0));
    expect(things.under({ x: 200, y: 48 })).toEqual(['hex']);
    expect(things.under({ x: 243, y: 30 })).toEqual([]);
  });

  test('is found in a spot with its own units', () => {
    add('a', { ...at(300, 100), size: 3 }, disc(10), 0, true, { x: 0, y: 0, scale: 3, turn: 0 });
    expect(things.under({ x: 325, y: 100 })).toEqual(['a']);
    expect(things.under({ x: 335, y: 100 })).toEqual([]);
  });

  test('is as large as it is shown: a card in a pile is small, one held up to be read is large', () => {
    add('small', { ...at(0, 0), size: 0.4 }, disc(10));
    add('large', { ...at(100, 0), size: 1.5 }, disc(10));
    expect(things.under({ x: 6, y: 0 })).toEqual([]);
    expect(things.under({ x: 113, y: 0 })).toEqual(['large']);
    expect(things.girth('large')).toBe(15);
  });
});

test('registering an id again replaces it, and the first leaving does not remove the second', () => {
  const first = place('p', box(10, 10));
  place('p', shifted(box(10, 10), 100, 0));
  first();
  expect(things.under({ x: 100, y: 0 })).toEqual(['p']);
  expect(things.under({ x: 0, y: 0 })).toEqual([]);
});

test('a thing can be a target, with distances on the table', () => {
  add('enemy', at(50, 0), disc(10));
  const target = things.target('enemy')!;
  expect(target.snap).toMatchObject({ x: 50, y: 0 });
  expect(things.distance(target, { x: 80, y: 0 })).toBeCloseTo(20);
  expect(things.distance(target, { x: 55, y: 0 })).toBe(0);
});

test('whereabouts name the places that scenes give', () => {
  poses.set('a', at(0, 0));
  things.addThing({ id: 'a', z: 0, hit: disc(1), space: ground, touchable: true, glow: 'ring', place: 'cell:1' });
  add('b', at(0, 0));
  expect([...things.whereabouts()]).toEqual([['a', 'cell:1']]);
});
