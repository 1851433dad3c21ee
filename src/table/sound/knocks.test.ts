import { expect, test } from 'vitest';
import type { Knock } from '../dice/film.ts';
import { audible, knockCue, loudnessOf } from './knocks.ts';

const felt = (t: number, speed: number, die = 0): Knock => ({ t, die, speed, against: 'felt' });
const clack = (t: number, speed: number, die: number): Knock => ({ t, die, speed, against: 'die' });

test('a die that only settles is not heard', () => {
  expect(audible([felt(0, 1.6), felt(200, 3.9), felt(400, 4)])).toEqual([felt(400, 4)]);
});

test('of a flurry of one die the hardest contact is heard', () => {
  expect(audible([felt(0, 6), felt(20, 15), felt(45, 9), felt(90, 8)])).toEqual([felt(20, 15), felt(90, 8)]);
});

test('other dice are heard at the same moment', () => {
  expect(audible([felt(0, 10, 0), felt(5, 10, 1)])).toHaveLength(2);
});

test('two dice that meet clack once', () => {
  expect(audible([clack(100, 12, 0), clack(100, 12, 1)])).toHaveLength(1);
  expect(audible([clack(100, 12, 0), clack(130, 12, 1)])).toHaveLength(2);
});

test('what is heard comes in the order of the film', () => {
  const heard = audible([felt(300, 5, 1), felt(0, 9, 0), felt(150, 20, 2)]);
  expect(heard.map((knock) => knock.t)).toEqual([0, 150, 300]);
});

test('faster is louder, up to the ceiling', () => {
  const speeds = [4, 8, 12, 16, 20, 24];
  const loud = speeds.map(loudnessOf);
  expect(loud.every((l, i) => l > (loud[i - 1] ?? 0) && l < 1)).toBe(true);
  expect(loudnessOf(26)).toBe(1);
  expect(loudnessOf(90)).toBe(1);
});

test('each surface has its own sound', () => {
  const sounds = (['felt', 'wall', 'die'] as const).map((against) => knockCue({ t: 0, die: 0, speed: 9, against }).sound);
  expect(sounds).toEqual(['dice-felt', 'dice-wall', 'dice-clack']);
});
