// @vitest-environment happy-dom
import { Matrix, type Container } from 'pixi.js';
import { expect, test, vi } from 'vitest';
import { vast } from '../../../../engine/games/vast/index.ts';
import { positions } from '../../../../engine/games/vast/positions.testing.ts';
import { laidScene, type LaidScene } from '../../../testing/laidScene.tsx';
import { withoutCanvas } from '../../../testing/noCanvas.ts';
import { screenOf } from '../../../zones/screen.ts';
import { vastTable } from '../index.ts';

vi.mock('../../../parts/DiceTray.tsx', () => ({ DiceTray: () => null })); // it draws with WebGL, which there is none of here
vi.mock('../../../art/loadBaked.ts', async () => ({ loadBaked: (await import('../../../testing/laidScene.tsx')).unpainted }));

withoutCanvas();

const monitor = screenOf({ width: 1920, height: 982 });
const phone = screenOf({ width: 390, height: 694, touch: true });

const named = (of: Container, label: string): Container | undefined =>
  of.label === label ? of : of.children.map((child) => named(child, label)).find((found) => found !== undefined);

function largestMist({ stage }: LaidScene): number {
  const sizes = (one: Container): number[] => [one.getGlobalTransform(new Matrix(), false).a, ...one.children.flatMap(sizes)];
  return Math.max(...named(stage, 'fog')!.children.flatMap(sizes));
}

test('mist keeps the size of its tiles when the window changes', { timeout: 60_000 }, async () => {
  const art = await vastTable.load('low', () => undefined);
  const laid = async (screen: typeof phone): Promise<LaidScene> => laidScene(vastTable, vast, positions.opening!(), screen, art);
  const [changed, fresh] = [await laid(monitor), await laid(phone)];
  const before = largestMist(changed);
  changed.kit.zones.measure(phone);
  await changed.open(null);
  expect(largestMist(changed)).toBeCloseTo(largestMist(fresh));
  expect(largestMist(changed)).not.toBeCloseTo(before);
  await changed.close();
  await fresh.close();
});
