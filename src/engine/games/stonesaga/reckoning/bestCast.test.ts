import { describe, expect, test } from 'vitest';
import type { FishingScene } from '../scenes.ts';
import { bestCast, bestCurrent } from './bestCast.ts';

const scene = (more: Partial<FishingScene>): FishingScene => ({
  kind: 'fishing', who: 'c1', water: 'lake', stock: 'F01', otherStock: null, currents: 'F04', modifiers: null, dice: [],
  strikes: [[], [], [], [], []], resolved: [], gained: {}, ignored: [], ...more,
});

/** All dice laid as they are advised, with what each zone holds in the end. */
function laid(from: FishingScene, meals: number): number[][] {
  const at = { ...from, dice: [...from.dice], strikes: from.strikes.map((dice) => [...dice]) };
  for (let i = 0; i < 9; i++) {
    const cast = bestCast(at, meals);
    if (cast === null) return at.strikes;
    at.strikes[cast.strike]!.push(at.dice[cast.die]!);
    at.dice[cast.die] = null;
  }
  throw new Error('dice were laid for ever');
}

describe('where dice bring most meals', () => {
  // F01 has fish in the upper water alone, from 5 on; of F04 the first zone follows it, with room for one die.
  test('a zone whose current leads to fish gets the die that is enough for it', () =>
    expect(laid(scene({ dice: [1, 6, 2, 3], water: 'river' }), 1)[0]).toEqual([6]));

  test('no die goes where it only risks a mishap', () => expect(laid(scene({ dice: [1] }), 1)[4]).toEqual([]));

  test('luck in a lake is food too, and none in a river', () => {
    const [, , , lucky] = laid(scene({ dice: [4, 4] }), 2);
    expect(lucky).toHaveLength(2);
    expect(laid(scene({ dice: [5], water: 'river' }), 1)[0]).toEqual([5]);
  });

  test('with the modifiers open the current is followed that lands food, else one that lands anything', () => {
    // F02: 4 for a fish in the upper, 6 for two in the middle water; the first zone of F03 follows both.
    const open = { stock: 'F02', currents: 'F03', modifiers: 'F08' } as const;
    const strikes = (total: number): number[][] => [[total], [], [], [], []];
    expect([4, 9].map((total) => bestCurrent(scene({ ...open, strikes: strikes(total) }), 0))).toEqual(['T', 'M']);
  });
});
