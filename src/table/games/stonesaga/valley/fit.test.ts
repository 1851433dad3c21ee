import { describe, expect, test } from 'vitest';
import { apothem, slotRadius, slotsOf } from '../printed/hexagon.ts';
import { placementsAt, trayAt } from '../../../../engine/games/stonesaga/rules/valley.ts';
import type { LaidTray, StonesagaState } from '../../../../engine/games/stonesaga/state.ts';
import { neighbours } from '../../../../engine/pieces/hexGrid.ts';
import { grounds } from '../ground.ts';
import { centreOf, spotOf } from '../../../parts/hexFit.ts';
import { regionSpots } from './regions.ts';
import { deedsOf, fitValley, mapOf, type Hex } from './fit.ts';

/** A valley of eight trays, grown at random as the rules let it grow. */
function grown(seed: number, count = 8): LaidTray[] {
  const trays = [trayAt('0,0', false)];
  let random = seed * 2654435761;
  while (trays.length < count) {
    random = (Math.imul(random, 1664525) + 1013904223) >>> 0;
    const map = Object.fromEntries(trays.flatMap(({ hexes }) => hexes).map((hex) => [hex, {}]));
    const cells = Object.keys(map) as Hex[];
    const open = placementsAt({ map } as unknown as StonesagaState, cells[random % cells.length]!);
    if (open.length > 0) trays.push(open[(random >>> 9) % open.length]!);
  }
  return trays;
}

describe.each(['wide', 'tall'] as const)('the valley on the %s ground', (layout) => {
  const strip = mapOf(grounds[layout]);

  test.each([1, 2, 3, 4, 5, 6])('eight trays lie inside the strip, whichever way they grew (seed %i)', (seed) => {
    const hexes = grown(seed).flatMap((tray) => tray.hexes);
    const fit = fitValley(hexes, strip);
    for (const hex of hexes) {
      const { x, y } = centreOf(fit, hex);
      const [w, h] = [apothem(slotRadius + 21) * fit.scale, (slotRadius + 21) * fit.scale];
      expect(x - w).toBeGreaterThanOrEqual(strip.x);
      expect(x + w).toBeLessThanOrEqual(strip.x + strip.width);
      expect(y - h).toBeGreaterThanOrEqual(strip.y);
      expect(y + h + 20 * fit.scale).toBeLessThanOrEqual(strip.y + strip.height);
    }
  });

  test('eight trays fill the strip in one direction at least', () => {
    const hexes = grown(3).flatMap((tray) => tray.hexes);
    const fit = fitValley(hexes, strip);
    const spots = hexes.map((hex) => centreOf(fit, hex));
    const [wide, high] = [
      Math.max(...spots.map(({ x }) => x)) - Math.min(...spots.map(({ x }) => x)),
      Math.max(...spots.map(({ y }) => y)) - Math.min(...spots.map(({ y }) => y)),
    ];
    expect(
      Math.max((wide + 2 * apothem(slotRadius) * fit.scale) / strip.width, (high + 2 * slotRadius * fit.scale) / strip.height),
    ).toBeGreaterThan(0.85);
  });

  test('deeds have the lower rim of the map to themselves', () => {
    const deeds = deedsOf(grounds[layout]);
    expect(deeds.y).toBe(strip.y + strip.height);
    expect(deeds.y + deeds.height).toBe(grounds[layout].map.y + grounds[layout].map.height);
  });
});

test('one tray is never drawn larger than its pictures are', () => {
  expect(fitValley(trayAt('0,0', false).hexes, { x: 0, y: 0, width: 9000, height: 9000 }).scale).toBe(1);
});

test('neighbours lie one width apart, at the six angles of a pointy-top grid', () => {
  for (const hex of ['0,0', '3,-2', '-4,1'] as const) {
    const from = spotOf(hex, slotRadius);
    neighbours(hex).forEach((other, direction) => {
      const to = spotOf(other, slotRadius);
      expect(Math.hypot(to.x - from.x, to.y - from.y)).toBeCloseTo(2 * apothem(slotRadius), 3);
      const turn = Math.atan2(to.y - from.y, to.x - from.x) - (direction * Math.PI) / 3;
      expect(Math.cos(turn)).toBeCloseTo(1, 5);
    });
  }
});

test.each([false, true])('the slots of a painted tray lie where the rules lay its hexes (turned by half: %s)', (half) => {
  slotsOf(half).forEach(({ x, y }, i) => {
    const spot = spotOf(trayAt('0,0', half).hexes[i]!, slotRadius);
    expect(spot.x).toBeCloseTo(x, 3);
    expect(spot.y).toBeCloseTo(y, 3);
  });
});

test.each([
  [1000, 400],
  [380, 700],
] as const)('lands to choose from lie on a map of %i by %i with their names', (width, height) => {
  const map = { x: 0, y: 0, width: width * 2, height: height * 2 };
  for (const { x, y, scale } of regionSpots(2, { ...grounds.tall, map })) {
    expect(y - slotRadius * scale).toBeGreaterThanOrEqual(0);
    expect(y + (slotRadius + 50) * scale).toBeLessThanOrEqual(map.height);
    expect(x - apothem(slotRadius) * scale).toBeGreaterThanOrEqual(0);
    expect(x + apothem(slotRadius) * scale).toBeLessThanOrEqual(map.width);
  }
});
