import { expect, test } from 'vitest';
import { setText, type SetText } from './setText.ts';

/** Every letter is ten wide, an icon twelve. */
const set = (text: string, width: number, most = 9, narrow: readonly number[] = [1]): SetText =>
  setText({ text, width, most, narrow, icon: 12, measure: (words) => words.length * 10 });
const lines = (text: SetText): string[] =>
  text.lines.map(({ pieces }) => pieces.map(({ words, icon }) => (icon ? `<${icon}>` : words)).join(''));

test('lines are as long as they may be', () => {
  expect(lines(set('one two three four', 70))).toEqual(['one two', 'three', 'four']);
  expect(lines(set('one two three four', 100))).toEqual(['one two', 'three four']);
  expect(lines(set('one two three four', 180))).toEqual(['one two three four']);
});

test('an icon stands among the letters, as wide as it is', () => {
  const { lines: set1 } = set('pay 2{sun}, then rest', 1000);
  expect(set1[0]!.pieces.map(({ words, icon, width }) => [words, icon, width])).toEqual([
    ['pay 2', null, 50],
    ['', 'sun', 12],
    [', then rest', null, 110],
  ]);
  expect(lines(set('pay 2{sun}, then rest', 80))).toEqual(['pay 2<sun>,', 'then', 'rest']);
});

test('what does not fit is set narrower by the first step that helps', () => {
  const text = set('one two three four', 70, 2, [1, 0.9, 0.7, 0.5]);
  expect(text.narrow).toBe(0.7);
  expect(lines(text)).toEqual(['one two', 'three four']);
  expect(set('one two', 70, 2, [1, 0.9]).narrow).toBe(1);
});
