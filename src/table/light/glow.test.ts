// @vitest-environment happy-dom
import { Container, Graphics } from 'pixi.js';
import { expect, test, vi } from 'vitest';
import { vast } from '../../engine/games/vast/index.ts';
import { positions } from '../../engine/games/vast/positions.testing.ts';
import { vastTable } from '../games/vast/index.ts';
import { laidScene } from '../testing/laidScene.tsx';
import { withoutCanvas } from '../testing/noCanvas.ts';
import { screenOf } from '../zones/screen.ts';
import { Glow } from './glow.ts';

vi.mock('../parts/DiceTray.tsx', () => ({ DiceTray: () => null })); // it draws with WebGL, which there is none of here
vi.mock('../art/loadBaked.ts', async () => ({ loadBaked: (await import('../testing/laidScene.tsx')).unpainted }));

withoutCanvas();

test('places that are lit at rest are lit in every window that the table is laid for', { timeout: 60_000 }, async () => {
  const art = await vastTable.load('low', () => undefined);
  const scene = await laidScene(vastTable, vast, positions.tie!(), screenOf({ width: 1920, height: 982 }), art);
  const { kit } = scene;
  const under = new Container();
  const glow = new Glow(kit, under, new Container());
  const rested = async (): Promise<readonly number[]> => {
    for (let k = 0; k < 4; k++) await kit.loop.whenIdle();
    return under.children.filter((one) => !(one instanceof Graphics)).map(({ alpha }) => alpha);
  };
  kit.loop.open();
  expect(await rested()).toEqual([1, 1]);
  kit.zones.measure(screenOf({ width: 390, height: 694, touch: true }));
  await scene.open(null);
  expect(await rested()).toEqual([1, 1]);
  glow.close();
  kit.loop.close();
  await scene.close();
});
