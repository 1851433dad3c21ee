import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { games } from '../../engine/games/list.ts';
import { breaksOf, whyNotBreakable, withBreak } from './breaks.ts';
import { readRulebook } from './rulebook.ts';
import { idsByTestFile } from './testNames.ts';

const gamesFolder = path.resolve(import.meta.dirname, '../../engine/games');

describe('a deliberate mistake', () => {
  test('replaces a text that stands in the file once', () => {
    expect(withBreak('a < b && c', { from: 'a < b', to: 'a <= b' })).toBe('a <= b && c');
    expect(() => withBreak('a < b', { from: 'a > b', to: '' })).toThrow('no such text');
    expect(() => withBreak('a + a', { from: 'a', to: 'b' })).toThrow('more than once');
  });

  test.each(Object.keys(games))('of %s can be made as it is listed, and breaks rules that tests name', async (game) => {
    const breaks = await breaksOf(game);
    const book = readRulebook(readFileSync(path.join(gamesFolder, game, 'rulebook.md'), 'utf8'));
    const named = new Set([...idsByTestFile().values()].flatMap((ids) => [...ids]));
    // our own design (HD-) stands in no rulebook
    const isKnown = (id: string): boolean => (book.known.has(id) || id.startsWith('HD-')) && named.has(id);
    const wrong = breaks.flatMap((one) => {
      const why = whyNotBreakable(one) ?? one.ids.find((id) => !isKnown(id));
      return why === undefined ? [] : [`${one.list} ${one.ids.join(' ')}: ${why}`];
    });
    expect(wrong).toEqual([]);
  });
});
