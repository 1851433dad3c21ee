import { describe, expect, test } from 'vitest';
import { stonesaga } from '../../../../engine/games/stonesaga/index.ts';
import { begin, equip, running, say, told, type StonesagaMatch } from '../../../../engine/games/stonesaga/stonesaga.testing.ts';
import { attributeTest } from '../../../../engine/games/stonesaga/rules/attributeTest.ts';
import { asked } from '../../../asked.testing.ts';
import type { Strip } from '../../../stage/shapes.ts';
import { overlap, within } from '../../../stage/strips.testing.ts';
import { deedsOf } from '../fishing/deeds.ts';
import { grounds } from '../ground.ts';
import { played } from '../played.testing.ts';
import { bandsOf, holds, sumOf, type TestScene } from './chance.ts';
import { ownOffers } from './named.ts';
import { shelved, trialPlan, type TrialPlan } from './plan.ts';
import { heardOf, trialOf } from './useTrial.ts';
import { Offers } from '../../../gesture/offers.ts';

const elsewhere = /^(power:|item:|structure:|card:)/;

/** Everything that hands find there, by name. */
function namedOn(plan: TrialPlan, { dice }: TestScene, offers: Offers): ReadonlySet<string> {
  const own = ownOffers(offers);
  return new Set([
    ...dice.map((_, i) => `die:${i}`),
    ...own.throws().map((thrown) => thrown.dice),
    ...deedsOf(plan, own).map(({ id }) => id),
  ]);
}

function* trials(seed: number): Generator<StonesagaMatch> {
  const m = begin({
    mix: 'endless-2',
    seed,
    edit: (s) => (equip(s, 'c1', 'IT05', 'hand1'), Object.assign(s.characters.c1, { power: 'MA02' })),
  });
  yield* played(m, seed, 90);
}

describe.each(['wide', 'tall'] as const)('on the %s ground', (layout) => {
  const plan = trialPlan(grounds[layout]);

  test('every gesture of a test has its thing or place', () => {
    let seen = 0;
    for (let seed = 1; seed <= 25; seed++)
      for (const m of trials(seed)) {
        const scene = trialOf(stonesaga.view(m.peek(), 'table'));
        if (!scene) continue;
        const questions = asked(m.open);
        const named = namedOn(plan, scene, new Offers(questions));
        for (const question of ownOffers(new Offers(questions)).questions) {
          seen += question.options.length;
          for (const name of new Offers([question]).touched)
            expect(named.has(name) || elsewhere.test(name), `${question.ask}: ${name}`).toBe(true);
        }
      }
    expect(seen).toBeGreaterThan(20);
  });

  test('the parts of the slab lie inside it and apart, and dice on their shelf', () => {
    const { slab, plus, ladder, shelf, deeds, die } = plan;
    const parts: Strip[] = [plus, ladder, shelf, deeds];
    for (const [i, one] of parts.entries()) {
      expect(within(one, slab), JSON.stringify(one)).toBe(true);
      for (const other of parts.slice(i + 1)) expect(overlap(one, other), JSON.stringify([one, other])).toBe(false);
    }
    for (let count = 1; count <= 3; count++)
      for (const spot of shelved(plan, count)) {
        expect(spot.x - die / 2).toBeGreaterThanOrEqual(shelf.x);
        expect(spot.x + die / 2).toBeLessThanOrEqual(shelf.x + shelf.width);
      }
  });
});

test('what is shown before the throw is what the rules count after it', () => {
  for (const [face, boost] of [[1, 0], [3, 1], [5, 2]] as const) {
    const m = running(
      (t) => attributeTest(t, 'c1', { of: ['might'], kind: 'other', steps: [9, 6] }, function* () {}),
      (s) => void (s.characters.c1.boosts = boost === 0 ? {} : { might: boost }),
      [face],
    );
    const before = trialOf(stonesaga.view(m.peek(), 'table'))!;
    say(m, 'throw:d6');
    const fact = told(m, 'tested')[0]!;
    const after = heardOf({ scene: before, result: null }, fact);
    expect(after.result).toBe(before.plus + face);
    expect(sumOf(after.scene)).toBe(after.result);
    expect(bandsOf(after.scene, false).filter((band) => holds(band, after.result!)).map(({ chance }) => chance)).toEqual([1]);
  }
});
