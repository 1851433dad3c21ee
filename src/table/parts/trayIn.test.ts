import { describe, expect, test } from 'vitest';
import { stagePlans } from '../games/stonesaga/printed/creationPlan.ts';
import { creationTray } from '../games/stonesaga/creation/tray.ts';
import { poolTray } from '../games/vanguard/scene/check/poolTray.ts';
import { filmToBytes } from '../dice/filmBytes.ts';
import { clampFlick, inHundredths } from '../dice/flick.ts';
import { filmLength, poseAt, STRIDE } from '../dice/film.ts';
import { handful } from '../dice/handful.ts';
import { commonKinds } from '../dice/kinds.ts';
import { solve } from '../dice/solve.ts';
import { throwInto } from '../dice/throwInto.ts';
import { trayIn, usualTray, type TrayShape } from './trayIn.ts';

/** A phone held upright, a wide table, a stream's corner, and what a small window leaves. */
const strips = [
  { x: 0, y: 0, width: 180, height: 152 },
  { x: 40, y: 20, width: 900, height: 300 },
  { x: 0, y: 0, width: 300, height: 148 },
  { x: 0, y: 0, width: 62, height: 50 },
];

test('a tray with its rim lies in the middle of its strip and fills it one way', () => {
  for (const strip of strips) {
    const { edge, columns, rows, x, y } = trayIn(strip, 1_000);
    const [wide, high] = [(columns + 1.7) * edge, (rows + 1.7) * edge];
    expect([x, y]).toEqual([strip.x + strip.width / 2, strip.y + strip.height / 2]);
    expect(wide).toBeLessThanOrEqual(strip.width + 1e-9);
    expect(high).toBeLessThanOrEqual(strip.height + 1e-9);
    expect(Math.max(wide / strip.width, high / strip.height)).toBeCloseTo(1);
  }
});

test('dice are never larger than they may be', () => {
  expect(trayIn({ x: 0, y: 0, width: 900, height: 900 }, 34).edge).toBe(34);
});

test('a throw has room in every tray', () => {
  expect(handful(11, usualTray.columns, usualTray.rows)).toHaveLength(11);
  expect(handful(17, poolTray.columns, poolTray.rows)).toHaveLength(17);
});

test('somebody is made in a tray of one shape, which lies in the hollow of either board', () => {
  for (const { tray } of Object.values(stagePlans)) {
    expect(creationTray.columns).toBeLessThanOrEqual(tray.columns);
    expect(creationTray.rows).toBeLessThanOrEqual(tray.rows);
  }
});

/** What one screen shows of a throw that came with an answer: seed, dice and flick are all that travels. */
function filmIn(tray: TrayShape, seed: number, flick: ReturnType<typeof inHundredths> | undefined) {
  const dice = [2, 5, 6, 1, 3].map((face) => ({ kind: 'd6', face }));
  return solve(throwInto(tray, commonKinds, { dice }, seed, flick)!);
}

describe.each([['the usual tray', usualTray], ['a roll pool', poolTray]])('%s', (_name, shape) => {
  test.each([1, 7, 31])('shows one film on screens of every shape (seed %i)', (seed) => {
    // The hand lets go a third of a tray left of the middle, on the first screen; the others only hear of it.
    const [first, ...others] = strips.map((strip) => trayIn(strip, 40, shape));
    const hand = { x: -first!.columns / 3, y: 0.5 };
    for (const flick of [inHundredths({ hand, flick: clampFlick({ x: 14, y: -6 }, hand) }), undefined]) {
      const film = filmIn(first!, seed, flick);
      for (const tray of others) {
        const other = filmIn(tray, seed, flick);
        expect(filmToBytes(other)).toEqual(filmToBytes(film));
        expect(other.dice.map(({ face }) => face)).toEqual([2, 5, 6, 1, 3]);
        for (let ms = 0; ms <= filmLength(film); ms += 200)
          for (let die = 0; die < film.dice.length; die++) expect(inShares(other, die, ms, tray)).toEqual(inShares(film, die, ms, first!));
      }
    }
  });
});

/** Where a die is on its way, in shares of the tray that it is drawn in, and how it is turned. */
function inShares(film: ReturnType<typeof solve>, die: number, ms: number, { columns, rows }: TrayShape): number[] {
  const pose = new Float32Array(STRIDE);
  poseAt(film, die, ms, pose);
  return [pose[0]! / columns, pose[1]! / rows, ...pose.subarray(2)];
}
