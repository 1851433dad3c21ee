import { describe, expect, test } from 'vitest';
import { begin } from '../../../engine/kernel/begin.ts';
import { entropyFrom } from '../../../engine/kernel/chance.ts';
import { vast } from '../../../engine/games/vast/index.ts';
import { favorIds, type FavorId } from '../../../engine/games/vast/content/favors.ts';
import { treasureIds, type TreasureId } from '../../../engine/games/vast/content/treasures.ts';
import { begin as beginAt, give } from '../../../engine/games/vast/vast.testing.ts';
import type { VastView } from '../../../engine/games/vast/view.ts';
import type { Layout } from '../../contract.ts';
import { touchedBy } from '../../gesture/touched.ts';
import { lay } from './layout.ts';
import { asked } from '../../asked.testing.ts';
import { groundAt, reached } from './layout/grounds.testing.ts';
import { nothingOffered } from '../../gesture/offers.ts';

const layouts: readonly Layout[] = ['wide', 'tall'];

type Journey = Pick<ReturnType<typeof beginAt>, 'open' | 'answer' | 'peek' | 'over'>;

/** Plays on at random and reports what was offered and could not have been touched. */
function untouchable(match: Journey, seed: number, answers: number): Set<string> {
  const missing = new Set<string>();
  let random = seed * 2654435761;
  for (let k = 0; k < answers && !match.over && match.open.length > 0; k++) {
    const questions = asked(match.open);
    const view = vast.view(match.peek(), 'paladin');
    for (const layout of layouts) {
      const there = reached(view, questions, layout);
      for (const id of questions.flatMap(({ options }) => options.flatMap(({ gesture }) => touchedBy(gesture)))) {
        if (!there.has(id)) missing.add(`${layout}: ${id}`);
      }
    }
    random = (Math.imul(random, 1664525) + 1013904223) >>> 0;
    const decision = match.open[random % match.open.length]!;
    const option = decision.options[(random >>> 8) % decision.options.length]!;
    match.answer({ seat: decision.seat, ask: decision.ask, option: option.id });
  }
  return missing;
}

describe('nothing that is offered is out of reach', () => {
  test.each([
    ['easy', 1],
    ['normal', 2],
    ['hard', 3],
    ['hard', 4],
  ])('in a random %s journey (seed %i)', (difficulty, seed) => {
    const match = begin(vast, { chance: entropyFrom(seed), options: { difficulty } });
    expect([...untouchable(match, seed, 260)]).toEqual([]);
  });

  test.each([5, 6, 7])('with every favor and treasure in play or in hand (seed %i)', (seed) => {
    const match = beginAt((s) => {
      give(s, seed % 2 === 0 ? 'hand' : 'inPlay', ...favorIds, ...treasureIds);
      [s.paladin.fury, s.paladin.light, s.paladin.health] = [5, 8, 3];
    }, seed);
    expect([...untouchable(match, seed, 160)]).toEqual([]);
  });
});

describe('what lies on the table', () => {
  const opening = (): VastView => vast.view(beginAt().peek(), 'paladin');

  test('no two things go by the same name', () => {
    for (const layout of layouts) {
      const { pieces, march, cards } = lay(opening(), nothingOffered, groundAt(opening(), layout));
      const ids = [...pieces, ...march, ...cards].map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  test('six Skeletons and the Paladin on one tile stand apart', () => {
    const view = opening();
    const figures = Object.fromEntries(['paladin', 'casty', 'screamy', 'shooty', 'slashy', 'stabby', 'bones'].map((id) => [id, '4,4']));
    const { pieces } = lay({ ...view, figures: figures as VastView['figures'] }, nothingOffered, groundAt(view));
    const feet = pieces.filter(({ look, place }) => look.as === 'figure' && place === 'space:4,4');
    expect(feet).toHaveLength(7);
    for (const a of feet) for (const b of feet) if (a !== b) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(12);
    expect(feet.reduce((front, one) => (one.z > front.z ? one : front)).id).toBe('figure:paladin');
  });

  test('a screen for all shows no face of the hand', () => {
    const match = beginAt((s) => give(s, 'hand', 'judgment' satisfies FavorId, 'halo' satisfies TreasureId));
    const view = vast.view(match.peek(), 'table');
    const { cards } = lay(view, nothingOffered, groundAt(view));
    const hand = cards.filter(({ place }) => place === 'hand:paladin');
    expect(hand.map(({ flip }) => flip)).toEqual([1, 1]);
    expect(hand.some(({ id, look }) => /judgment|halo/.test(id + JSON.stringify(look)))).toBe(false);
  });
});
