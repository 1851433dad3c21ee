import { expect, test } from 'vitest';
import { button, declining, drag, tap, throwing } from '../../engine/kernel/option.ts';
import type { Question } from '../../match/question.ts';
import { byPiece, bySeat, goldAmong } from './questions.ts';

const ask = (...options: Question['options']): Question => ({ seat: 'a', ask: 'x.y', prompt: 'What?', kind: 'main', options });

test('gold is what does something, never what ends or declines while anything else can be done', () => {
  const end = declining(button('end', 'End', 0));
  expect(goldAmong([ask(end, button('arm', 'Arm', 0))])?.id).toBe('arm');
  expect(goldAmong([ask(end, throwing('d6', 1, 'Throw', 0))])?.id).toBe('throw:d6');
  expect(goldAmong([ask(drag('boat', 'sea', 'Sail', 0), end)])).toBeUndefined();
  expect(goldAmong([ask(end)])?.id).toBe('end');
});

test('gold is none of several that do something, and always what advice points at', () => {
  const two = ask(button('walk', 'Walk', 0), button('rest', 'Rest', 0));
  expect(goldAmong([two])).toBeUndefined();
  expect(goldAmong([ask(drag('boat', 'sea', 'Sail', 0), button('stop', 'Stop here', 0))])).toBeUndefined();
  expect(goldAmong([two], ['rest'])?.id).toBe('rest');
  expect(goldAmong([ask(tap('rock', 'Sit', 0), button('no', 'No', 0))], ['rock'])).toBeUndefined();
});

test('entries are grouped by piece, and none stands there twice', () => {
  const groups = byPiece(
    ask(drag('ant', 'hill', 'To the hill', 0), drag('bee', 'hill', 'To the hill', 0), tap('rock', 'Sit', 0), button('sit', 'Sit', 0)),
  );
  expect(groups.map(({ thing, offers }) => [thing, offers.map(({ id }) => id)])).toEqual([
    ['ant', ['ant>hill']],
    ['bee', ['bee>hill']],
    [null, ['rock']],
  ]);
});

test('four people are four lists', () => {
  const of = (seat: string, name: string): Question => ({ ...ask(), seat, ask: name });
  const lists = bySeat([of('a', 'one'), of('b', 'one'), of('a', 'two')]);
  expect(lists.map(([seat, questions]) => [seat, questions.length])).toEqual([['a', 2], ['b', 1]]);
});
