import { describe, expect, test } from 'vitest';
import { positions } from '../../../engine/games/stonesaga/positions.testing.ts';
import { stonesaga } from '../../../engine/games/stonesaga/index.ts';
import { asked } from '../../asked.testing.ts';
import { Offers } from '../../gesture/offers.ts';
import { windowsInFullSize } from '../../testing/windows.ts';
import { place } from '../../zones/place.ts';
import { screenOf } from '../../zones/screen.ts';
import { layParts, type LaidParts } from './placing.ts';
import { slotRadius } from './printed/hexagon.ts';
import { fitOf } from './valley/laid.ts';
import { partOf, zones } from './zones.ts';

describe.each(windowsInFullSize)('in a window of %i by %i', (width, height, touch) => {
  const screen = screenOf({ width, height, touch });

  test.each(['first', 'day', 'crafting', 'night'] as const)('%s: nothing is smaller than it can be read, whatever tab is open', (at) => {
    const match = positions[at]!();
    const table = zones(stonesaga.view(match.peek(), 'table'), new Offers(asked(match.open)), screen);
    const first = place(table, screen, null);
    for (const placed of first.tabs.length > 0 ? first.tabs.map(({ id }) => place(table, screen, id)) : [first]) {
      const parts = layParts(placed);
      const shown = (Object.keys(parts) as (keyof LaidParts)[]).filter((id) => id === 'stage' || id === 'valley' || placed.zones[id]);
      const sizeOn = (id: keyof LaidParts): number => parts[id].spot.scale * parts[id].ground.letters * placed.zoom;
      const letters = shown.filter((id) => id !== 'dice').map((id) => [id, sizeOn(id)] as const);
      expect(letters.filter(([, size]) => size < screen.letters - 0.01)).toEqual([]);
      for (const tab of placed.tabs) expect(Math.min(tab.at.width, tab.at.height)).toBeGreaterThanOrEqual(screen.finger);
    }
  });
});

test.each(windowsInFullSize)('four rails are no higher than a finger needs in a window of %i by %i', (width, height, touch) => {
  const match = positions['day']!();
  const screen = screenOf({ width, height, touch });
  const placed = place(zones(stonesaga.view(match.peek(), 'table'), new Offers(asked(match.open)), screen), screen, 'rails');
  const { spot, ground } = layParts(placed).rails;
  const carved = partOf('rails', ground.layout).height * spot.scale * placed.zoom;
  expect(ground.rails.height * spot.scale * placed.zoom).toBeLessThanOrEqual(Math.max(carved, screen.finger) + 0.01);
});

test.each(['day', 'valley', 'valley-wide'] as const)('%s: a wide valley is as large as the window lets it be', (at) => {
  const match = positions[at]!();
  const screen = screenOf({ width: 1920, height: 982 });
  const [view, offers] = [stonesaga.view(match.peek(), 'table'), new Offers(asked(match.open))];
  const placed = place(zones(view, offers, screen), screen, null);
  const { valley } = layParts(placed);
  const hex = 2 * slotRadius * fitOf(view, offers, valley.ground).scale * valley.spot.scale * placed.zoom;
  expect(hex).toBeGreaterThan(200);
});

test('larger text makes the letters of every part larger', () => {
  const match = positions['day']!();
  const view = stonesaga.view(match.peek(), 'table');
  const smallest = (text: number): number => {
    const screen = screenOf({ width: 1920, height: 1020, text });
    const placed = place(zones(view, new Offers(asked(match.open)), screen), screen, 'board');
    const parts = layParts(placed);
    return parts.board.spot.scale * parts.board.ground.letters * placed.zoom;
  };
  expect(smallest(1.5)).toBeGreaterThanOrEqual(21);
  expect(smallest(1)).toBeGreaterThanOrEqual(14);
});

test('no tray is laid beside somebody who is made new: they have their own', () => {
  const match = positions['creation']!();
  const view = stonesaga.view(match.peek(), 'table');
  const { zones: laid } = zones(view, new Offers(asked(match.open)), screenOf({ width: 390, height: 656, touch: true }));
  expect(laid.map(({ id }) => id)).not.toContain('dice');
});

test.each([[1920, 936], [1280, 622]])('the board keeps its place from set-up to the night, with the names of everybody, in a window of %i by %i', (width, height) => {
  const screen = screenOf({ width, height });
  const laid = ['creation', 'day', 'meal'].map((at) => {
    const match = positions[at]!();
    const { zones: up } = place(zones(stonesaga.view(match.peek(), 'table'), new Offers(asked(match.open)), screen), screen, null);
    return { board: Math.round(up.board!.x), rails: up.rails!.shape };
  });
  expect(new Set(laid.map(({ board }) => board)).size).toBe(1);
  expect(laid.map(({ rails }) => rails)).toEqual(['wide', 'wide', 'wide']);
});
