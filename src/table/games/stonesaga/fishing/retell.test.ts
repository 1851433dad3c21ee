import { expect, test } from 'vitest';
import type { FishingScene } from './scene.ts';
import { freshCatch, goingOn, heard } from './retell.ts';

const scene: FishingScene = {
  kind: 'fishing',
  who: 'c1',
  water: 'river',
  stock: 'F01',
  otherStock: null,
  currents: 'F02',
  modifiers: null,
  dice: [null, null, 4, 2],
  strikes: [[5], [], [], [6], []],
  resolved: [],
  gained: {},
  ignored: [],
};
const struck = (strike: number, caught: boolean) =>
  ({ fact: 'strikeResolved', who: 'c1', strike, row: 'T', total: 5, difficulty: caught ? 4 : 9, caught }) as const;

test('the modifiers are turned up before anything is struck', () => {
  const now = heard(freshCatch(scene), { fact: 'fishingCardsRevealed', who: 'c1', role: 'modifiers', card: 'F03' }, () => false);
  expect(now.scene.modifiers).toBe('F03');
  expect(now.line).toBeNull();
});

test('SS-434: a struck zone is empty, marked, and its line is out', () => {
  const now = heard(freshCatch(scene), struck(0, true), () => false);
  expect(now.scene.strikes[0]).toEqual([]);
  expect(now.scene.strikes[3]).toEqual([6]);
  expect(now.struck[0]).toMatchObject({ caught: true, hurt: false });
  expect(now.line).toBe(0);
});

test('SS-440, SS-442: a mishap shows on a miss only', () => {
  expect(heard(freshCatch(scene), struck(3, false), () => true).struck[3]!.hurt).toBe(true);
  expect(heard(freshCatch(scene), struck(3, true), () => true).struck[3]!.hurt).toBe(false);
});

test('what is gained from the water sets out from the stock that was followed; other gains do not', () => {
  const line = heard(freshCatch(scene), struck(0, true), () => false);
  const now = heard(line, { fact: 'gained', who: 'c1', face: 'fish', n: 2, from: 'water' }, () => false);
  expect(now.landed.map(({ face, row }) => [face, row])).toEqual([['fish', 'T'], ['fish', 'T']]);
  expect(now.scene.gained).toEqual({ fish: 2 });
  expect(heard(line, { fact: 'gained', who: 'c1', face: 'wood', n: 1, from: 'hunt' }, () => false)).toBe(line);
});

test('a catch keeps its marks while it goes on; the next begins anew', () => {
  const line = heard(freshCatch(scene), struck(0, true), () => false);
  const later = goingOn(line, { ...scene, modifiers: 'F03', resolved: [0], strikes: [[], [], [], [6], []] });
  expect(later?.struck[0]?.caught).toBe(true);
  expect(later?.line).toBeNull();
  expect(goingOn(line, { ...scene, stock: 'F05' })?.struck).toEqual({});
  expect(goingOn(line, null)).toBeNull();
});
