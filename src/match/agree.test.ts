import { expect, test } from 'vitest';
import { askToUndo, leave, voteOutcome, vote, stillSilent } from './agree.ts';

test('somebody alone confirms once', () => {
  const asking = askToUndo('paladin', ['paladin']);
  expect(voteOutcome(asking)).toBe('waiting');
  expect(voteOutcome(vote(asking, 'paladin', true))).toBe('agreed');
  expect(voteOutcome(vote(asking, 'paladin', false))).toBe('refused');
});

test('everybody else must say yes; the one who asks has said so', () => {
  const asking = askToUndo('p1', ['p1', 'p2', 'p3']);
  expect(stillSilent(asking)).toEqual(['p2', 'p3']);
  const half = vote(asking, 'p2', true);
  expect(voteOutcome(half)).toBe('waiting');
  expect(voteOutcome(vote(half, 'p3', true))).toBe('agreed');
});

test('one no settles it, and no later word changes that', () => {
  const refused = vote(askToUndo('p1', ['p1', 'p2', 'p3']), 'p2', false);
  expect(voteOutcome(refused)).toBe('refused');
  expect(vote(refused, 'p2', true)).toBe(refused);
});

test('strangers have no say', () => {
  const asking = askToUndo('p1', ['p1', 'p2']);
  expect(vote(asking, 'p9', false)).toBe(asking);
});

test('nobody waits for those who leave, and nothing is left to ask when the asker does', () => {
  const asking = vote(askToUndo('p1', ['p1', 'p2', 'p3']), 'p2', true);
  expect(voteOutcome(leave(asking, 'p3')!)).toBe('agreed');
  expect(leave(asking, 'p1')).toBeNull();
});
