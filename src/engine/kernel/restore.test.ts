import { describe, expect, test } from 'vitest';
import { packAnything } from '../testing/harbour/workshop.testing.ts';
import { harbour } from '../testing/harbour/index.ts';
import type { HarbourState } from '../testing/harbour/state.ts';
import { anything } from '../testing/properties.testing.ts';
import { begin } from './begin.ts';
import { entropyFrom, next, picker, shuffle } from './chance.ts';
import { canonical, checksum } from './checksum.ts';
import type { Save } from './match.ts';
import { BadSave } from './badInput.ts';
import { restore } from './restore.ts';

const played = (answers: number) => {
  const pick = picker(3);
  const match = begin(harbour, { mix: 'two', chance: entropyFrom(2) });
  for (let n = 0; n < answers; n++) match.answer(anything(match, pick, { draft: packAnything }));
  return match;
};
/** In the middle of a turn: a tail of several answers behind at least one boundary. */
const midTurn = () => {
  for (let n = 8; ; n++) {
    const match = played(n);
    if (match.past.length > 1 && match.here().tail.length > 1) return match;
  }
};
const written = (save: Save<HarbourState>) => JSON.parse(JSON.stringify(save)) as Save<HarbourState>;
const signed = ({ checksum: old, ...rest }: Save<HarbourState>): Save<HarbourState> => ({
  ...rest,
  checksum: `${checksum(rest)}.${old.split('.')[1]}`,
});
const refusal = (read: unknown): BadSave => {
  try {
    restore(harbour, read);
  } catch (error) {
    if (error instanceof BadSave) return error;
    throw error;
  }
  throw new Error('was not refused');
};

describe('restore', () => {
  test('goes on in the middle of a turn, and remembers how far undo reaches', () => {
    const match = midTurn();
    const { match: again, lost } = restore(harbour, written(match.save()), match.past);
    expect(lost).toBe('nothing');
    expect(again.hash()).toBe(match.hash());
    expect([again.fence, again.canUndo]).toEqual([match.fence, match.canUndo]);
    expect(again.save()).toEqual(match.save());
    expect(again.undone(true)!.hash()).toBe(match.undone(true)!.hash());
  });

  test.each<[string, Partial<Save<HarbourState>>, BadSave['code'], string]>([
    ['an edition that never was', { edition: 0 }, 'unknown-edition', 'edition 0'],
    ['half an edition', { edition: 1.5 }, 'unknown-edition', 'edition 1.5'],
    ['a mix that the game does not have', { mix: 'nine' }, 'unknown-mix', 'mix nine'],
    ['a seat that does not exist', { seats: ['p1', 'p9'] }, 'unknown-seats', 'p1, p9'],
    ['a seat too few', { seats: ['p1'] }, 'unknown-seats', 'seats p1,'],
  ])('refuses %s', (_name, change, code, words) => {
    const error = refusal(signed({ ...written(midTurn().save()), ...change }));
    expect(error.code).toBe(code);
    expect(error.message).toContain(words);
  });

  test.each([
    [null],
    [undefined],
    ['text'],
    [7],
    [[]],
    [{}],
    [{ game: 'harbour', edition: 2 }],
    [{ ...midTurn().save(), tail: 'none' }],
    [{ ...midTurn().save(), at: null }],
  ])('refuses what is no save: %j', (read) =>
    expect(refusal(read)).toMatchObject({ code: 'not-a-save', message: expect.stringContaining('not a saved match') }),
  );

  test('refuses another game, a newer edition and any damage, each in its own words', () => {
    const save = written(midTurn().save());
    expect(refusal({ ...save, game: 'chess' })).toMatchObject({
      code: 'other-game',
      message: 'This save is of the game chess, not of Harbour.',
    });
    expect(refusal({ ...save, edition: 3 })).toMatchObject({ code: 'too-new' });
    expect(refusal({ ...save, at: { ...save.at, turn: 99 } })).toMatchObject({ code: 'damaged' });
    expect(refusal({ ...save, tail: save.tail.slice(1) })).toMatchObject({ code: 'damaged' });
    expect(refusal({ ...save, options: { length: 'short' } })).toMatchObject({ code: 'damaged' });
    expect(refusal({ ...save, extra: true })).toMatchObject({ code: 'damaged' });
    expect(refusal({ ...save, checksum: '' })).toMatchObject({ code: 'damaged' });
  });

  test('lifts a save of an older edition, and begins its turn again', () => {
    const match = midTurn();
    const { post: _post, ...before } = written(match.save()).at;
    const old = signed({ ...written(match.save()), edition: 1, at: before as HarbourState });
    const { match: lifted, lost } = restore(harbour, old, match.past);
    expect(lost).toBe('this-turn');
    expect(lifted.peek().post).toEqual([]);
    expect(lifted.here()).toMatchObject({ edition: 2, tail: [] });
    expect(lifted.past).toEqual([]);
    expect('post' in old.at).toBe(false);
  });

  test('loses nothing of an older save that rests at a boundary', () => {
    const match = midTurn();
    const old = signed({ ...written(match.save()), edition: 1, tail: [] });
    expect(restore(harbour, old).lost).toBe('nothing');
  });

  test('begins the turn again if its answers no longer fit the rules', () => {
    const match = midTurn();
    const save = written(match.save());
    const strange = signed({ ...save, tail: [...save.tail, { seat: 'p1', ask: 'pay.toll', option: 'yes' }] });
    const { match: again, lost } = restore(harbour, strange, match.past);
    expect(lost).toBe('this-turn');
    expect(again.here().tail).toEqual([]);
    expect(again.past).toHaveLength(match.past.length);
  });

  test('notices rules that ask the same and do something else', () => {
    const match = midTurn();
    const [sum] = match.save().checksum.split('.');
    expect(restore(harbour, { ...written(match.save()), checksum: `${sum}.0000000000000000` }, match.past).lost).toBe('this-turn');
  });
});

describe('a checksum', () => {
  test('does not care in which order a record grew', () => {
    expect(canonical({ b: [1, { d: 2, c: null }], a: 'x' })).toBe('{"a":"x","b":[1,{"c":null,"d":2}]}');
    expect(checksum({ a: 1, b: 2 })).toBe(checksum({ b: 2, a: 1 }));
    expect(checksum({ a: 1, b: undefined })).toBe(checksum({ a: 1 }));
  });

  test('tells everything else apart', () => {
    const sums = [{}, [], null, '', 0, 1, '1', [1, 2], [2, 1], { a: 1 }, { a: 2 }, { b: 1 }, { a: [1] }, 'é', 'e'].map(checksum);
    expect(new Set(sums).size).toBe(sums.length);
    for (const sum of sums) expect(sum).toMatch(/^[0-9a-f]{16}$/);
  });
});

describe('chance', () => {
  test('is the same from the same seed, and fair enough for dice', () => {
    const roll = (seed: number) => Array.from({ length: 6000 }, ((state) => () => next(state, 6))({ chance: entropyFrom(seed) }));
    expect(roll(4)).toEqual(roll(4));
    expect(roll(4)).not.toEqual(roll(5));
    for (const face of [0, 1, 2, 3, 4, 5]) expect(Math.abs(roll(4).filter((one) => one === face).length - 1000)).toBeLessThan(130);
  });

  test('shuffles every card to every place', () => {
    const pick = picker(1);
    const seen = new Set<string>();
    for (let n = 0; n < 400; n++) {
      const cards = ['a', 'b', 'c', 'd'];
      shuffle(cards, pick);
      seen.add(cards.join(''));
    }
    expect(seen.size).toBe(24);
  });
});
