import { expect, test } from 'vitest';
import { picker } from '../../kernel/chance.ts';
import { planetNames } from './content/planetNames.ts';
import { wrongs } from './vanguard.invariants.testing.ts';
import { fresh, type VanguardMatch } from './vanguard.testing.ts';

/** Random answers with a leaning towards the main question, so that landings last a while. */
function play(m: VanguardMatch, seed: number, limit: number): number {
  const pick = picker(seed);
  let n = 0;
  for (; m.open.length > 0 && n < limit; n++) {
    const main = m.open.filter(({ kind }) => kind !== 'power');
    const from = pick(8) > 0 ? main : m.open;
    const { seat, ask, options } = from[pick(from.length)]!;
    m.answer({ seat, ask, option: options[pick(options.length)]!.id });
    const resting = m.open.some((one) => one.ask === 'turn.action');
    expect([seed, n, ask, wrongs(m.peek(), resting)]).toEqual([seed, n, ask, []]);
  }
  return n;
}

const games = [
  ...[1, 2, 3, 4].map((n) => ({ mix: `tutorial-${n}`, options: {} })),
  ...Object.keys(planetNames).map((planet, at) => ({ mix: `mission-${(at % 4) + 1}`, options: { planet } })),
];

test.each(games)('HD-IV-10 the ten invariants hold after every answer of $mix $options', ({ mix, options }) => {
  const m = fresh(mix, { length: 'limited', ...options }, 5);
  play(m, 5, 4_000);
  expect(m.over).not.toBeNull();
});

test('HD-IV-10 the ten invariants hold through a campaign with its ship book', () => {
  const m = fresh('campaign-2', { length: 'limited' }, 3);
  play(m, 3, 6_000);
  expect(m.over).not.toBeNull();
}, 60_000);
