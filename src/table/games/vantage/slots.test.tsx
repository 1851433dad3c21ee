// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { vantage } from '../../../engine/games/vantage/index.ts';
import { positions } from '../../../engine/games/vantage/positions.testing.ts';
import { laidScene } from '../../testing/laidScene.tsx';
import { withoutCanvas } from '../../testing/noCanvas.ts';
import { windows } from '../../testing/windows.ts';
import { screenOf } from '../../zones/screen.ts';
import { vantageTable } from './index.ts';

vi.mock('../../parts/DiceTray.tsx', () => ({ DiceTray: () => null })); // it draws with WebGL, which there is none of here
vi.mock('./scene/usePicture.ts', () => ({ usePicture: () => null })); // nothing is painted

withoutCanvas();

test.each(windows)('in a window of %i by %i every slot that a die may go to can be found, those of the others too', async (width, height, touch) => {
  const art = await vantageTable.load('low', () => undefined);
  const scene = await laidScene(vantageTable, vantage, positions.placing!(), screenOf({ width, height, touch }), art);
  const wanted = scene.offers.aims('slot:');
  expect(wanted.filter((id) => !id.startsWith('slot:p2:')).length).toBeGreaterThan(3);
  const found = new Set<string>();
  for (const zone of ['grid', 'crew']) {
    await scene.open(zone);
    for (const id of wanted) if (scene.kit.where(id)) found.add(id);
  }
  expect(wanted.filter((id) => !found.has(id))).toEqual([]);
  await scene.close();
});
