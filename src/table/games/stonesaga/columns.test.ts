import { describe, expect, test } from 'vitest';
import { evened, type InColumn } from './columns.ts';

const zone = (id: string, x: number, y: number, width: number, height: number, drawn: number): InColumn => ({
  ...{ id, x, y, width, height },
  drawn,
});

describe('zones of one column', () => {
  const board = zone('board', 500, 0, 300, 200, 140);
  const bench = zone('bench', 500, 208, 180, 300, 280);
  const bag = zone('bag', 688, 208, 112, 300, 150);
  const tribe = zone('tribe', 500, 516, 300, 184, 150);
  const laid = evened([board, bench, bag, tribe], 8);
  const at = (id: string) => laid.get(id)!;

  test('have one gap between each two, and as much above and below', () => {
    const gaps = [
      at('board').y,
      at('bench').y - (at('board').y + at('board').height),
      at('tribe').y - (at('bench').y + at('bench').height),
      700 - (at('tribe').y + at('tribe').height),
    ];
    for (const gap of gaps) expect(gap).toBeCloseTo((700 - 140 - 280 - 150) / 4);
  });

  test('have their upper rims in one line where they lie side by side', () => {
    expect(at('bag').y).toBe(at('bench').y);
    expect(at('bag')).toMatchObject({ x: 688, width: 112, height: 150 });
  });

  test('are not torn apart by much room: it lies above and below them', () => {
    const [a, b] = [zone('a', 0, 0, 100, 500, 100), zone('b', 0, 508, 100, 492, 100)];
    const far = evened([a, b], 8);
    expect(far.get('b')!.y - (far.get('a')!.y + 100)).toBe(48);
    expect(far.get('a')!.y).toBeCloseTo(1000 - (far.get('b')!.y + 100));
  });
});

test('what lies in no column stays where it is', () => {
  const [row, side] = [zone('board', 0, 700, 600, 200, 150), zone('bag', 0, 0, 200, 690, 100)];
  const laid = evened([row, side], 8);
  expect(laid.get('board')).toMatchObject({ y: 700, height: 200 });
  expect(laid.get('bag')).toMatchObject({ y: 0, height: 690 });
});

test('a row above the map and one below it are no column, though they are as wide as each other', () => {
  const [above, below] = [zone('tribe', 0, 0, 600, 100, 60), zone('board', 0, 500, 600, 200, 150)];
  const laid = evened([above, below], 8);
  expect(laid.get('tribe')).toMatchObject({ y: 0, height: 100 });
  expect(laid.get('board')).toMatchObject({ y: 500, height: 200 });
});
