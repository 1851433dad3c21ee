// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { stonesaga } from '../../../engine/games/stonesaga/index.ts';
import { positions } from '../../../engine/games/stonesaga/positions.testing.ts';
import { withoutCanvas } from '../../testing/noCanvas.ts';
import { unreadable } from '../../testing/unreadable.ts';
import { stonesagaTable } from './index.ts';

vi.mock('../../parts/DiceTray.tsx', () => ({ DiceTray: () => null })); // it draws with WebGL, which there is none of here
vi.mock('../../art/loadBaked.ts', async () => ({ loadBaked: (await import('../../testing/laidScene.tsx')).unpainted }));

withoutCanvas();

test.each(Object.keys(positions))('%s: words can be read', { timeout: 120_000 }, async (at) => {
  expect(await unreadable(stonesagaTable, stonesaga, positions[at]!)).toEqual([]);
});
