import { describe, expect, test } from 'vitest';
import { paladinDefense } from '../../rules/paladin/values.ts';
import { now, offered, where } from '../../vast.testing.ts';
import { after, before } from '../lessons.testing.ts';

/** What the examples of the rulebook say, checked on the table of the lesson that teaches them. */
describe("The Skeletons' first turn", () => {
  test('EX-MM-12 the Paladin still defends with 2', () => {
    expect(paladinDefense(now(before('skeletons', 'EX-MM-12')))).toBe(2);
  });

  test('EX-MM-13 Shooty draws the Great Axe for nothing, on a Dark Armory', () => {
    const m = after('skeletons', 'EX-MM-13');
    expect(now(m).skeletons).toMatchObject({ stability: 2, gear: { hand: ['greatAxe'] } });
    expect([where(m, 'shooty'), now(m).map['2,2']!.lit]).toEqual(['2,2', false]);
  });

  test('EX-MM-14 Slashy draws the Bomb Bag on another', () => {
    const m = after('skeletons', 'EX-MM-14');
    expect([where(m, 'slashy'), now(m).skeletons.gear.hand]).toEqual(['6,6', ['greatAxe', 'bombBag']]);
  });

  test('EX-MM-15 the others see two backs, and of played cards the two favors', () => {
    const m = after('skeletons', 'EX-MM-15');
    for (const seat of ['paladin', 'spider', 'manor']) {
      expect(m.view(seat).skeletons.gear).toMatchObject({ hand: ['face-down', 'face-down'], inPlay: [] });
      expect(m.view(seat).paladin.favors.inPlay).toEqual(['vigor', 'illuminate']);
    }
  });

  test('EX-MM-16 nobody can be summoned for 2 Stability', () => {
    const m = before('skeletons', 'EX-MM-16');
    expect([now(m).skeletons.stability, offered(m, 'skeletons.summon')]).toEqual([2, ['no-summon']]);
  });

  test('EX-MM-17 the turn ends with 4', () => {
    expect(now(after('skeletons', 'EX-MM-17')).skeletons.stability).toBe(4);
  });
});
