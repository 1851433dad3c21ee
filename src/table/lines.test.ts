import { expect, test } from 'vitest';
import type { FactWords } from './contract.ts';
import { entriesOf, linesOf, readAloud, spoken } from './lines.ts';
import { courseOf } from '../app/match/standing.ts';

type Fact =
  | { readonly fact: 'roundBegan'; readonly round: number }
  | { readonly fact: 'phaseBegan'; readonly phase: string }
  | { readonly fact: 'knocked' }
  | { readonly fact: 'hidden' };
const words: FactWords<Fact> = {
  roundBegan: ({ round }) => `Round ${round}.`,
  phaseBegan: ({ phase }) => `They ${phase}.`,
  knocked: () => 'Somebody knocks.',
  hidden: () => '',
};
const telling = { words, course: ['roundBegan', 'phaseBegan'] };
const knocked: Fact = { fact: 'knocked' };
const round = (number: number): Fact => ({ fact: 'roundBegan', round: number });

test('the same thing said in a row is said once, with its count', () => {
  const lines = linesOf(telling, [knocked, knocked, { fact: 'hidden' }, knocked, round(2), knocked]);
  expect(lines.map(spoken)).toEqual(['Somebody knocks. (3 times)', 'Round 2.', 'Somebody knocks.']);
});

test('an answer that told nothing leaves no entry, and the others keep their place', () => {
  const entries = entriesOf(telling, [[knocked], [], [{ fact: 'hidden' }], [round(1)]]);
  expect(entries.map(({ step }) => step)).toEqual([0, 3]);
});

test('a fact without words, or named like a part of every object, is passed over', () => {
  expect(linesOf(telling, [{ fact: 'forgotten' }, { fact: 'toString' }])).toEqual([]);
});

test('the course of the match is told by its last marks', () => {
  const log: Fact[][] = [
    [round(1)],
    [{ fact: 'phaseBegan', phase: 'march' }, knocked],
    [round(2), { fact: 'phaseBegan', phase: 'rest' }],
    [knocked],
  ];
  expect(courseOf(telling, log)).toBe('Round 2 · They rest');
  expect(courseOf(telling, [])).toBe('');
});

test('a sentence calls people by the names they have at that time', () => {
  type Born = { readonly fact: 'born'; readonly who: string; readonly name: string } | { readonly fact: 'sang'; readonly who: string };
  const song: FactWords<Born> = { born: ({ who }) => `{${who}} is born.`, sang: ({ who }) => `{${who}} sings.` };
  const naming = (names: Readonly<Record<string, string>>, fact: { readonly fact: string }) =>
    fact.fact === 'born'
      ? { ...names, [(fact as Extract<Born, { fact: 'born' }>).who]: (fact as Extract<Born, { fact: 'born' }>).name }
      : names;
  const log: Born[][] = [
    [{ fact: 'sang', who: 'c1' }],
    [{ fact: 'born', who: 'c1', name: 'Runa' }],
    [{ fact: 'sang', who: 'c1' }],
    [
      { fact: 'born', who: 'c1', name: 'Esk' },
      { fact: 'sang', who: 'c1' },
    ],
  ];
  expect(entriesOf({ words: song, course: [] }, log, naming).flatMap(({ lines }) => lines.map(spoken))).toEqual([
    'Somebody sings.',
    'Runa is born.',
    'Runa sings.',
    'Esk is born.',
    'Esk sings.',
  ]);
});

test('a voice reads the captions, or the books of a game that has them', () => {
  const facts = [{ fact: 'said', text: 'The door opens.' }, { fact: 'rolled' }];
  const words = { said: () => 'Said.', rolled: () => 'Two dice.' } as unknown as FactWords<any>;
  expect(readAloud({ words, course: [] }, facts)).toBe('Said. Two dice.');
  const aloud = (fact: { readonly fact: string; readonly text?: string }) => (fact.fact === 'said' ? fact.text! : null);
  expect(readAloud({ words, course: [], aloud }, facts)).toBe('The door opens.');
});
