import { expect, test } from 'vitest';
import { begin } from '../kernel/begin.ts';
import { entropyFrom, picker } from '../kernel/chance.ts';
import { button } from '../kernel/option.ts';
import { choose, type QuestionMarks } from '../kernel/rule.ts';
import { tinyRules } from '../kernel/tiny.testing.ts';
import { leak } from './soundness.testing.ts';

/** A hand of one card, which lies in `phase`: only `a` sees it. */
const hand = (marks?: QuestionMarks) => {
  const rules = tinyRules(function* (t) {
    yield* choose('a', 'card', 'Play your card.', [button(`card:${t.state.phase}`, 'This one', 0)], marks);
  });
  const imagine: typeof rules.imagine = (state, seat, pick) => void (seat !== 'a' && (state.phase = 1 + pick(1000)));
  return begin({ ...rules, imagine }, { chance: entropyFrom(1) });
};

test('a question that shows a hand leaks to the table, unless it is marked secret', () => {
  expect(leak(hand(), 'table', picker(3))).toContain('not marked secret');
  expect(leak(hand({ secret: true }), 'table', picker(3))).toBeNull();
  expect(leak(hand(), 'a', picker(3))).toBeNull();
});
