import { describe, expect, test } from 'vitest';
import type { Strip } from '../stage/shapes.ts';
import { windowsInFullSize } from '../testing/windows.ts';
import { place } from './place.ts';
import { readableScale, screenOf } from './screen.ts';
import type { Placement, TableWindow, Zone, ZonedTable } from './zone.ts';

const zone = (id: string, width: number, height: number, importance: number, more: Partial<Zone> = {}): Zone => ({
  id,
  title: id,
  state: '',
  shapes: [{ name: 'flat', width, height, edges: ['below', 'right', 'left'] }],
  importance,
  wanted: 0,
  ...more,
});

/** A map, a long board that can be folded, a hand, rails and a line that is always there. */
function table(screen: TableWindow): ZonedTable {
  const k = readableScale(screen, { letters: 21 });
  return {
    map: screen.touch ? { width: 360, height: 290 } : { width: 540 * k, height: 470 * k },
    zones: [
      zone('board', 1250 * k, 202 * k, 5, {
        shapes: [
          { name: 'flat', width: 1250 * k, height: 202 * k, edges: ['below'] },
          { name: 'folded', width: 642 * k, height: 404 * k, edges: ['below', 'right'] },
        ],
      }),
      zone('hand', 500 * k, 274 * k, 4),
      zone('rails', 440 * k, 300 * k, 3),
      zone('bench', 400 * k, 380 * k, 2),
      zone('line', 120 * k, 24 * k, 9, {
        keeps: true,
        shapes: [{ name: 'line', width: 120 * k, height: 24 * k, edges: ['above'], most: 1.2 }],
      }),
    ],
  };
}

const overlap = (a: Strip, b: Strip): boolean =>
  a.x < b.x + b.width - 0.01 && b.x < a.x + a.width - 0.01 && a.y < b.y + b.height - 0.01 && b.y < a.y + a.height - 0.01;

const strips = ({ map, zones, tabs, zoom }: Placement): Strip[] => [
  map,
  ...Object.values(zones).map((one) => one!),
  ...tabs.map(({ at }) => ({ x: at.x / zoom, y: at.y / zoom, width: at.width / zoom, height: at.height / zoom })),
];

describe.each(windowsInFullSize)('a table on %i by %i', (width, height, touch) => {
  const screen = screenOf({ width, height, touch });
  const laid = table(screen);
  const placed = place(laid, screen, null);

  test('everything is at least as large as it must be', () => {
    expect(placed.ease).toBeGreaterThanOrEqual(1);
    for (const { id, shapes } of laid.zones) {
      const at = placed.zones[id];
      if (!at) continue;
      const shape = shapes.find(({ name }) => name === at.shape)!;
      expect(at.width * placed.zoom).toBeGreaterThanOrEqual(shape.width - 0.5);
      expect(at.height * placed.zoom).toBeGreaterThanOrEqual(shape.height - 0.5);
    }
  });

  test('nothing lies on anything else, or beyond the window', () => {
    const all = strips(placed);
    all.forEach((a, i) => all.slice(i + 1).forEach((b) => expect(overlap(a, b)).toBe(false)));
    for (const { x, y, width: w, height: h } of all) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(x + w).toBeLessThanOrEqual(placed.width + 0.01);
      expect(y + h).toBeLessThanOrEqual(placed.height + 0.01);
    }
  });

  test('the ground has the shape of the window', () => {
    expect(placed.width / placed.height).toBeCloseTo(width / height, 6);
    expect(placed.width * placed.zoom).toBeCloseTo(width, 6);
  });

  test('a zone is up or has a tab that a finger can touch', () => {
    for (const { id } of laid.zones) expect(Number(id in placed.zones) + Number(id in placed.away)).toBe(1);
    for (const { at } of placed.tabs) expect(Math.min(at.width, at.height)).toBeGreaterThanOrEqual(screen.finger);
    expect(placed.zones['line']).toBeDefined();
  });
});

