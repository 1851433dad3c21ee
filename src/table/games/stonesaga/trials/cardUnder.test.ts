import { describe, expect, test } from 'vitest';
import { journeyIds } from '../../../../engine/games/stonesaga/content/journey.ts';
import { stonesaga } from '../../../../engine/games/stonesaga/index.ts';
import { position } from '../../../../engine/games/stonesaga/stonesaga.testing.ts';
import type { StonesagaView } from '../../../../engine/games/stonesaga/view.ts';
import { faceOf } from '../cards/faces.ts';
import { grounds } from '../ground.ts';
import { cardUnder, layUnder } from './cardUnder.ts';
import { trialPlan } from './plan.ts';

type Scene = NonNullable<StonesagaView['scene']>;

const testOver = (under: Scene | null): Scene => ({
  kind: 'test',
  who: 'c1',
  attribute: 'might',
  for: 'journey',
  dice: [],
  plus: 0,
  steps: [],
  under,
});
const journey: Scene = { kind: 'card', who: 'c1', card: 'JA01', under: null };

describe('the card under a test', () => {
  test('is the one that lay open before it, be it a test within a test', () => {
    expect(cardUnder(testOver(journey))).toBe('JA01');
    expect(cardUnder(testOver(testOver(journey)))).toBe('JA01');
  });
  test('is none where the test belongs to no card', () => {
    expect(cardUnder(testOver(null))).toBeNull();
    expect(cardUnder(testOver({ kind: 'processing', who: 'c1', processed: [] }))).toBeNull();
    expect(cardUnder(null)).toBeNull();
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
