// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { vantage } from '../../../engine/games/vantage/index.ts';
import { positions } from '../../../engine/games/vantage/positions.testing.ts';
import { laidScene } from '../../testing/laidScene.tsx';
import { withoutCanvas } from '../../testing/noCanvas.ts';
import { windows } from '../../testing/windows.ts';
import { screenOf } from '../../zones/screen.ts';
import { vantageTable } from './index.ts';

/** Words that were set, with the height of their letters in units of the table. */
const set = new Map<string, number>();

vi.mock('../../parts/DiceTray.tsx', () => ({ DiceTray: () => null })); // it draws with WebGL, which there is none of here
vi.mock('./scene/usePicture.ts', () => ({ usePicture: () => null })); // nothing is painted
vi.mock('./scene/Label.tsx', async () => {
  const { useFrame } = await import('../../hooks.ts');
  const Label = ({ text, size }: { readonly text: string; readonly size: number }) => {
    const { scale } = useFrame();
    if (text !== '') set.set(text, Math.min(set.get(text) ?? Infinity, size * scale));
    return null;
  };
  return { Label };
});

withoutCanvas();
beforeEach(() => set.clear());

/** Everything on the screen of whoever is asked, and what the common table shows. */
const screens = [
  ...Object.keys(positions).map((at) => [at, undefined] as const),
  ...['three', 'busy', 'dice', 'over'].map((at) => [at, 'table'] as const),
];

test.each(screens)('%s: letters can be read (%s)', { timeout: 120_000 }, async (at, viewer) => {
  const art = await vantageTable.load('low', () => undefined);
  const small: string[] = [];
  for (const [width, height, touch] of windows) {
    const screen = screenOf({ width, height, touch });
    set.clear();
    const scene = await laidScene(vantageTable, vantage, positions[at]!(), screen, art, viewer);
    const { tabs } = scene.kit.zones.placed.get()!;
    for (const { id } of tabs) await scene.open(id);
    const { zoom } = scene.kit.camera.view;
    for (const [text, size] of set) {
      const pixels = size * zoom;
      if (pixels < screen.letters - 0.5) small.push(`${width}x${height}: ${pixels.toFixed(1)} "${text.slice(0, 40)}"`);
    }
    await scene.close();
  }
  expect(small).toEqual([]);
});
