// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { vanguard } from '../../../engine/games/vanguard/index.ts';
import { positions } from '../../../engine/games/vanguard/positions.testing.ts';
import { laidScene } from '../../testing/laidScene.tsx';
import { withoutCanvas } from '../../testing/noCanvas.ts';
import { windows } from '../../testing/windows.ts';
import { screenOf } from '../../zones/screen.ts';
import { vanguardTable } from './index.ts';

/** Words that were set, with the height of their letters in units of the table; long names are set narrower, and noted in `fits`. */
const set = new Map<string, number>();
const fits = new Map<string, number>();

vi.mock('../../parts/DiceTray.tsx', () => ({ DiceTray: () => null })); // it draws with WebGL, which there is none of here
vi.mock('../../art/pages.ts', async () => ({ loadBaked: (await import('../../testing/laidScene.tsx')).unpainted }));
vi.mock('./scene/primitives.tsx', async (original) => {
  const { useFrame } = await import('../../hooks.ts');
  const { lengthOf } = await import('./scene/letters.ts');
  interface Words {
    readonly text: string;
    readonly size: number;
    readonly width?: number;
    readonly font?: 'Inter' | 'Rajdhani' | 'Saira Condensed';
  }
  const note = (text: string, size: number): void => void set.set(text, Math.min(set.get(text) ?? Infinity, size));
  const Line = ({ text, size, width, font = 'Saira Condensed' }: Words) => {
    const { scale } = useFrame();
    note(text, size * scale);
    if (width !== undefined) fits.set(text, Math.min(fits.get(text) ?? 1, width / lengthOf(text, size, font)));
    return null;
  };
  const Para = ({ text, size }: Words) => {
    const { scale } = useFrame();
    note(text, size * scale);
    return null;
  };
  return { ...(await original<typeof import('./scene/primitives.tsx')>()), Line, Para };
});

withoutCanvas();
beforeEach(() => (set.clear(), fits.clear()));

test.each(Object.keys(positions))('%s: letters can be read', { timeout: 120_000 }, async (at) => {
  const art = await vanguardTable.load('low', () => undefined);
  const small: string[] = [];
  for (const [width, height, touch] of windows) {
    const screen = screenOf({ width, height, touch });
    set.clear();
    const scene = await laidScene(vanguardTable, vanguard, positions[at]!(), screen, art);
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
  expect([...fits].filter(([, fit]) => fit < 0.7)).toEqual([]);
});
