import { expect, test } from 'vitest';
import { likeliest } from '../../../../bots/bot.ts';
import type { AnyMatch } from '../../../../bots/random.ts';
import { picker } from '../../../kernel/chance.ts';
import type { Answer } from '../../../kernel/rule.ts';
import { begin, change, give, night, say, type StonesagaMatch } from '../stonesaga.testing.ts';

/** What the hint marks at this place, the likeliest first. */
function marked(match: AnyMatch): readonly string[] {
  const thought = likeliest(match, match.open[0]!.seat, 3, { strength: 'usual', pick: picker(1) });
  for (;;) {
    const step: IteratorResult<number, readonly Answer[]> = thought.next();
    if (step.done) return step.value.map(({ option }) => option);
  }
}

const supper = (mix: string, energy: number, water: number): StonesagaMatch =>
  night('night.recover', {
    mix,
    edit: (s) => {
      for (const one of Object.values(s.characters)) one.energy = energy;
      give(s, 'c1', 'fish', ...Array.from({ length: water }, () => 'water' as const));
    },
  });

const evenings = ['seeds-1', 'seeds-2', 'seeds-4', 'endless-1', 'endless-2'].flatMap((mix) =>
  [0, 2, 4].flatMap((energy) => [1, 2].map((water) => [mix, energy, water] as const)),
);

test.each(evenings)('%s, with %i energy and %i water: the hint at night is to eat and to drink, as the advice says', (mix, energy, water) => {
  const match = supper(mix, energy, water);
  expect(marked(match)[0]).toBe('res:c1:fish>mouth:c1');
  say(match, 'res:c1:fish>mouth:c1');
  expect(match.open[0]!.ask).toBe('night.water');
  expect(marked(match)[0]).toBe('res:c1:water>mouth:c1');
});

test('also to somebody who is fresh and sleeps beside a fire', () => {
  const match = begin({ mix: 'seeds-1', edit: (s) => (give(s, 'c1', 'fish', 'water'), change(s, '0,0', { fire: 2, shelter: 1 })) });
  say(match, 'pass:c1', 'res:c1:fish>mouth:c1');
  expect(marked(match)[0]).toBe('res:c1:water>mouth:c1');
});
