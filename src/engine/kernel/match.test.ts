import { describe, expect, test } from 'vitest';
import { BadWish } from './badInput.ts';
import { begin, startOf } from './begin.ts';
import { entropyFrom, picker } from './chance.ts';
import { harbour } from '../testing/harbour/index.ts';
import { button } from './option.ts';
import { boundary, choose, type Rule } from './rule.ts';
import { restore } from './restore.ts';
import { heardBy } from './table.ts';
import { asked, say, tiny, tinyRules, type Tiny } from './tiny.testing.ts';
import { anything } from '../testing/properties.testing.ts';
import { packAnything } from '../testing/harbour/workshop.testing.ts';

const words = ['go', 'roll', 'shuffle', 'peek', 'rest', 'rest+roll', 'rest+rest'].map((word) => button(word, word, word));

/** Does as it is told, for ever; what a boundary needs is in the state. */
function* obey(t: Tiny): Rule {
  for (;;) {
    if (t.state.phase === 2) {
      t.roll(6); // between two boundaries, with nobody asked
      t.state.phase = 1;
      yield* boundary();
    }
    if (t.state.phase === 1) {
      t.state.phase = 0;
      t.tell('begun');
    }
    const word = yield* choose('a', 'do', 'Do what?', words);
    t.state.notes.push(word);
    t.tell(word);
    if (word === 'roll') t.roll(6);
    if (word === 'shuffle') t.shuffle([1, 2, 3]);
    if (word === 'peek') t.fence();
    if (word === 'rest+roll') t.state.phase = 2;
    if (word === 'rest' || word === 'rest+rest') t.state.phase = 1;
    if (word.startsWith('rest')) yield* boundary();
    if (word === 'rest+rest') yield* boundary();
  }
}
const told = (...said: string[]) => {
  const match = tiny(obey, ['a']);
  for (const word of said) say(match, 'a', word);
  return match;
};

describe('undo', () => {
  test('has nothing to take back at first', () => {
    expect(told().canUndo).toBe(false);
    expect(told().undone(true)).toBeUndefined();
  });

  test('is free before chance, answer by answer, and across boundaries', () => {
    let match = told('go', 'rest', 'go', 'rest', 'rest+rest', 'go');
    for (let left = 5; left >= 0; left--) {
      match = match.undone()!;
      expect(match.view('a')).toHaveLength(left);
      expect(asked(match)).toEqual(asked(told()));
    }
    expect(match.past).toEqual([]);
    expect(match.undone()).toBeUndefined();
  });

  test.each(['roll', 'shuffle', 'peek'])('is closed after a %s, up to what came later', (closing) => {
    const match = told('go', closing, 'go', 'rest', 'go');
    const fenced = match.undone()!.undone()!.undone()!;
    expect(fenced.view('a')).toEqual(['go', closing]);
    expect(fenced.canUndo).toBe(false);
    expect(fenced.undone()).toBeUndefined();
    expect(fenced.undone(true)!.view('a')).toEqual(['go']);
    expect(fenced.undone(true)!.canUndo).toBe(true);
  });

  test('is closed by dice that fall between two boundaries, also after a restore of the archive', () => {
    const match = told('go', 'rest+roll');
    expect(match.canUndo).toBe(false);
    expect(match.undone(true)!.canUndo).toBe(true);
    const { match: again } = restore(tinyRules(obey, ['a']), match.save(), match.past);
    expect(again.answers).toHaveLength(2);
    expect(again.canUndo).toBe(false);
  });

  test('goes past everything if all agree, and ends in the very same state', () => {
    const said = ['go', 'roll', 'rest', 'peek', 'rest+roll', 'shuffle', 'go'];
    const hashes = said.map((_, n) => told(...said.slice(0, n)).hash());
    let match = told(...said);
    for (let n = said.length - 1; n >= 0; n--) {
      match = match.undone(true)!;
      expect(match.hash()).toBe(hashes[n]);
    }
    for (const word of said) say(match, 'a', word);
    expect(match.hash()).toBe(told(...said).hash());
  });

  test('of one seat beside others stops at the fence', () => {
    const match = tiny(function* (t) {
      for (const seat of ['a', 'b', 'a']) {
        t.state.notes.push(yield* choose(seat, 'do', '', words));
        if (t.state.notes.at(-1) === 'roll') t.roll(6);
      }
      yield* choose('b', 'end', '', words);
    });
    say(match, 'a', 'go');
    say(match, 'b', 'roll');
    expect(match.undoneBy('a')).toBeUndefined();
  });
});

describe('a refused answer', () => {
  test('changes nothing', () => {
    const match = told('go', 'rest', 'go');
    const before = [match.hash(), match.save().checksum, match.told.length, match.answers.length];
    for (const [answer, code] of [
      [{ seat: 'a', ask: 'do', option: 'fly' }, 'not-offered'],
      [{ seat: 'b', ask: 'do', option: 'go' }, 'not-asked'],
      [{ seat: 'a', ask: 'sing', option: 'go' }, 'not-asked'],
      [{ seat: 'a', ask: 'do', option: 'composed', draft: 1 }, 'not-offered'],
    ] as const) expect(() => match.answer(answer)).toThrow(expect.objectContaining({ name: 'Diverged', code }));
    expect([match.hash(), match.save().checksum, match.told.length, match.answers.length]).toEqual(before);
  });

  test('after the end says that it is over', () => {
    const match = tiny(function* () {
      yield* choose('a', 'end', '', words);
    });
    say(match, 'a', 'go');
    expect(() => match.answer({ seat: 'a', ask: 'end', option: 'go' })).toThrow(expect.objectContaining({ code: 'over' }));
  });
});

