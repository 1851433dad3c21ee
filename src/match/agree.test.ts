import { expect, test } from 'vitest';
import { askToUndo, leave, outcomeOf, say, stillSilent } from './agree.ts';

test('somebody alone confirms once', () => {
  const asking = askToUndo('paladin', ['paladin']);
  expect(outcomeOf(asking)).toBe('waiting');
  expect(outcomeOf(say(asking, 'paladin', true))).toBe('agreed');
  expect(outcomeOf(say(asking, 'paladin', false))).toBe('refused');
});

test('everybody else must say yes; the one who asks has said so', () => {
  const asking = askToUndo('p1', ['p1', 'p2', 'p3']);
  expect(stillSilent(asking)).toEqual(['p2', 'p3']);
  const half = say(asking, 'p2', true);
  expect(outcomeOf(half)).toBe('waiting');
  expect(outcomeOf(say(half, 'p3', true))).toBe('agreed');
});

test('one no settles it, and no later word changes that', () => {
  const refused = say(askToUndo('p1', ['p1', 'p2', 'p3']), 'p2', false);
  expect(outcomeOf(refused)).toBe('refused');
  expect(say(refused, 'p2', true)).toBe(refused);
});

test('strangers have no say', () => {
  const asking = askToUndo('p1', ['p1', 'p2']);
  expect(say(asking, 'p9', false)).toBe(asking);
});

test('nobody waits for those who leave, and nothing is left to ask when the asker does', () => {
  const asking = say(askToUndo('p1', ['p1', 'p2', 'p3']), 'p2', true);
  expect(outcomeOf(leave(asking, 'p3')!)).toBe('agreed');
  expect(leave(asking, 'p1')).toBeNull();
});
