import { expect, test } from 'vitest';
import { begin } from '../../../engine/kernel/begin.ts';
import { entropyFrom } from '../../../engine/kernel/chance.ts';
import { vast } from '../../../engine/games/vast/index.ts';
import type { VastFact } from '../../../engine/games/vast/facts.ts';
import type { VastView } from '../../../engine/games/vast/view.ts';
import { after, steps } from './retell.ts';

/** As much of a view as facts speak of. */
function spoken(view: VastView) {
  const { figures, tokens, treasureMarkers, breaches, forceWalls, terror, round, stack, journey, map } = view;
  const { health, grit, fury, light, cubes } = view.paladin;
  const { stability, march, off, dazzled } = view.skeletons;
  return {
    ...{ figures, tokens, treasureMarkers, breaches: [...breaches].sort(), forceWalls: [...forceWalls].sort(), terror, round, stack },
    ...{ health, grit, fury, light, cubes, stability, march, off, dazzled, caught: journey?.caught, squares: Object.keys(map).sort() },
  };
}

test.each([11, 12, 13])('told facts lead to the view that the rules reach (seed %i)', (seed) => {
  const match = begin(vast, { chance: entropyFrom(seed) });
  let heard = match.told.length;
  let random = seed * 40503;
  for (let k = 0; k < 220 && !match.over; k++) {
    const before = vast.view(match.peek(), 'paladin');
    random = (Math.imul(random, 1664525) + 1013904223) >>> 0;
    const decision = match.open[random % match.open.length]!;
    const option = decision.options[(random >>> 8) % decision.options.length]!;
    match.answer({ seat: decision.seat, ask: decision.ask, option: option.id });
    const facts = match.told.slice(heard).map(({ fact }) => fact as VastFact);
    heard = match.told.length;
    expect(spoken(facts.reduce(after, before)), JSON.stringify(facts)).toEqual(spoken(vast.view(match.peek(), 'paladin')));
  }
});

test('a walk is told step by step and ends where it ends', () => {
  const view = vast.view(begin(vast, { chance: entropyFrom(1) }).peek(), 'paladin');
  const walk: VastFact = { fact: 'moved', figure: 'slashy', path: ['W-S', '1,6', '2,6', '3,6'], by: 'march' };
  expect(steps(walk).map((step) => after(view, step).figures.slashy)).toEqual(['1,6', '2,6', '3,6']);
  expect(after(view, walk).figures.slashy).toBe('3,6');
});