test('a secret fact is heard by its seat; the others hear the public twin, or nothing', () => {
  const match = tiny(function* (t) {
    t.tellOnly('a', 'you drew the crown', 'a draws a card');
    t.tellOnly('b', 'psst', null);
    t.tell('dusk');
  });
  expect(heardBy(match.told, 'a')).toEqual(['you drew the crown', 'dusk']);
  expect(heardBy(match.told, 'b')).toEqual(['a draws a card', 'psst', 'dusk']);
  expect(heardBy(match.told, 'table')).toEqual(['a draws a card', 'dusk']);
});

describe('a fork', () => {
  test('plays on by itself, with the same dice', () => {
    const match = told('go', 'rest', 'go');
    const fork = match.fork();
    expect(fork.hash()).toBe(match.hash());
    say(fork, 'a', 'roll');
    expect(match.view('a')).toHaveLength(3);
    say(match, 'a', 'roll');
    expect(fork.hash()).toBe(match.hash());
  });

  test('as a seat might suppose it keeps what the seat sees, deals the rest and the dice again, and can be played to the end', () => {
    const pick = picker(7);
    const match = begin(harbour, { mix: 'three', chance: entropyFrom(5) });
    let redealt = 0;
    for (let n = 0; n < 20; n++) {
      const { seat } = match.open[0]!;
      const fork = match.imagined(seat, pick);
      expect(fork.view(seat)).toEqual(match.view(seat));
      redealt += fork.hash() === match.hash() ? 0 : 1;
      for (let steps = 0; fork.open.length > 0; steps++) {
        if (steps > 3000) throw new Error('a runaway playout');
        fork.answer(anything(fork, pick, { draft: packAnything }));
      }
      expect(fork.over).not.toBeNull();
      expect(() => fork.fork()).toThrow('playout');
      match.answer(anything(match, pick, { draft: packAnything }));
    }
    expect(redealt).toBe(20);
  });

  test('that was imagined can be forked again only after its first boundary, when nothing of the real one is left in it', () => {
    const match = tiny(obey);
    say(match, 'a', 'go');
    const imagined = match.imagined('a', picker(4), 'boundary');
    expect(imagined.canFork).toBe(false);
    expect(() => imagined.fork()).toThrow('playout');
    say(imagined, 'a', 'rest');
    expect(imagined.canFork).toBe(true);
    expect(imagined.fork().hash()).toBe(imagined.hash());
  });

  test('counts the boundaries that were passed', () => {
    const match = tiny(obey);
    const before = match.boundaries;
    say(match, 'a', 'go');
    expect(match.boundaries).toBe(before);
    say(match, 'a', 'rest+rest');
    expect(match.boundaries).toBe(before + 2);
  });
});

test('a copy for tools does not lead into the match', () => {
  const match = told('go');
  match.peek().notes.push('forged');
  expect(match.view('a')).toEqual(['go']);
});

describe('a wish', () => {
  const wish = { chance: entropyFrom(1) };
  const refused = (more: object) => {
    try {
      startOf(harbour, { ...wish, ...more });
    } catch (error) {
      return error as BadWish;
    }
    throw new Error('was not refused');
  };

  test('is filled with what is usual', () => {
    expect(startOf(harbour, wish)).toMatchObject({ mix: 'two', seats: ['p1', 'p2'], options: { length: 'usual' } });
    expect(startOf(harbour, { ...wish, seats: ['p3', 'p1', 'p2'] }).mix).toBe('three');
    expect(startOf(harbour, { ...wish, options: { length: 'short' } }).options).toEqual({ length: 'short' });
  });

  test.each([
    [{ mix: 'ten' }, 'unknown-mix', 'Harbour has no mix ten. Listed: two, three, alone.'],
    [{ seats: ['p1', 'p9'] }, 'unknown-seats', 'Harbour has no mix of p1, p9. Listed: two, three, alone.'],
    [{ mix: 'two', seats: ['p1', 'p3'] }, 'unknown-seats', 'The mix two seats p1, p2, not p1, p3.'],
    [{ options: { width: '3' } }, 'unknown-option', 'Harbour has no option width. Known: length.'],
    [{ options: { length: 'endless' } }, 'unknown-option', 'length cannot be endless. Possible: short, usual.'],
  ])('of %j is refused in clear words', (more, code, message) => {
    const error = refused(more);
    expect(error).toBeInstanceOf(BadWish);
    expect([error.code, error.message]).toEqual([code, message]);
  });

  test('keeps its entropy to itself: two matches from one wish do not share dice', () => {
    const chance = entropyFrom(9);
    const before = [...chance];
    const match = begin(harbour, { chance });
    for (let n = 0; n < 12; n++) match.answer(anything(match, picker(n), { draft: packAnything }));
    expect(chance).toEqual(before);
  });
});

test('rules that rest for ever without a question end with an error', () => {
  const circling = function* (): Rule {
    for (;;) yield* boundary();
  };
  expect(() => tiny(circling)).toThrow('without asking anybody');
});
