import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { bands, bonuses, card, looksOf } from '../printed/forageLooks.ts';
import { foraging, foragingIds } from '../../../../engine/games/stonesaga/content/foraging.ts';
import type { ForagingCard } from '../../../../engine/games/stonesaga/content/schema.ts';
import { coreOf, paintedOrder, standingsOn } from './placing.ts';

const printed: Readonly<Record<string, ForagingCard>> = foraging;
interface Atlas {
  readonly scale: number;
  readonly frames: Readonly<Record<string, { readonly w: number; readonly h: number }>>;
}
const atlas = (quality: 'high' | 'low'): Atlas =>
  JSON.parse(readFileSync(new URL(`../../../../../assets/stonesaga/baked/${quality}/atlas.json`, import.meta.url), 'utf8')) as Atlas;

describe('what stands on a card', () => {
  test.each(foragingIds)('%s shows everything that is printed on it, each in its depth', (id) => {
    for (const depth of ['fore', 'mid', 'back'] as const) {
      const shown = standingsOn(id).filter((one) => one.depth === depth);
      expect(shown.map(({ kind, bonus }) => ({ kind, bonus }))).toEqual(
        printed[id]![depth].map(({ kind, bonus = [] }) => ({ kind, bonus })),
      );
      for (const { x, foot, w, h, look, kind } of shown) {
        const [low, high] = bands[depth].feet;
        expect(foot).toBeGreaterThanOrEqual(low);
        expect(foot).toBeLessThanOrEqual(high);
        expect(x - w / 2).toBeGreaterThanOrEqual(0);
        expect(x + w / 2).toBeLessThanOrEqual(card.width);
        expect(foot - h).toBeGreaterThan(20);
        expect(looksOf[printed[id]!.deck][kind]).toContain(look);
      }
    }
  });

  test.each(foragingIds)('nothing on %s hides another thing', (id) => {
    const all = standingsOn(id);
    const hidden = all.flatMap((a) =>
      all
        .filter((b) => b.foot > a.foot)
        .map((b) => {
          const [one, two] = [coreOf(a), coreOf(b)];
          const area =
            Math.max(0, Math.min(one.right, two.right) - Math.max(one.left, two.left)) *
            Math.max(0, Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top));
          return area / ((one.right - one.left) * (one.bottom - one.top));
        }),
    );
    expect(Math.max(0, ...hidden)).toBeLessThan(0.2);
  });

  test('what is nearer is painted later', () => {
    for (const id of foragingIds) {
      const feet = paintedOrder(id).map(({ foot }) => foot);
      expect(feet).toEqual(feet.toSorted((a, b) => a - b));
    }
  });
});

describe.each(['high', 'low'] as const)('the %s atlas', (quality) => {
  const { frames, scale } = atlas(quality);
  test('has the land of every card in its full size', () => {
    for (const id of foragingIds) expect(frames[`forage/${id}`]).toMatchObject({ w: card.width * scale, h: card.height * scale });
  });
  test('has every object in every depth, its outline and every bonus', () => {
    const wanted = foragingIds.flatMap((id) =>
      standingsOn(id).flatMap(({ look, depth }) => [`forage/${look}/${depth}`, `forage/${look}/${depth}/rim`]),
    );
    expect([...wanted, ...bonuses.map((one) => `forage/bonus/${one}`)].filter((name) => !frames[name])).toEqual([]);
  });
});
