// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { vantage } from '../../../engine/games/vantage/index.ts';
import { positions } from '../../../engine/games/vantage/positions.testing.ts';
import { smallLetters } from '../../testing/laidScene.tsx';
import { withoutCanvas } from '../../testing/noCanvas.ts';
import { vantageTable } from './index.ts';

/** Words that were set, with the height of their letters in units of the table. */
const set = new Map<string, number>();

vi.mock('../../parts/DiceTray.tsx', () => ({ DiceTray: () => null })); // it draws with WebGL, which there is none of here
vi.mock('./scene/usePicture.ts', () => ({ usePicture: () => null })); // nothing is painted
vi.mock('./scene/Label.tsx', async () => {
  const { useSpace } = await import('../../hooks.ts');
  const Label = ({ text, size }: { readonly text: string; readonly size: number }) => {
    const { scale } = useSpace();
    if (text !== '') set.set(text, Math.min(set.get(text) ?? Infinity, size * scale));
    return null;
  };
  return { Label };
});

withoutCanvas();

/** Everything on the screen of whoever is asked, and what the common table shows. */
const screens = [
  ...Object.keys(positions).map((at) => [at, undefined] as const),
  ...['three', 'busy', 'dice', 'over'].map((at) => [at, 'table'] as const),
];

test.each(screens)('%s: letters can be read (%s)', { timeout: 120_000 }, async (at, viewer) => {
  expect(await smallLetters(vantageTable, vantage, positions[at]!, set, viewer)).toEqual([]);
});
