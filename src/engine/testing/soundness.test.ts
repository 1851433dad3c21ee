import { expect, test } from 'vitest';
import { begin } from '../kernel/begin.ts';
import { entropyFrom, picker } from '../kernel/chance.ts';
import { button, thenAsking } from '../kernel/option.ts';
import { choose, type Decision, type QuestionMarks } from '../kernel/rule.ts';
import { tinyRules } from '../kernel/tiny.testing.ts';
import { leak, watchSteps } from './soundness.testing.ts';

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

test('a second step that no option announces is found, and so is an announcement that nothing follows', () => {
  const played = (then: string | undefined, second: boolean): string | null => {
    const first = button('go', 'Go', 0);
    const rules = tinyRules(function* () {
      yield* choose('a', 'go', 'Go?', [then === undefined ? first : thenAsking(first, then)]);
      yield* choose('a', 'where', 'Where to?', [button('there', 'There', 0)], { second });
    });
    const match = begin(rules, { chance: entropyFrom(1) });
    const { open } = match;
    const answer = { seat: 'a', ask: 'go', option: 'go' };
    match.answer(answer);
    return watchSteps()(open, answer, match);
  };
  expect(played('where to', true)).toBeNull();
  expect(played(undefined, false)).toBeNull();
  expect(played(undefined, true)).toContain('does not announce where');
  expect(played('where to', false)).toContain('announces where to');
});

test('a second step that was interrupted by a power is put again, once for each power', () => {
  const where = (id: string): Decision => ({ seat: 'a', ask: id, prompt: '', options: [button('there', 'There', 0)], second: true });
  const power: Decision = { seat: 'a', ask: 'power', prompt: '', kind: 'power', options: [button('use', 'Use', 0)] };
  const first: Decision = { seat: 'a', ask: 'first', prompt: '', options: [thenAsking(button('go', 'Go', 0), 'where')] };
  const steps = watchSteps();
  const answered = (asked: readonly Decision[], ask: string, option: string, open: readonly Decision[]): string | null =>
    steps(asked, { seat: 'a', ask, option }, { open } as unknown as Parameters<typeof steps>[2]);
  expect(answered([first], 'first', 'go', [where('where'), power])).toBeNull();
  expect(answered([where('where'), power], 'power', 'use', [first])).toBeNull(); // the power asks something of its own
  expect(answered([first], 'first', 'other', [where('where')])).toBeNull();
  expect(answered([where('where')], 'where', 'there', [first])).toBeNull();
  expect(answered([first], 'first', 'other', [where('where')])).toContain('does not announce where');
});
