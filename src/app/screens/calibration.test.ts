import { describe, expect, test } from 'vitest';
import { growth, warped } from '../../table/stage/warp.ts';
import { bankCard, byCard, byRuler, keyFor, readCalibration, trueZoom, warpOf, type Calibration } from './calibration.ts';

const untouched: Calibration = { perMm: null, trueSize: false, corners: null, turn: 0 };

describe('true size', () => {
  test('a card that covers 342.4 pixels tells four pixels for a millimetre, and so does a ruler with 100 mm on the bar', () => {
    expect(byCard(342.4)).toBeCloseTo(4, 9);
    expect(byRuler(100)).toBeCloseTo(4, 9);
  });

  test('what no screen can be is refused', () => {
    expect([byCard(20), byCard(4000), byRuler(0), byRuler(-5), byRuler(1)]).toEqual([null, null, null, null, null]);
  });

  const bank: Calibration = { ...untouched, perMm: 4, trueSize: true };

  test('a thing as wide as a bank card is drawn as wide as the card, within a hundredth, flat and under a projector', () => {
    const [mmPerUnit, width, height] = [0.5, 1600, 900];
    const keystone: Calibration = {
      ...bank,
      corners: [{ x: 0.08, y: 0.05 }, { x: 0.93, y: 0.02 }, { x: 0.99, y: 0.97 }, { x: 0.02, y: 0.99 }],
    };
    for (const calibration of [bank, keystone]) {
      const zoom = trueZoom(calibration, mmPerUnit, width, height)!;
      const units = bankCard.width / mmPerUnit;
      const warp = warpOf(calibration, width, height);
      const half = (units * zoom) / 2;
      const [left, right] = [-1, 1].map((side) => warped(warp, { x: width / 2 + side * half, y: height / 2 }));
      const [up, down] = [-1, 1].map((side) => warped(warp, { x: width / 2, y: height / 2 + side * half }));
      const across = Math.hypot(right!.x - left!.x, right!.y - left!.y);
      const along = Math.hypot(down!.x - up!.x, down!.y - up!.y);
      expect(Math.abs(Math.sqrt(across * along) / (bankCard.width * 4) - 1)).toBeLessThan(0.01);
    }
    expect(growth(warpOf(keystone, width, height), width, height)).toBeLessThan(1);
  });

  test('is not offered by a screen that nobody has measured, nor by a table that does not know its size', () => {
    expect(trueZoom({ ...untouched, trueSize: true }, 0.5, 1600, 900)).toBeUndefined();
    expect(trueZoom(bank, undefined, 1600, 900)).toBeUndefined();
    expect(trueZoom({ ...bank, trueSize: false }, 0.5, 1600, 900)).toBeUndefined();
  });
});

describe('what a screen remembers', () => {
  test('belongs to its size and its pixel ratio: another zoom of the browser is another screen', () => {
    expect(keyFor({ width: 1920, height: 1080, ratio: 1 })).not.toBe(keyFor({ width: 1920, height: 1080, ratio: 1.25 }));
  });

  test('comes back as it was written', () => {
    const written: Calibration = {
      perMm: 3.7,
      trueSize: true,
      corners: [{ x: 0, y: 0.1 }, { x: 1, y: 0 }, { x: 0.9, y: 1 }, { x: 0.1, y: 0.9 }],
      turn: 2,
    };
    expect(readCalibration(JSON.stringify(written))).toEqual(written);
  });

  test.each([null, '', '{', '[]', '{"perMm":"four","turn":7,"corners":[1,2,3,4]}', '{"perMm":900,"trueSize":true}'])(
    'damaged storage (%s) is a screen that nobody has set up',
    (text) => expect(readCalibration(text)).toEqual(untouched),
  );

  test('corners that fold the picture are forgotten', () => {
    const corners = [{ x: 1, y: 0 }, { x: 0, y: 0 }, { x: 1, y: 1 }, { x: 0, y: 1 }];
    expect(readCalibration(JSON.stringify({ corners })).corners).toBeNull();
  });
});
