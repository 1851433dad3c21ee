import { describe, expect, test } from 'vitest';
import { Offers } from '../gesture/offers.ts';
import { besideFinger, meant } from './fingertip.ts';
import { box } from './shapes.ts';
import { Things, type GlowLook } from './things.ts';

const flat = { x: 0, y: 0, scale: 1, turn: 0 };

/** Things at these x, all at y 0. */
function laid(sizes: Readonly<Record<string, readonly [x: number, size: number, glow?: GlowLook]>>): Things {
  const things = new Things((id) => (sizes[id] ? { x: sizes[id][0], y: 0, turn: 0, size: 1 } : undefined) as never);
  for (const [id, [, size, glow = 'box']] of Object.entries(sizes))
    things.addThing({ id, z: -size, hit: box(size, size), space: flat, touchable: true, glow });
  return things;
}

const all = (): boolean => true;

describe('a finger beside everything', () => {
  test('means the nearest small thing within its tip', () => {
    const things = laid({ near: [0, 20], far: [60, 20] });
    expect(besideFinger(things, all, { x: 18, y: 0 }, 20)).toBe('near');
    expect(besideFinger(things, all, { x: 45, y: 0 }, 20)).toBe('far');
    expect(besideFinger(things, all, { x: 30, y: 40 }, 20)).toBeNull();
  });
  test('does not reach for things that are large enough', () =>
    expect(besideFinger(laid({ large: [0, 60] }), all, { x: 32, y: 0 }, 20)).toBeNull());
  test('does not reach for what can do nothing', () =>
    expect(besideFinger(laid({ idle: [0, 20] }), () => false, { x: 12, y: 0 }, 20)).toBeNull());
  test('in the middle of another piece means that piece, at its rim the nearer one', () => {
    const things = laid({ idle: [0, 30, 'ring'], able: [24, 10] });
    expect(besideFinger(things, (id) => id === 'able', { x: 9, y: 0 }, 20)).toBeNull();
    expect(besideFinger(things, (id) => id === 'able', { x: 14, y: 0 }, 20)).toBe('able');
  });
});

describe('who points somewhere', () => {
  const tap = (on: string) => ({ id: on, label: on, gesture: { kind: 'tap', on } });
  const drag = (from: string, onto: string) => ({ id: from, label: from, gesture: { kind: 'drag', from, onto } });
  const offers = (...options: object[]) => new Offers([{ seat: 'a', ask: 'x', prompt: '', options }] as never);
  const touch = { held: [], zoom: 1, touch: true, apart: [] } as const;

  test('meets small things as large as a fingertip, measured on the screen; a mouse is finer', () => {
    const one = { things: laid({ one: [0, 20] }), offers: offers(tap('one')) };
    expect(meant({ x: 21, y: 0 }, { ...one, ...touch })).toBe('one');
    expect(meant({ x: 24, y: 0 }, { ...one, ...touch })).toBeNull();
    expect(meant({ x: 40, y: 0 }, { ...one, ...touch, zoom: 0.4 })).toBe('one');
    expect(meant({ x: 13, y: 0 }, { ...one, ...touch, touch: false })).toBe('one');
    expect(meant({ x: 16, y: 0 }, { ...one, ...touch, touch: false })).toBeNull();
  });
  test('means a small thing before ground that is much larger than a finger, be that tapped or carried', () => {
    const things = laid({ board: [0, 400], token: [0, 20, 'ring'] });
    const beside = { x: 16, y: 0 };
    for (const ground of [tap('board'), drag('board', 'there')]) {
      expect(meant(beside, { things, offers: offers(ground, tap('token')), ...touch })).toBe('token');
      expect(meant({ x: 60, y: 0 }, { things, offers: offers(ground, tap('token')), ...touch })).toBe('board');
    }
  });
  test('means whoever of an opened crowd is nearest, before what stands round it', () => {
    const things = laid({ one: [0, 10, 'ring'], other: [50, 10, 'ring'], beside: [20, 30, 'ring'] });
    const asked = { things, offers: offers(tap('one'), tap('other'), tap('beside')), ...touch };
    expect(meant({ x: 20, y: 0 }, asked)).toBe('beside');
    expect(meant({ x: 20, y: 0 }, { ...asked, apart: ['one', 'other'] })).toBe('one');
    expect(meant({ x: 30, y: 0 }, { ...asked, apart: ['one', 'other'] })).toBe('other');
  });
  test('meets a small thing also where it reaches beyond its outline, with a finger and not with a mouse', () => {
    const things = laid({ board: [0, 400] });
    const token = { id: 'token', z: 1, hit: box(10, 10), touch: box(10, 90), space: flat, touchable: true, glow: 'ring' } as const;
    const both = new Things(() => ({ x: 0, y: 0, turn: 0, size: 1 }) as never);
    both.addThing(things.thing('board')!);
    both.addThing(token);
    const asked = { things: both, offers: offers(tap('board'), tap('token')), ...touch };
    expect(meant({ x: 0, y: 40 }, asked)).toBe('token');
    expect(meant({ x: 0, y: 40 }, { ...asked, touch: false })).toBe('board');
  });
  test('means the tile under the finger where that is no larger than two of them', () => {
    const things = laid({ tile: [0, 60], token: [0, 20, 'ring'] });
    expect(meant({ x: 16, y: 0 }, { things, offers: offers(tap('tile'), tap('token')), ...touch })).toBe('tile');
  });
});
