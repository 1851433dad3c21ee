import { expect, test } from 'vitest';
import { wordsThatFit } from './pageWords.ts';

const told = ['one', 'two', 'three'];
/** Ten for each paragraph, five for the question. */
const heightOf = ({ said, prompt }: { said: string; prompt: string }): number =>
  10 * (said === '' ? 0 : said.split('\n').length) + (prompt === '' ? 0 : 5);
const fit = (room: number, paragraphs = told) => wordsThatFit(paragraphs, 'Which?', room, heightOf);

test('a page with room holds everything', () => {
  expect(fit(35)).toEqual({ said: 'one\ntwo\nthree', prompt: 'Which?' });
});

test('the question goes first, then the oldest words', () => {
  expect(fit(34)).toEqual({ said: 'one\ntwo\nthree', prompt: '' });
  expect(fit(29)).toEqual({ said: 'two\nthree', prompt: 'Which?' });
  expect(fit(14)).toEqual({ said: 'three', prompt: '' });
});

test('the latest words stay however little room there is, and a page without any is no trouble', () => {
  expect(fit(3)).toEqual({ said: 'three', prompt: '' });
  expect(fit(3, [])).toEqual({ said: '', prompt: '' });
});
