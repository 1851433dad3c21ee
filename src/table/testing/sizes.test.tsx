// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest';
import { games } from '../../engine/games/list.ts';
import { positionsOf } from '../../dev/scene/position.ts';
import { tables } from '../games/list.ts';
import { screenOf } from '../zones/screen.ts';
import { laidScene } from './laidScene.tsx';
import { withoutCanvas } from './noCanvas.ts';
import { touchSizes } from './touchSizes.ts';

vi.mock('../parts/DiceTray.tsx', () => ({ DiceTray: () => null })); // it draws with WebGL, which there is none of here
vi.mock('../art/pages.ts', async () => ({ loadBaked: (await import('./laidScene.tsx')).unpainted }));

/** The room that the bars leave of the six windows, and whether fingers touch it. */
const windows = [
  [1920, 982, false],
  [1280, 622, false],
  [1024, 670, false],
  [768, 874, true],
  [844, 292, true],
  [390, 694, true],
] as const;

/** Opening, middle and special scenes in which everything can be touched, by game. A scene that is mended belongs here. */
const scenes: Readonly<Record<string, readonly string[]>> = {
  vast: ['opening', 'late', 'orienting', 'favors', 'spider', 'manor', 'skeletons', 'warlock'],
  stonesaga: ['first', 'day', 'crafting', 'meal', 'fishingStrike', 'forage-three', 'creation', 'night-bag', 'mining', 'trial'],
  vanguard: ['planet', 'check', 'rolled', 'ship', 'log', 'setup'],
  vantage: ['cost', 'later'],
};

/**
 * What cannot be as large, with the pixels that it keeps: a house of nine tiles across a phone, tokens in two printed rows of one
 * board, piles of cards that show their titles, and the bag that lies open at night with all that is beside it. All of them are in the
 * list of actions as well.
 */
const smaller: readonly (readonly [RegExp, number])[] = [
  [/^space:/, 38],
  [/^token:(fury|light)$/, 33],
  [/^card:/, 23],
  [/^res:/, 39],
];

const leastOf = (id: string): number => smaller.find(([which]) => which.test(id))?.[1] ?? Infinity;

withoutCanvas();

describe.each(Object.entries(scenes))('%s', (game, positions) => {
  test.each(positions)('%s: whatever is asked for is as large as a finger, or as the tip of a mouse', { timeout: 120_000 }, async (at) => {
    const rules = await (await games[game]!()).manifest.rules();
    const table = await tables[game]!.table();
    const art = await table.load('low', () => undefined);
    const { positions: known } = await positionsOf(game);
    const small: string[] = [];
    for (const [width, height, touch] of windows) {
      const screen = screenOf({ width, height, touch });
      const scene = await laidScene(table, rules, known[at]!(), screen, art);
      const { tabs, ease } = scene.kit.zones.placed.get()!;
      for (const zone of tabs.length > 0 ? tabs.map(({ id }) => id) : [null]) {
        await scene.open(zone);
        // where a window is too small for even one zone, everything on it is smaller by the same share
        for (const { id, side } of touchSizes(scene))
          if (side < Math.min(screen.finger, leastOf(id)) * Math.min(1, ease))
            small.push(`${id} is ${side} px at ${width} by ${height}, ${zone ?? 'all'} up, ease ${ease.toFixed(2)}`);
      }
      await scene.close();
    }
    expect(small).toEqual([]);
  });
});
