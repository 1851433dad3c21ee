import { expect, test } from 'vitest';
import type { Question } from '../../match/question.ts';
import { nothingOffered, Offers } from './offers.ts';

const questions: readonly Question[] = [
  {
    seat: 'a',
    ask: 'day.actions',
    prompt: 'What now?',
    kind: 'main',
    options: [
      { id: 'walk', label: 'Walk', gesture: { kind: 'drag', from: 'mini:a', onto: 'hex:1,0' } },
      { id: 'run', label: 'Run', gesture: { kind: 'drag', from: 'mini:a', onto: 'hex:2,0' } },
      { id: 'look', label: 'Look', gesture: { kind: 'tap', on: 'hex:1,0' } },
      { id: 'turn', label: 'Turn', gesture: { kind: 'turn', thing: 'tile:1', to: 2 } },
    ],
  },
  {
    seat: 'b',
    ask: 'fish.throw',
    prompt: 'Throw',
    kind: 'main',
    options: [
      { id: 'throw', label: 'Throw', gesture: { kind: 'throw', dice: 'd6', count: 5 } },
      { id: 'stop', label: 'Stop', gesture: { kind: 'button', word: 'enough' } },
    ],
  },
];
const offers = new Offers(questions);

test('things, places and words that any gesture names are found once', () => {
  expect([...offers.touched]).toEqual(['mini:a', 'hex:1,0', 'hex:2,0', 'tile:1', 'd6', 'enough']);
});

test('options are known by their ids, which need not be what they touch', () => {
  expect([offers.has('walk'), offers.has('stop'), offers.has('enough'), offers.has('mini:a')]).toEqual([true, true, false, false]);
});

test('what can be taken and where it may go are found by the beginnings of their names', () => {
  expect(offers.carried('mini:')).toEqual(['mini:a']);
  expect(offers.carried('card:')).toEqual([]);
  expect(offers.aims('hex:')).toEqual(['hex:1,0', 'hex:2,0']);
  expect(offers.aims('zone:')).toEqual([]);
});

test('an option may be chosen by other gestures too: all of them are found, and mean the same', () => {
  const also = [{ kind: 'drag', from: 'card:vigor', onto: 'stat:strength' }, { kind: 'tap', on: 'card:spell' }] as const;
  const strong = { id: 'strong', label: 'Vigor', gesture: { kind: 'drag', from: 'token:fury', onto: 'stat:strength' }, also } as const;
  const two = new Offers([{ ...questions[0]!, options: [strong] }]);
  for (const offered of [two.drag('token:fury', 'stat:strength'), two.drag('card:vigor', 'stat:strength'), two.tap('card:spell')])
    expect(offered?.offer.id).toBe('strong');
  expect([two.movable('card:vigor'), two.movable('card:spell'), two.label('card:vigor')]).toEqual([true, false, 'Vigor']);
  const first = new Offers([{ ...questions[0]!, options: [{ ...strong, then: 'which die' }] }]);
  expect(first.label('card:vigor')).toBe('Vigor, then choose which die');
  expect([...two.touched]).toEqual(['token:fury', 'stat:strength', 'card:vigor', 'card:spell']);
});

test('buttons and dice that wait are listed as the rules offer them', () => {
  expect(offers.buttons().map(({ id }) => id)).toEqual(['stop']);
  expect(offers.throws()).toMatchObject([{ dice: 'd6', count: 5 }]);
});

test('a part of the table looks only at the questions that are its own', () => {
  const fishing = offers.about((ask) => ask.startsWith('fish.'));
  expect(fishing.questions).toEqual([questions[1]]);
  expect([fishing.has('throw'), fishing.has('walk')]).toEqual([true, false]);
  expect(offers.asked('fish.throw')?.seat).toBe('b');
  expect(offers.asked('fish.turn')).toBeUndefined();
});

test('while nothing is asked, nothing is offered', () => {
  expect(nothingOffered.questions).toEqual([]);
  expect([...nothingOffered.touched]).toEqual([]);
});
