import { describe, expect, test } from 'vitest';
import { place } from '../zones/place.ts';
import { readableScale, screenOf } from '../zones/screen.ts';
import type { TableWindow, ZonedTable, ZoneShape } from '../zones/zone.ts';
import { withRoomFor } from './zoning.ts';

const flat = (k: number): ZoneShape => ({ name: 'flat', width: 400 * k, height: 300 * k, edges: ['below'] });

/** A map for fingers, and below it a board that is as large as its letters need. */
const table = (screen: TableWindow): ZonedTable => {
  const k = readableScale(screen, { letters: 20 });
  return {
    map: { width: 380, height: 320 },
    zones: [{ id: 'board', title: 'Board', state: '', importance: 1, shapes: [flat(k)] }],
  };
};
const laidIn = (height: number, text: number) =>
  withRoomFor(screenOf({ width: 390, height, text, touch: true }), (screen) => place(table(screen), screen, null));
const lettersOf = ({ letters, zoom }: { readonly letters: number; readonly zoom: number }): number => letters * zoom;

describe('larger letters on the table', () => {
  test('are as large as asked for where there is room for them', () => {
    const placed = laidIn(800, 1.5);
    expect([placed.ease >= 1, lettersOf(placed)]).toEqual([true, 18]);
  });

  test('give way before the map is smaller than a finger needs, and no further than they must', () => {
    const placed = laidIn(560, 1.5);
    expect(placed.ease).toBeGreaterThanOrEqual(1);
    expect(lettersOf(placed)).toBeGreaterThan(12);
    expect(lettersOf(placed)).toBeLessThan(18);
  });

  test('are the usual ones where not even these have all the room they need', () => {
    const placed = laidIn(400, 1.5);
    expect([placed.ease < 1, lettersOf(placed)]).toEqual([true, 12]);
    expect(placed.map.width * placed.zoom).toBeCloseTo(laidIn(400, 1).map.width * laidIn(400, 1).zoom);
  });

  test('usual letters are laid as they are', () => {
    const screen = screenOf({ width: 390, height: 560, touch: true });
    expect(laidIn(560, 1)).toEqual(place(table(screen), screen, null));
  });
});
