import { describe, expect, test } from 'vitest';
import type { ForagingScene } from '../../scenes.ts';
import { bestHarvest, bestKept, isWorthSearching } from './foodPlan.ts';

const scene = (tableau: ForagingScene['tableau'], taken: ForagingScene['taken'] = []): ForagingScene => ({
  kind: 'foraging', who: 'c1', feature: 'forest', drawn: [], tableau, taken, stage: 'search',
});

describe('foraging for a meal', () => {
  test('wood is no meal, and raw nuts are none: the mushroom beside them is', () => {
    expect(bestHarvest(scene(['FF13'])).food).toBe(0);
    expect(bestHarvest(scene(['FF06'])).food).toBe(0);
    expect(bestHarvest(scene(['FF02']))).toMatchObject({ food: 1, next: { kind: 'nut' } });
  });

  test('roots behind roots count, up to three', () => {
    expect(bestHarvest(scene(['FF07'])).food).toBe(2);
    expect(bestHarvest(scene(['FF07', 'FF01', 'FF14'])).food).toBe(4); // three roots, one with a mushroom
  });

  test('what brings food is kept, and never a predator in front while another way is open', () => {
    expect(bestKept(scene([]), ['FF13', 'FF01'])).toBe('FF01');
    expect(bestKept(scene([]), ['FF18', 'FF13'])).toBe('FF13');
  });

  test('one searches on while there is nothing to eat, and not past what is enough or where a predator waits', () => {
    expect(isWorthSearching(scene(['FF13']), 1)).toBe(true);
    expect(isWorthSearching(scene(['FF01']), 1)).toBe(false);
    const nearly = scene(['FF03', 'FF06', 'FF09', 'FF10', 'FF14', 'FF17', 'FF01']); // only the two in front are left of all predators
    expect(isWorthSearching(nearly, 6)).toBe(false);
  });
});
