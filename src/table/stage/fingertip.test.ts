import { describe, expect, test } from 'vitest';
import { besideFinger } from './fingertip.ts';
import { box } from './shapes.ts';
import { Things } from './things.ts';

const flat = { x: 0, y: 0, scale: 1, turn: 0 };

/** Small things at these x, all at y 0. */
function laid(sizes: Readonly<Record<string, readonly [x: number, size: number]>>): Things {
  const things = new Things((id) => (sizes[id] ? { x: sizes[id][0], y: 0, turn: 0, size: 1 } : undefined) as never);
  for (const [id, [, size]] of Object.entries(sizes))
    things.addThing({ id, z: 0, hit: box(size, size), frame: flat, touchable: true, glow: 'box' });
  return things;
}

const all = (): boolean => true;

describe('a finger beside everything', () => {
  test('means the nearest small thing within its tip', () => {
    const things = laid({ near: [0, 20], far: [60, 20] });
    expect(besideFinger(things, all, { x: 18, y: 0 }, 1)).toBe('near');
    expect(besideFinger(things, all, { x: 45, y: 0 }, 1)).toBe('far');
    expect(besideFinger(things, all, { x: 30, y: 40 }, 1)).toBeNull();
  });
  test('measures itself on the screen, not on the table', () => {
    const things = laid({ one: [0, 20] });
    expect(besideFinger(things, all, { x: 40, y: 0 }, 1)).toBeNull();
    expect(besideFinger(things, all, { x: 40, y: 0 }, 0.4)).toBe('one');
  });
  test('does not reach for things that are large enough', () =>
    expect(besideFinger(laid({ large: [0, 60] }), all, { x: 32, y: 0 }, 1)).toBeNull());
  test('does not reach for what can do nothing', () =>
    expect(besideFinger(laid({ idle: [0, 20] }), () => false, { x: 12, y: 0 }, 1)).toBeNull());
  test('means the thing it lies on, even if that can do nothing', () => {
    const things = laid({ idle: [0, 30], able: [24, 10] });
    expect(besideFinger(things, (id) => id === 'able', { x: 14, y: 0 }, 1)).toBeNull();
  });
});
