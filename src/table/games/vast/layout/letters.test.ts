import { describe, expect, test } from 'vitest';
import { vast } from '../../../../engine/games/vast/index.ts';
import { positions } from '../../../../engine/games/vast/positions.testing.ts';
import { asked } from '../../../asked.testing.ts';
import { Offers } from '../../../gesture/offers.ts';
import { windowsInFullSize } from '../../../testing/windows.ts';
import { place } from '../../../zones/place.ts';
import { screenOf } from '../../../zones/screen.ts';
import { largeBoard } from '../boards/index.ts';
import { groundIn } from './groundIn.ts';
import { zones } from './zones.ts';

/** A tile is as wide as a finger; seen askew it is a little less high. */
const leastTile = { touch: 42, mouse: 44 } as const;

describe.each(windowsInFullSize)('in a window of %i by %i', (width, height, touch) => {
  const screen = screenOf({ width, height, touch });

  test.each(['opening', 'late', 'skeletons', 'spider', 'manor', 'warlock'] as const)('%s: print can be read and tiles can be touched', (at) => {
    const match = positions[at]!();
    const offers = new Offers(asked(match.open));
    const view = vast.view(match.peek(), offers.questions[0]!.seat);
    const table = zones(view, offers, screen);
    const role = largeBoard(view, offers);
    const first = place(table, screen, null);
    for (const placed of first.tabs.length > 0 ? first.tabs.map(({ id }) => place(table, screen, id)) : [first]) {
      const ground = groundIn(placed, { journey: view.journey !== null, roles: view.roles, role, inPlay: 0, inHand: 0 });
      const px = (scale: number, letters: number): number => scale * letters * placed.zoom;
      const letters = [
        ['board', px(ground.board.scale, 21)],
        ['march', px(ground.march.scale, 21)],
        ['terror', px(ground.terror.scale, 21)],
        ['cards', px(ground.hand.scale, 21.5)],
        ['round', px(ground.plaque.scale, placed.zones['round']?.shape === 'line' ? 44 : 26)],
      ] as const;
      const small = letters.filter(([zone, size]) => ground.up.has(zone) && size < screen.letters - 0.35);
      expect(small).toEqual([]);
      expect(px(ground.map.scale, 110)).toBeGreaterThanOrEqual(leastTile[touch ? 'touch' : 'mouse'] - 0.5);
      for (const tab of placed.tabs) expect(Math.min(tab.at.width, tab.at.height)).toBeGreaterThanOrEqual(screen.finger);
    }
  });
});
