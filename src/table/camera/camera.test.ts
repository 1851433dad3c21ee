import { beforeEach, describe, expect, test } from 'vitest';
import { Camera } from './camera.ts';

let camera: Camera;
let woken: number;
const settle = () => {
  for (let i = 0; i < 200; i++) camera.advance(16);
};

beforeEach(() => {
  woken = 0;
  camera = new Camera({ width: 1000, height: 500 }, { width: 1000, height: 500 }, () => void woken++);
});

describe('the camera', () => {
  test('shows the whole table first, and again when the window changes', () => {
    expect(camera.toTable({ x: 500, y: 250 })).toEqual({ x: 500, y: 250 });
    camera.resize({ width: 500, height: 500 });
    expect(camera.toTable({ x: 250, y: 250 }).x).toBeCloseTo(500);
    expect(camera.toScreen({ x: 0, y: 250 }).x).toBeGreaterThanOrEqual(0);
  });

  test('glides to a zoom and rests', () => {
    camera.zoomAt({ x: 200, y: 200 }, 2);
    expect(camera.busy).toBe(true);
    const pinned = camera.toTable({ x: 200, y: 200 });
    settle();
    expect(camera.busy).toBe(false);
    expect(camera.toTable({ x: 200, y: 200 }).x).toBeCloseTo(pinned.x, 0);
  });

  test('follows a hand at once', () => {
    camera.zoomAt({ x: 500, y: 250 }, 4);
    settle();
    const spot = camera.toTable({ x: 300, y: 200 });
    camera.grabbed({ x: 40, y: 10 });
    const now = camera.toScreen(spot);
    expect([now.x, now.y]).toEqual([expect.closeTo(340, 3), expect.closeTo(210, 3)]);
    expect(camera.busy).toBe(false);
  });

  test('jumps under reduced motion', () => {
    camera.still = true;
    camera.look({ x: 100, y: 100 }, 3);
    expect(camera.busy).toBe(false);
    expect(camera.sees({ x: 100, y: 100 }, 0)).toBe(true);
  });

  test('stays where somebody put it when the page renders the same table again', () => {
    camera.zoomAt({ x: 0, y: 0 }, 3);
    settle();
    const before = camera.view;
    camera.lay({ width: 1000, height: 500 });
    expect(camera.view).toEqual(before);
  });

  test('turns with the screen and tells the world', () => {
    const world = { position: { set: () => undefined }, scale: { set: () => undefined }, rotation: 0 };
    camera.attach(world);
    camera.rotate(1);
    expect(world.rotation).toBeCloseTo(Math.PI / 2);
    expect(camera.toScreen({ x: 500, y: 250 })).toEqual({ x: 500, y: 250 });
  });
});
