import { describe, expect, test } from 'vitest';
import { fitted, clamped, panned, pinched, toScreen, toTable, turned, zoomed, type QuarterTurn, type CameraView } from './view.ts';

const screen = { width: 1280, height: 720 };
const table = { width: 1920, height: 1080 };
const view: CameraView = { x: 700, y: 400, zoom: 0.8, turn: 0 };
const quarterTurns: readonly QuarterTurn[] = [0, 1, 2, 3];

const near = (a: { x: number; y: number }, b: { x: number; y: number }) => {
  expect(a.x).toBeCloseTo(b.x, 6);
  expect(a.y).toBeCloseTo(b.y, 6);
};

describe.each(quarterTurns)('with the screen turned by %i quarters', (turn) => {
  const turnedView = turned(view, turn);

  test('screen and table are each other’s inverse', () => {
    for (const point of [
      { x: 0, y: 0 },
      { x: 311, y: 640 },
      { x: 1280, y: 3 },
    ])
      near(toScreen(turnedView, screen, toTable(turnedView, screen, point)), point);
  });

  test('zooming keeps the point under the pointer', () => {
    const at = { x: 200, y: 555 };
    near(toTable(zoomed(turnedView, screen, at, 1.7), screen, at), toTable(turnedView, screen, at));
  });

  test('panning moves what is seen with the hand', () => {
    const spot = { x: 650, y: 380 };
    const before = toScreen(turnedView, screen, spot);
    const after = toScreen(panned(turnedView, { x: 30, y: -12 }), screen, spot);
    near(after, { x: before.x + 30, y: before.y - 12 });
  });

  test('two fingers keep what they touch', () => {
    const a = [{ x: 400, y: 300 }, { x: 600, y: 300 }] as const;
    const b = [{ x: 380, y: 350 }, { x: 780, y: 350 }] as const;
    const after = pinched(turnedView, screen, a, b);
    expect(after.zoom).toBeCloseTo(1.6);
    for (const k of [0, 1] as const) near(toScreen(after, screen, toTable(turnedView, screen, a[k])), b[k]);
  });

  test('the whole table fits', () => {
    const whole = fitted(table, screen, turn);
    for (const corner of [{ x: 0, y: 0 }, { x: 1920, y: 1080 }, { x: 0, y: 1080 }]) {
      const { x, y } = toScreen(whole, screen, corner);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(1280);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(720);
    }
  });
});

describe('limits', () => {
  const whole = fitted(table, screen, 0, 0).zoom;

  test('the table never leaves the screen, however far it is pushed', () => {
    const lost = clamped({ x: 99_999, y: -99_999, zoom: whole * 3, turn: 0 }, table, screen);
    const middle = toTable(lost, screen, { x: 640, y: 360 });
    expect(middle.x).toBeLessThanOrEqual(table.width);
    expect(middle.y).toBeGreaterThanOrEqual(0);
  });

  test('a table that fits stays in the middle', () => {
    expect(clamped({ x: 0, y: 0, zoom: whole * 0.9, turn: 0 }, table, screen)).toMatchObject({ x: 960, y: 540 });
  });

  test('zoom has a floor and a ceiling', () => {
    expect(clamped({ ...view, zoom: 1e-6 }, table, screen).zoom).toBeCloseTo(whole * 0.75);
    expect(clamped({ ...view, zoom: 1e6 }, table, screen).zoom).toBeCloseTo(whole * 9);
  });
});