describe('on a small screen', () => {
  const screen = screenOf({ width: 390, height: 650, touch: true });

  test('whatever is opened comes up in the same place, and the tabs stay where they are', () => {
    const [hand, rails] = ['hand', 'rails'].map((id) => place(table(screen), screen, id)) as [Placement, Placement];
    expect(hand.zones['hand']).toMatchObject({ x: rails.zones['rails']!.x, y: rails.zones['rails']!.y });
    expect(hand.zones['rails']).toBeUndefined();
    expect(hand.map).toEqual(rails.map);
    expect(hand.tabs.map(({ at }) => at)).toEqual(rails.tabs.map(({ at }) => at));
    expect(hand.tabs.find(({ open }) => open)!.id).toBe('hand');
  });

  test('what is opened is chosen among those that are behind tabs alone', () => {
    const asked: string[][] = [];
    const placed = place(table(screen), screen, (behind) => (asked.push(behind.map(({ id }) => id)), 'rails'));
    expect(placed.tabs.find(({ open }) => open)!.id).toBe('rails');
    expect(asked).toEqual([expect.arrayContaining(placed.tabs.map(({ id }) => id))]);
    expect(asked[0]).not.toContain('line'); // it lies beside the map whatever is opened
  });

  test('a board that is too long is folded', () => {
    expect(place(table(screen), screen, 'board').zones['board']!.shape).toBe('folded');
  });
});

test('everything is shown at once on a monitor', () => {
  const screen = screenOf({ width: 1920, height: 1020 });
  expect(place(table(screen), screen, null).tabs).toEqual([]);
});

test('where everything is large enough the likeliest shapes are taken, though others could be larger', () => {
  const screen = screenOf({ width: 1920, height: 1020 });
  const shapes = [
    { name: 'rich', width: 300, height: 700, edges: ['left'] as const },
    { name: 'slim', width: 60, height: 300, edges: ['left'] as const },
  ];
  const likelier = (width: number, height: number): string | undefined =>
    place({ map: { width, height }, zones: [zone('rails', 0, 0, 1, { shapes })] }, screen, null).zones['rails']!.shape;
  expect(likelier(600, 500)).toBe('rich');
  expect(likelier(1550, 800)).toBe('slim'); // beside a map of that size the rich ones would hardly be readable
});

test('a likely shape in which letters are too small does not keep out an unlikely one in which they can be read', () => {
  const wide = (name: string, width: number) => ({ name, width, height: 300, edges: ['right'] as const });
  const shapes = [wide('likely', 500), ...['a', 'b', 'c', 'd', 'e'].map((name) => wide(name, 5000)), wide('unlikely', 430)];
  const screen = screenOf({ width: 1000, height: 800 });
  const placed = place({ map: { width: 500, height: 400 }, zones: [zone('rails', 0, 0, 1, { shapes })] }, screen, null);
  expect(placed.zones['rails']!.shape).toBe('unlikely');
  expect(placed.ease).toBeGreaterThanOrEqual(1);
});

test('larger text takes more room: what was shown at once goes behind tabs, and letters grow', () => {
  const [usual, large] = [1, 1.5].map((text) => screenOf({ width: 1280, height: 700, text })) as [TableWindow, TableWindow];
  const [a, b] = [place(table(usual), usual, null), place(table(large), large, null)];
  expect(b.letters).toBeCloseTo(a.letters * 1.5);
  expect(b.tabs.length).toBeGreaterThan(a.tabs.length);
});

test('a window that is too short is not too narrow: what lies beside the map keeps its smallest width', () => {
  const screen = screenOf({ width: 844, height: 200, touch: true });
  const { zones } = table(screen);
  const placed = place(table(screen), screen, 'hand');
  expect(placed.ease).toBeLessThan(1);
  const widths = zones.find(({ id }) => id === 'hand')!.shapes.map(({ width }) => width);
  expect(placed.zones['hand']!.width * placed.zoom).toBeGreaterThanOrEqual(Math.min(...widths) - 0.5);
});

test('a screen that is too small for one zone still shows the map and one zone, smaller', () => {
  const screen = screenOf({ width: 300, height: 240, text: 1.5, touch: true });
  const placed = place(table(screen), screen, 'hand');
  expect(placed.ease).toBeLessThan(1);
  expect(placed.ease).toBeGreaterThan(0);
  expect(Object.keys(placed.zones)).toEqual(expect.arrayContaining(['hand', 'line']));
});

