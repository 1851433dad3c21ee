import { describe, expect, test } from 'vitest';
import { fingerDown, fingerUp, slide, type Fingers } from './pinch.ts';

const touch = (id: number, movable: boolean, x = 0, ms = 0) => ({ id, point: { x, y: 0 }, movable, touch: true, ms });
const roles = (fingers: Fingers) => fingers.map(({ id, role }) => `${id}:${role}`);

describe('two fingers', () => {
  test('on two movable things are two hands', () => {
    const first = fingerDown([], touch(1, true)).fingers;
    const both = fingerDown(first, touch(2, true, 200, 30));
    expect(roles(both.fingers)).toEqual(['1:hand', '2:hand']);
    expect(both.freed).toEqual([]);
  });

  test('the second on the felt before the first has moved: a pinch, and the piece is let go', () => {
    const first = fingerDown([], touch(1, true)).fingers;
    const both = fingerDown(first, touch(2, false, 200, 400));
    expect(roles(both.fingers)).toEqual(['1:camera', '2:camera']);
    expect(both.freed).toEqual([1]);
  });

  test('the second on the felt while the first already drags: the drag goes on and the second pans', () => {
    let fingers = fingerDown([], touch(1, true)).fingers;
    fingers = slide(fingers, 1, { x: 50, y: 0 }).fingers;
    const both = fingerDown(fingers, touch(2, false, 300, 400));
    expect(roles(both.fingers)).toEqual(['1:hand', '2:felt']);
    const moved = slide(slide(both.fingers, 2, { x: 310, y: 0 }).fingers, 2, { x: 330, y: 0 });
    expect(moved.pan).toEqual({ x: 20, y: 0 });
  });

  test('on the felt pinch', () => {
    const both = fingerDown(fingerDown([], touch(1, false)).fingers, touch(2, false, 100, 20)).fingers;
    const moved = slide(both, 2, { x: 150, y: 0 });
    expect(moved.pinch).toEqual([
      [{ x: 100, y: 0 }, { x: 0, y: 0 }],
      [{ x: 150, y: 0 }, { x: 0, y: 0 }],
    ]);
  });

  test('landing together on felt and piece pinch; a piece touched later is picked up', () => {
    const first = fingerDown([], touch(1, false)).fingers;
    expect(roles(fingerDown(first, touch(2, true, 90, 50)).fingers)).toEqual(['1:camera', '2:camera']);
    expect(roles(fingerDown(first, touch(2, true, 90, 900)).fingers)).toEqual(['1:felt', '2:hand']);
  });

  test('after a pinch the finger that stays pans and never picks up', () => {
    const both = fingerDown(fingerDown([], touch(1, true)).fingers, touch(2, false, 100, 20)).fingers;
    const left = fingerUp(both, 2);
    expect(roles(left)).toEqual(['1:camera']);
    expect(slide(left, 1, { x: 9, y: 4 }).pan).toEqual({ x: 9, y: 4 });
  });
});

test('a finger on the felt pans once it has slid, without a jump', () => {
  const down = fingerDown([], touch(1, false)).fingers;
  const shaky = slide(down, 1, { x: 3, y: 0 });
  expect([roles(shaky.fingers), shaky.pan]).toEqual([['1:felt'], undefined]);
  const begun = slide(shaky.fingers, 1, { x: 20, y: 0 });
  expect([roles(begun.fingers), begun.freed, begun.pan]).toEqual([['1:camera'], [1], undefined]);
  expect(slide(begun.fingers, 1, { x: 25, y: 0 }).pan).toEqual({ x: 5, y: 0 });
});

test('a mouse beside a finger stays its own hand', () => {
  const finger = fingerDown([], touch(1, true)).fingers;
  const both = fingerDown(finger, { id: 9, point: { x: 50, y: 0 }, movable: false, touch: false, ms: 10 });
  expect(roles(both.fingers)).toEqual(['1:hand', '9:felt']);
});
