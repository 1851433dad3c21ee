import { expect, test, vi } from 'vitest';
import { tables } from '../../table/games/list.ts';
import { isForEverybody } from './usePicture.ts';

vi.mock('../keeping.ts', () => ({ saves: {} }));

const shown = (game: string, shared: boolean): readonly boolean[] => {
  const { apart = false } = tables[game]!;
  return [isForEverybody('table', shared, apart), isForEverybody('p1', shared, apart)];
};

test('the list of matches shows the table, and a hand only where nobody else sits at the screen', () => {
  expect([shown('vast', false), shown('vast', true)]).toEqual([[true, true], [true, false]]);
});

test('VA-064 VA-065 VA-067 it never shows the place of somebody on Verrow', () => {
  expect([shown('vantage', false), shown('vantage', true)]).toEqual([[true, false], [true, false]]);
});
