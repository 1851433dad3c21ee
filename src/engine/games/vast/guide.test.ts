import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { begin } from '../../kernel/begin.ts';
import { entropyFrom, picker } from '../../kernel/chance.ts';
import { roleGuides } from './content/roleGuides.ts';
import { guide } from './guide.ts';
import { vast } from './index.ts';

const match = (mix: string, seed = 1) => begin(vast, { mix, options: { rounds: 'limited' }, chance: entropyFrom(seed) });

test('every rule that a guide names is in the rulebook', () => {
  const book = readFileSync(new URL('./rulebook.md', import.meta.url), 'utf8');
  const named = Object.values(roleGuides).flatMap(({ rules, actions }) => [...rules, ...actions.flatMap((action) => action.rules)]);
  expect(named.filter((id) => !new RegExp(`^[-*]\\s+\\**${id}\\b`, 'm').test(book))).toEqual([]);
});

test('it is always somebody\'s turn, in some phase that has words', () => {
  const m = match('five', 4);
  const pick = picker(4);
  const seen = new Set<string>();
  for (let n = 0; n < 1500 && m.open.length > 0; n++) {
    const standing = guide.standing(m.view('table'))!;
    expect(standing.phase).not.toBe('');
    seen.add(standing.seat);
    const { seat, ask, options } = m.open[pick(m.open.length)]!;
    m.answer({ seat, ask, option: options[pick(options.length)]!.id });
  }
  expect([...seen].sort()).toEqual(['manor', 'paladin', 'skeletons', 'spider', 'warlock']);
});

test('everybody\'s way to victory is told, and never longer than the way', () => {
  const near = guide.nearness(match('five').view('table'));
  expect(near.map(({ seat, done }) => [seat, done])).toEqual([
    ['paladin', 0],
    ['skeletons', 0],
    ['spider', 0],
    ['manor', 0],
    ['warlock', 0],
  ]);
  expect(guide.nearness(match('skeletons-spider').view('table'))[0]).toMatchObject({
    seat: 'skeletons',
    words: '0 of 5 Spiderlings boxed',
  });
  expect(guide.nearness(match('paladins-journey').view('table'))).toEqual([]);
});
