import { expect, test } from 'vitest';
import type { ToldCard } from '../../match/handView.ts';
import type { Heard } from './heard.ts';
import { cardsTold } from './told.ts';

const each = [{ who: '{c1}', text: '{c1} sleeps fed.' }];
const morning: ToldCard = { kind: 'Day 2', title: 'After the night', text: '{c1} dreams.', each };
const heard: Heard = { moment: 2, facts: [], whole: true, jumped: false, log: [[]], view: null };
const game = { cards: () => [morning] };

test('cards of a moment are told once all of it can be seen, with the names of those they speak of', () => {
  expect(cardsTold(game, heard, { c1: 'Ada' })).toEqual([
    { kind: 'Day 2', title: 'After the night', text: 'Ada dreams.', each: [{ who: 'Ada', text: 'Ada sleeps fed.' }] },
  ]);
  expect(cardsTold(game, { ...heard, whole: false }, {})).toEqual([]);
});

test('nothing is told of a jump to another moment, nor by a game without cards', () => {
  expect(cardsTold(game, { ...heard, jumped: true }, {})).toEqual([]);
  expect(cardsTold({}, heard, {})).toEqual([]);
  expect(cardsTold(null, heard, {})).toEqual([]);
});
