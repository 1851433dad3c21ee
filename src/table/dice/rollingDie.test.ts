import { expect, test } from 'vitest';
import { Cube } from './cube.ts';
import { feel } from './feel.ts';
import { stepOnFelt } from './felt.ts';
import type { PlaneBody } from './plane.ts';
import { enter, settle, slipIfWedged, wake, type RollingDie } from './rollingDie.ts';

function die(place: Partial<Pick<Cube, 'x' | 'y' | 'z' | 'vx' | 'vy' | 'vz' | 'touching'>> = {}): RollingDie {
  const cube = Object.assign(new Cube(feel.round), { z: 0.5 }, place);
  return { cube, body: {} as PlaneBody, inside: true, quiet: 0, wedged: 0, asleep: false, stillFrom: 0, setX: 0, setY: 0, setW: 0 };
}

/** Turned about x by this many degrees. */
const lean = (cube: Cube, degrees: number): void =>
  cube.setTurn(Math.sin((degrees * Math.PI) / 360), 0, 0, Math.cos((degrees * Math.PI) / 360));

test('a calm, flat die sleeps in the third frame, and a hit wakes it', () => {
  const calm = die({ touching: 4 });
  for (const frame of [10, 11, 12]) settle(calm, frame);
  expect([calm.asleep, calm.stillFrom]).toEqual([true, 12]);
  wake(calm);
  settle(calm, 13);
  expect(calm.asleep).toBe(false);
});

test.each([
  ['leans', { touching: 2 }, 5],
  ['slides', { touching: 4, vx: 0.5 }, 0],
  ['hangs in the air', { touching: 0 }, 0],
])('a die that %s does not sleep', (_, place, degrees) => {
  const restless = die(place);
  lean(restless.cube, degrees);
  for (let frame = 0; frame < 10; frame++) settle(restless, frame);
  expect(restless.asleep).toBe(false);
});

test('a die that stays cocked loses its hold on the felt, and gets it back once it moves or lies flat', () => {
  const cocked = die({ touching: 2 });
  lean(cocked.cube, 20);
  for (let step = 0; step < 3; step++) slipIfWedged(cocked);
  expect(cocked.cube.hold).toBe(1);
  slipIfWedged(cocked);
  expect(cocked.cube.hold).toBeLessThan(0.1);
  cocked.cube.vx = 5;
  slipIfWedged(cocked);
  expect(cocked.cube.hold).toBe(1);
});

test('a die over the rim is pushed in, and is in when it is clear of the walls', () => {
  const tray = { width: 18, height: 9.4 };
  const out = die({ x: 9.4, y: 0, z: 3, vx: 4 });
  expect(enter(out, tray)).toBe(false);
  expect(out.cube.vx).toBeLessThan(-3);
  expect(enter(die({ x: -8, y: 3.5, z: 3 }), tray)).toBe(true);
});

test('a die let fall on its edge tips over and comes to lie flat, never under the felt', () => {
  const { cube } = die({ z: 2 });
  lean(cube, 38);
  let deepest = 0;
  for (let step = 0; step < 480 * 2; step++) {
    stepOnFelt(cube, 1 / 480, feel);
    const reach = cube.core * (Math.abs(cube.m20) + Math.abs(cube.m21) + Math.abs(cube.m22)) + cube.round;
    deepest = Math.max(deepest, reach - cube.z);
  }
  expect(deepest).toBeLessThan(0.005);
  expect(cube.flatness()).toBeGreaterThan(0.9998);
  expect(cube.z).toBeCloseTo(0.5, 2);
});
