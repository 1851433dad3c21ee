// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { vanguard } from '../../../engine/games/vanguard/index.ts';
import { positions } from '../../../engine/games/vanguard/positions.testing.ts';
import { smallLetters } from '../../testing/laidScene.tsx';
import { withoutCanvas } from '../../testing/noCanvas.ts';
import { vanguardTable } from './index.ts';

/** Words that were set, with the height of their letters in units of the table; long names are set narrower, and noted in `fits`. */
const set = new Map<string, number>();
const fits = new Map<string, number>();

vi.mock('../../parts/DiceTray.tsx', () => ({ DiceTray: () => null })); // it draws with WebGL, which there is none of here
vi.mock('../../art/loadBaked.ts', async () => ({ loadBaked: (await import('../../testing/laidScene.tsx')).unpainted }));
vi.mock('./scene/primitives.tsx', async (original) => {
  const { useSpace } = await import('../../hooks.ts');
  const { lengthOf } = await import('./scene/letters.ts');
  interface Words {
    readonly text: string;
    readonly size: number;
    readonly width?: number;
    readonly font?: 'Inter' | 'Rajdhani' | 'Saira Condensed';
  }
  const note = (text: string, size: number): void => void set.set(text, Math.min(set.get(text) ?? Infinity, size));
  const Line = ({ text, size, width, font = 'Saira Condensed' }: Words) => {
    const { scale } = useSpace();
    note(text, size * scale);
    if (width !== undefined) fits.set(text, Math.min(fits.get(text) ?? 1, width / lengthOf(text, size, font)));
    return null;
  };
  const Para = ({ text, size }: Words) => {
    const { scale } = useSpace();
    note(text, size * scale);
    return null;
  };
  return { ...(await original<typeof import('./scene/primitives.tsx')>()), Line, Para };
});

withoutCanvas();
beforeEach(() => fits.clear());

test.each(Object.keys(positions))('%s: letters can be read', { timeout: 120_000 }, async (at) => {
  expect(await smallLetters(vanguardTable, vanguard, positions[at]!, set)).toEqual([]);
  expect([...fits].filter(([, fit]) => fit < 0.7)).toEqual([]);
});
