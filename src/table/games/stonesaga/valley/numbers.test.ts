import { describe, expect, test } from 'vitest';
import { stonesaga } from '../../../../engine/games/stonesaga/index.ts';
import { positions } from '../../../../engine/games/stonesaga/positions.testing.ts';
import { asked } from '../../../asked.testing.ts';
import { Offers } from '../../../gesture/offers.ts';
import { windows } from '../../../testing/windows.ts';
import { place } from '../../../zones/place.ts';
import { screenOf } from '../../../zones/screen.ts';
import { layParts } from '../placing.ts';
import { zones } from '../zones.ts';
import { fitOf } from './laid.ts';
import { layNumbers, type MapNumber } from './numbers.ts';

/** The numbers of a valley as they lie in a window, in CSS pixels. */
function numbersIn(at: string, width: number, height: number, touch: boolean): readonly MapNumber[] {
  const screen = screenOf({ width, height, touch });
  const match = positions[at]!();
  const [view, offers] = [stonesaga.view(match.peek(), 'table'), new Offers(asked(match.open))];
  const placed = place(zones(view, offers, screen), screen, null);
  const { spot, ground } = layParts(placed).valley;
  const k = spot.scale * placed.zoom;
  return [...layNumbers(view, fitOf(view, offers, ground), ground.letters).values()].map((one) => ({
    ...one,
    x: one.x * k,
    y: one.y * k,
    size: one.size * k,
    radius: one.radius * k,
  }));
}

describe.each(windows)('the numbers of the valley in a window of %i by %i', (width, height, touch) => {
  test.each(['day', 'valley', 'valley-wide', 'valley-alone'])('%s: can be read, and none covers another', (at) => {
    const numbers = numbersIn(at, width, height, touch);
    expect(numbers.length).toBeGreaterThan(1);
    for (const { size } of numbers) expect(size).toBeGreaterThanOrEqual(screenOf({ width, height, touch }).letters - 0.01);
    numbers.forEach((a, i) => {
      for (const b of numbers.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(0.97 * (a.radius + b.radius));
    });
  });
});

test('a number stays on its token where there is room', () => {
  const view = stonesaga.view(positions['day']!().peek(), 'table');
  const fit = { scale: 1, radius: 164, x: 0, y: 0 };
  const large = layNumbers(view, fit, 10).get('shelter:0,0')!;
  expect(large).toMatchObject({ size: 20, x: 82 + 16 + 6, y: 56 + 14 + 4 });
});

test('what is painted with its own number is covered by the one that can be read', () => {
  const view = stonesaga.view(positions['valley-wide']!().peek(), 'table');
  const fit = { scale: 0.2, radius: 164, x: 0, y: 0 };
  const { x, y, size } = layNumbers(view, fit, 14).get('depletion:0,0')!;
  expect(x).toBeCloseTo((42 + 8) * 0.2);
  expect(y).toBeCloseTo((92 + 12) * 0.2);
  expect(size).toBe(14);
});