describe('two zones that may lie side by side', () => {
  const screen = screenOf({ width: 1100, height: 600 });
  const column = (id: string, importance: number, width: number, height: number): Zone =>
    zone(id, 0, 0, importance, { shapes: [{ name: 'flat', width, height, edges: ['right'] }] });
  const high: ZonedTable = {
    map: { width: 500, height: 500 },
    zones: [column('board', 3, 420, 250), column('bag', 2, 180, 260), column('bench', 1, 220, 260)],
  };

  test('share a column where one over the other would be too high', () => {
    expect(place(high, screen, null).tabs).not.toEqual([]);
    const placed = place({ ...high, pairs: [['bench', 'bag']] }, screen, null);
    const [bench, bag] = [placed.zones['bench']!, placed.zones['bag']!];
    expect(placed.ease).toBeGreaterThanOrEqual(1);
    expect(placed.tabs).toEqual([]);
    expect(bench.y).toBeCloseTo(bag.y);
    expect(bench.x + bench.width).toBeLessThan(bag.x);
    expect(bench.width * placed.zoom).toBeGreaterThanOrEqual(220);
    expect(bag.width * placed.zoom).toBeGreaterThanOrEqual(180);
  });

  test('lie apart where one of them is behind a tab', () => {
    const small = screenOf({ width: 560, height: 620 });
    const placed = place({ ...high, pairs: [['bench', 'bag']] }, small, 'bag');
    expect(placed.tabs.map(({ id }) => id)).toEqual(expect.arrayContaining(['bench', 'bag']));
    expect(placed.zones['bench']).toBeUndefined();
  });
});

test('a game may say that a larger map is worth smaller letters round it', () => {
  const screen = screenOf({ width: 1000, height: 800 });
  const shapes = [
    { name: 'below', width: 800, height: 300, edges: ['below'] as const },
    { name: 'beside', width: 300, height: 760, edges: ['right'] as const },
  ];
  const laid: ZonedTable = { map: { width: 400, height: 300 }, zones: [zone('board', 0, 0, 1, { shapes })], enough: 1.2 };
  const side = (mapWorth: number): number => {
    const { map, zoom } = place({ ...laid, mapWorth }, screen, null);
    return Math.min(map.width, map.height) * zoom;
  };
  expect(place(laid, screen, null).zones['board']!.shape).toBe('below');
  expect(side(0.5)).toBeGreaterThan(side(0) * 1.3);
});

test('a large map is one on which its own picture is large: what is wide gains nothing in a map that is only high', () => {
  const screen = screenOf({ width: 1400, height: 800 });
  const shapes = [
    { name: 'beside', width: 650, height: 720, edges: ['right'] as const },
    { name: 'below', width: 1300, height: 260, edges: ['below'] as const },
  ];
  const laid: ZonedTable = { map: { width: 400, height: 330 }, zones: [zone('board', 0, 0, 1, { shapes })], enough: 1.05, mapWorth: 0.5 };
  const shapeOf = (drawn: ZonedTable['drawn']): string => place({ ...laid, ...(drawn && { drawn }) }, screen, null).zones['board']!.shape;
  const wide = { width: 4, height: 1, foot: 40, most: Infinity };
  expect(shapeOf(undefined)).toBe('beside');
  expect(shapeOf({ ...wide, width: 1, height: 2 })).toBe('beside');
  expect(shapeOf(wide)).toBe('below');
  // it is large enough in both
  expect(shapeOf({ ...wide, most: 100 })).toBe('beside');
});

test('a laptop whose bars leave a low table is read from as far as any monitor; what is held in a hand is nearer', () => {
  const letters = (width: number, height: number, touch = false): number => screenOf({ width, height, touch }).letters;
  expect([letters(1280, 570), letters(1024, 590), letters(1920, 980)]).toEqual([14, 14, 14]);
  expect([letters(844, 330), letters(390, 700), letters(768, 900, true)]).toEqual([12, 12, 12]);
});
