// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { AnyGameTable } from '../contract.ts';
import { Offers } from '../gesture/offers.ts';
import type { MovedPart } from '../motion/body.ts';
import { usualSettings } from '../settings/settings.ts';
import { ground } from './space.ts';
import type { TableInputs } from './inputs.ts';
import { Kit } from './kit.ts';
import { disc } from './shapes.ts';

const part = (): MovedPart => ({ position: { set: () => undefined }, scale: { set: () => undefined }, rotation: 0, alpha: 1 });
const size = { width: 800, height: 400 };
const game = { title: 'Test', extent: { wide: size, tall: size }, cues: {} } as unknown as AnyGameTable;

/** Figures on one place at these x, in a window of 800 by 400 pixels. */
function crowd(figures: Readonly<Record<string, number>>): Kit {
  const inputs = {
    game, art: { scale: 1 }, view: {}, questions: [], facts: [], moment: 0, change: 'opened', layout: 'wide',
    settings: { ...usualSettings, motion: 'still' },
  } as unknown as TableInputs;
  const kit = new Kit(inputs);
  kit.camera.resize(size);
  for (const [id, x] of Object.entries(figures)) {
    kit.motion.hold(id, { root: part(), space: ground, rise: 10, girth: 8 });
    kit.motion.send(id, { x, y: 200 });
    kit.things.addThing({ id, z: 0, hit: disc(8), space: ground, place: 'square', touchable: true, glow: 'ring' });
  }
  kit.committed();
  kit.motion.finish();
  return kit;
}

const xOf = (kit: Kit, id: string): number => Math.round(kit.where(id)!.x);
const apart = (kit: Kit, ids: readonly string[]): number => {
  const at = ids.map((id) => kit.where(id)!);
  return Math.min(...at.flatMap((a, i) => at.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y))));
};

test('a crowd goes apart round the one that is reached for, and back when nobody reaches for it', () => {
  const kit = crowd({ a: 395, b: 400, c: 408 });
  const before = ['a', 'b', 'c'].map((id) => xOf(kit, id));
  expect(kit.fan.reach('b', 44)).toBe(true);
  kit.motion.finish();
  expect(xOf(kit, 'b')).toBe(before[1]);
  expect(apart(kit, ['a', 'b', 'c'])).toBeGreaterThanOrEqual(44);
  expect(kit.fan.reach('c', 44)).toBe(false); // it is one of them: they stay as they are
  kit.fan.reach(null, 44);
  kit.motion.finish();
  expect(['a', 'b', 'c'].map((id) => xOf(kit, id))).toEqual(before);
});

test('at the rim of the window they go where there is room', () => {
  const kit = crowd({ a: 30, b: 36, c: 40 });
  kit.fan.reach('a', 44);
  kit.motion.finish();
  for (const id of ['b', 'c']) expect(xOf(kit, id)).toBeGreaterThan(22);
  expect(apart(kit, ['a', 'b', 'c'])).toBeGreaterThanOrEqual(44);
});

test('who stands alone, stands apart already, or is one of equal tokens, stays', () => {
  expect(crowd({ a: 400 }).fan.reach('a', 44)).toBe(false);
  expect(crowd({ a: 300, b: 400 }).fan.reach('a', 44)).toBe(false);
  expect(crowd({ 'wood#1': 400, 'wood#2': 404 }).fan.reach('wood#1', 44)).toBe(false);
});

test('a tap on the only one of a crowd that is asked for needs no second tap', () => {
  const kit = crowd({ a: 395, b: 400 });
  const asksFor = (...ids: readonly string[]): void => void (kit.offers = { able: (id: string) => ids.includes(id) } as Offers);
  asksFor('b');
  expect(kit.fan.reach('b', 44)).toBe(false);
  kit.fan.reach(null, 44);
  asksFor('a', 'b');
  expect(kit.fan.reach('b', 44)).toBe(true);
});

test('with a finger, those whom a question lets one choose among stand apart before anybody taps', () => {
  const kit = crowd({ a: 395, b: 400, c: 404 });
  const before = apart(kit, ['a', 'b']);
  const asksFor = (...ids: readonly string[]): void => {
    const options = ids.map((on) => ({ id: on, label: on, gesture: { kind: 'tap', on } }) as const);
    kit.offers = new Offers([{ seat: 'a', ask: 'who', prompt: '', kind: 'main', options }]);
  };
  const laid = (touch: boolean): number => {
    kit.zones.measure({ touch });
    kit.committed();
    kit.motion.finish();
    return apart(kit, ['a', 'b']);
  };
  asksFor('b');
  expect(laid(true)).toBe(before); // nobody to choose among
  asksFor('a', 'b');
  expect(laid(false)).toBe(before); // a mouse comes near before it taps
  expect(laid(true)).toBeGreaterThanOrEqual(44);
  expect(kit.fan.reach('b', 44)).toBe(false); // the first tap counts
  kit.fan.reach(null, 44);
  kit.motion.finish();
  expect(apart(kit, ['a', 'b'])).toBeGreaterThanOrEqual(44);
});

test('a new view sends everybody home', () => {
  const kit = crowd({ a: 395, b: 400 });
  const before = xOf(kit, 'a');
  kit.fan.reach('b', 44);
  kit.motion.finish();
  kit.committed();
  kit.motion.finish();
  expect(xOf(kit, 'a')).toBe(before);
});
