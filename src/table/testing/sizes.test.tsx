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
  vast: ['favors', 'spider', 'manor', 'skeletons', 'warlock'],
  stonesaga: ['first', 'crafting', 'meal', 'fishingStrike', 'forage-three', 'creation', 'mining', 'trial'],
};

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
          if (side < screen.finger * Math.min(1, ease))
            small.push(`${id} is ${side} px at ${width} by ${height}, ${zone ?? 'all'} up, ease ${ease.toFixed(2)}`);
      }
      await scene.close();
    }
    expect(small).toEqual([]);
  });
});
