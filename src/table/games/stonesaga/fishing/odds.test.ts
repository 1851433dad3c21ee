import { describe, expect, test } from 'vitest';
import { fishing, fishingIds } from '../../../../engine/games/stonesaga/content/fishing.ts';
import { difficultyOf, unseenBy } from '../../../../engine/games/stonesaga/reckoning/fishing.ts';
import { chanceOf, zoneChance } from './odds.ts';

describe('the chance of a strike', () => {
  test('SS-414: counts the eight cards that do not lie open, each once', () => {
    const unseen = unseenBy({ stock: 'F01', currents: 'F02', modifiers: null });
    expect(unseen).toHaveLength(8);
    expect(unseen).not.toContain('F01');
    expect(unseen).not.toContain('F02');
  });

  test('agrees with dealing every card that may come, for every total and zone', () => {
    for (const stock of fishingIds)
      for (const currents of fishingIds.filter((id) => id !== stock))
        for (const { currents: along } of fishing[currents].strikes)
          for (let total = 1; total <= 12; total++) {
            let hits = 0;
            let dealt = 0;
            for (const modifiers of fishingIds) {
              if (modifiers === stock || modifiers === currents) continue;
              dealt++;
              if (along.some((row) => total >= difficultyOf({ stock, currents, modifiers }, row))) hits++;
            }
            expect(chanceOf({ stock, currents, modifiers: null }, total, along)).toBeCloseTo(hits / dealt, 12);
          }
  });

  test('is certain one way or the other once the modifiers lie open', () => {
    for (let total = 1; total <= 12; total++)
      expect([0, 1]).toContain(chanceOf({ stock: 'F03', currents: 'F05', modifiers: 'F07' }, total, ['T', 'B']));
  });

  test('is not told for an empty zone, but for what is held over it', () => {
    const scene = { stock: 'F01', currents: 'F02', modifiers: null, strikes: [[], [3], [], [], []] } as const;
    expect(zoneChance({ ...scene, strikes: scene.strikes.map((zone) => [...zone]) }, 0)).toBeNull();
    expect(zoneChance({ ...scene, strikes: scene.strikes.map((zone) => [...zone]) }, 0, 6)).toBe(chanceOf(scene, 6, ['M', 'B']));
    expect(zoneChance({ ...scene, strikes: scene.strikes.map((zone) => [...zone]) }, 1, 4)).toBe(chanceOf(scene, 7, ['M']));
  });
});
