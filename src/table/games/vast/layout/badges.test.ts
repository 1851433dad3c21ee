import { describe, expect, test } from 'vitest';
import { vast } from '../../../../engine/games/vast/index.ts';
import { positions } from '../../../../engine/games/vast/positions.testing.ts';
import { asked } from '../../../asked.testing.ts';
import { Offers } from '../../../gesture/offers.ts';
import { windows } from '../../../testing/windows.ts';
import { place } from '../../../zones/place.ts';
import { screenOf } from '../../../zones/screen.ts';
import { largeBoard } from '../boards/index.ts';
import { badgeBox, badgeOver, badgeSize, hungApart } from './badges.ts';
import { layFigures } from './figures.ts';
import { groundIn } from './groundIn.ts';
import { thing, type LaidThing } from './laid.ts';
import { zones } from './zones.ts';

const badged = (x: number, size: number, letters: number): LaidThing =>
  thing(
    `figure:${x}`,
    { as: 'figure', look: 'stabby', lying: false, dazzled: false, cell: null, badge: { strength: 2, defense: 1, steps: 0 } },
    { x, y: 500 },
    { size, letters },
  );
const stepsOf = ({ look }: LaidThing): number | undefined => (look.as === 'figure' ? look.badge?.steps : undefined);

describe('Strength against Defense over heads', () => {
  test('its numbers are as large as must be read, however small the figure is', () => {
    for (const size of [0.3, 0.5, 1])
      expect(badgeOver({ size, letters: 20 }, 0).scale * size * badgeSize.letters).toBeGreaterThanOrEqual(20 - 1e-9);
  });

  test('heads that stand far from each other keep their badges low, and where they are close each hangs above those before it', () => {
    expect(hungApart([badged(100, 0.4, 20), badged(300, 0.4, 20)]).map(stepsOf)).toEqual([0, 0]);
    expect(hungApart([badged(100, 0.4, 20), badged(120, 0.4, 20), badged(140, 0.4, 20)]).map(stepsOf)).toEqual([0, 1, 2]);
  });

  test.each(windows)('in a window of %i by %i none lies on another, nor on the head that it hangs over', (width, height, touch) => {
    const match = positions['attack']!();
    const offers = new Offers(asked(match.open));
    const view = vast.view(match.peek(), offers.questions[0]!.seat);
    const placed = place(zones(view, offers, screenOf({ width, height, touch })), screenOf({ width, height, touch }), null);
    const role = largeBoard(view, offers);
    const ground = groundIn(placed, { journey: true, roles: view.roles, role, inPlay: 0, inHand: 0 });
    const laid = layFigures(ground, view, offers).filter((one) => stepsOf(one) !== undefined);
    expect(laid.length).toBeGreaterThan(1);
    const boxes = laid.map((one) => badgeBox(one, stepsOf(one)!));
    boxes.forEach((box, i) => {
      expect(box.bottom).toBeLessThan(laid[i]!.y - 78 * laid[i]!.size);
      for (const other of boxes.slice(i + 1)) {
        const across = Math.min(box.right, other.right) - Math.max(box.left, other.left);
        const down = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
        expect(Math.min(across, down)).toBeLessThanOrEqual(0);
      }
    });
  });
});
