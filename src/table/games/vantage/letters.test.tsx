// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { vantage } from '../../../engine/games/vantage/index.ts';
import { positions } from '../../../engine/games/vantage/positions.testing.ts';
import { withoutCanvas } from '../../testing/noCanvas.ts';
import { unreadable } from '../../testing/unreadable.ts';
import { vantageTable } from './index.ts';

vi.mock('../../parts/DiceTray.tsx', () => ({ DiceTray: () => null })); // it draws with WebGL, which there is none of here
vi.mock('./scene/usePicture.ts', () => ({ usePicture: () => null })); // nothing is painted

withoutCanvas();

/** Everything on the screen of whoever is asked, and what the common table shows. */
const screens = Object.keys(positions).flatMap((at) => [
  [at, undefined],
  [at, 'table'],
] as const);

test.each(screens)('%s: words can be read (%s)', { timeout: 120_000 }, async (at, viewer) => {
  expect(await unreadable(vantageTable, vantage, positions[at]!, { viewer })).toEqual([]);
});
