import { expect, test } from 'vitest';
import { chaptersOf, search } from './rulebook.ts';

const book = chaptersOf(`# The house
Notes for writers.

## 1. Lamps
- MM-226 A Skeleton that enters a tile with a lamp stops there.
- **MM-227**: (derived) (board) (gap HD-01) (ruling RU-06) (not tested: advice) Lamps stop nobody else.
- a note without a number

## 2. Empty
### 2.1 Fury
* MM-218 Fury never exceeds 5.
`);

test('numbered sentences are kept under their headings, empty chapters are not', () => {
  expect(book.map(({ title, rules }) => [title, rules.map(({ id }) => id)])).toEqual([
    ['1. Lamps', ['MM-226', 'MM-227']],
    ['2.1 Fury', ['MM-218']],
  ]);
});

test('how a rule was found is not part of it', () => {
  expect(book[0]?.rules[1]?.text).toBe('Lamps stop nobody else.');
});

test('a search needs every word, wherever it stands', () => {
  const found = (words: string) => search(book, words).flatMap(({ rules }) => rules.map(({ id }) => id));
  expect(found('lamp skeleton')).toEqual(['MM-226']);
  expect(found('mm-218')).toEqual(['MM-218']);
  expect(found('lamp fury')).toEqual([]);
  expect(found('empty')).toEqual(['MM-218']); // by the part that its chapter belongs to
  expect(found(' ')).toHaveLength(3);
});
