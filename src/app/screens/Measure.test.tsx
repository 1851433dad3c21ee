// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test } from 'vitest';
import { bent, growth, warped } from '../../table/stage/warp.ts';
import { show } from '../page.testing.ts';
import { bankCard, readCalibration, trueZoom, warpOf, type Calibration } from './calibration.ts';
import { Measure } from './Measure.tsx';

const [width, height] = [1600, 900];
const untouched = readCalibration(null);
const keystone: Calibration = {
  ...untouched,
  corners: [{ x: 0.08, y: 0.05 }, { x: 0.93, y: 0.02 }, { x: 0.99, y: 0.97 }, { x: 0.02, y: 0.99 }],
};

test('an outline that is dragged to the size of a card makes the table draw such a card just as large, flat and under a projector', async () => {
  for (const calibration of [untouched, keystone]) {
    const warp = warpOf(calibration, width, height);
    const hands = bent(warp, { x: 30, y: 20 });
    let perMm = 0;
    const page = await show(
      <Measure perMm={null} set={(found) => (perMm = found)} bent={hands} grows={growth(warp, width, height)} />,
    );
    const corner = page.named('Corner of the card: drag it, or use the arrow keys');
    corner.setPointerCapture = () => {};
    const outline = (): number => parseFloat(corner.parentElement!.style.width);
    const before = outline();
    const finger = (type: string, x: number) => {
      const { x: clientX, y: clientY } = warped(warp, { x, y: 450 });
      return act(async () => void corner.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX, clientY, pointerId: 1 })));
    };
    await finger('pointerdown', 700);
    await finger('pointermove', 790);
    await finger('pointerup', 790);
    await finger('pointermove', 900);
    expect(outline()).toBeCloseTo(before + 90, 6);
    await page.press('The card fits');
    const zoom = trueZoom({ ...calibration, perMm, trueSize: true }, 0.5, width, height)!;
    expect((bankCard.width / 0.5) * zoom).toBeCloseTo(outline(), 6);
    await page.leave();
  }
});
