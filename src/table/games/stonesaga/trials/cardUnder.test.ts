import { describe, expect, test } from 'vitest';
import { journeyIds } from '../../../../engine/games/stonesaga/content/journey.ts';
import { stonesaga } from '../../../../engine/games/stonesaga/index.ts';
import { position } from '../../../../engine/games/stonesaga/stonesaga.testing.ts';
import { faceOf } from '../cards/faces.ts';
import { grounds } from '../ground.ts';
import { heardUnder, layUnder, underOf } from './cardUnder.ts';
import { trialPlan } from './plan.ts';

const test6 = { kind: 'test' } as never;

describe('the card under a test', () => {
  test('is the one that lay open before it, or the one that was just turned up', () => {
    expect(underOf({ scene: test6 }, underOf({ scene: { kind: 'card', who: 'c1', card: 'JA01' } as never }, null)).card).toBe('JA01');
    expect(underOf({ scene: test6 }, heardUnder({ card: null }, { fact: 'journeyDrawn', who: 'c1', card: 'JA03', met: true })).card).toBe('JA03');
  });
  test('is none if its condition was not met, and none once the test is over', () => {
    expect(heardUnder({ card: null }, { fact: 'journeyDrawn', who: 'c1', card: 'JA03', met: false }).card).toBeNull();
    expect(underOf({ scene: null }, { card: 'JA03' }).card).toBeNull();
  });
  test.each(['wide', 'tall'] as const)('lies on the %s stage over the slab, with whole lines inside', (layout) => {
    const ground = grounds[layout];
    const view = stonesaga.view(position(), 'table');
    for (const id of journeyIds) {
      const { leaf, picture, title, words } = layUnder(faceOf(id, view)!, ground);
      expect(leaf.y).toBeGreaterThanOrEqual(ground.stage.y);
      expect(leaf.y + leaf.height).toBeLessThanOrEqual(trialPlan(ground).slab.y);
      expect(words.size).toBeGreaterThanOrEqual(ground.letters);
      expect(title.y + title.size * 1.26).toBeLessThanOrEqual(words.y + 6);
      expect(words.lines.length).toBeGreaterThan(0);
      expect(words.y + words.lines.length * words.size * 1.26).toBeLessThanOrEqual(picture.y + picture.height + 6);
    }
  });
});
