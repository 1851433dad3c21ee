import { describe, expect, test } from 'vitest';
import { read, untouched, written, type Stored } from './stored.ts';

const first = untouched(false);
const mine: Stored = {
  table: { ...first.table, textSize: 1.5, speed: 4, dice: 'own' },
  shell: { drawer: 'log', aloud: true, curtain: false, advice: false, me: 'Ada', warn: false },
};

describe('stored settings', () => {
  test('come back as they were written', () => {
    expect(read(written(mine), false)).toEqual(mine);
  });

  test.each(['', '{', 'null', '[]', '{"version":2,"table":{"speed":4}}'])('fall back to the usual ones for %j', (text) => {
    expect(read(text, false)).toEqual(first);
  });

  test('lose only the damaged part', () => {
    const text = written(mine).replace('"log"', '"cellar"').replace('"textSize":1.5', '"textSize":"huge"');
    expect(read(text, false)).toEqual({ table: { ...mine.table, textSize: 1 }, shell: first.shell });
  });

  test('of an older page keep what it knew', () => {
    const text = JSON.stringify({ version: 1, table: mine.table, shell: { drawer: 'log', aloud: true } });
    expect(read(text, false).shell).toEqual({ drawer: 'log', aloud: true, curtain: true, advice: true, me: 'You', warn: true });
  });

  test('of a person who prefers reduced motion begin with reduced motion', () => {
    expect(read(null, true).table.motion).toBe('reduced');
  });
});
