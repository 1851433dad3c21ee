import { expect, test } from 'vitest';
import { entriesOf } from '../../lines.ts';
import { begin } from '../../../engine/kernel/begin.ts';
import { entropyFrom } from '../../../engine/kernel/chance.ts';
import { vantage } from '../../../engine/games/vantage/index.ts';
import { english, naming } from './words.ts';

const telling = { words: english, course: [] };
const lines = (...facts: any[]): readonly string[] =>
  entriesOf(telling, [facts], naming as never).flatMap((one) => one.lines.map(({ text }) => text));

test('whoever has no character yet is called by the seat, and nobody is told to be themselves', () => {
  const match = begin(vantage, { mix: 'falling-2', options: { level: 'daring' }, chance: entropyFrom(3) });
  const { seat, ask } = match.open[0]!;
  match.answer({ seat, ask, option: 'help' });
  const log = lines(...match.told.map(({ fact }) => fact));
  const title = seat === 'p1' ? 'first' : 'second';
  expect(log.slice(0, 2)).toEqual([
    `The ${title} player goes first.`,
    `The ${title} player is Pasco Linde, the Medic, whose gift is to help.`,
  ]);
  expect(log).toContain('Pasco Linde lays Pasco Linde, the Medic into the grid.');
});

test('VA-089 places bear three digits, and VA-082 the letter of a region is said to be one', () => {
  expect(lines({ fact: 'arrived', seat: 'p1', location: 35 })).toEqual(['Somebody stands on location 035.']);
  const declared = { fact: 'actionDeclared', seat: 'p1', kind: 'location', cat: 'look', verb: 'COUNT', cost: 2 } as const;
  const read = lines({ ...declared, number: 35, text: '(C) COUNT the bells.' });
  expect(read).toEqual(['Somebody: 035, COUNT, cost 2. Region C. COUNT the bells.']);
  expect(lines({ ...declared, number: null, text: '' })).toEqual(['Somebody: COUNT, cost 2.']);
});

test('one stat is at 0, two are', () => {
  expect(lines({ fact: 'statAtZero', seat: 'p1', stats: ['time'] })).toEqual(['Somebody’s time is at 0.']);
  expect(lines({ fact: 'statAtZero', seat: 'p1', stats: ['time', 'health'] })).toEqual(['Somebody’s time and health are at 0.']);
});
