import { describe, expect, expectTypeOf, test } from 'vitest';
import { button, drag, tap, throwing, turn } from './option.ts';
import { boundary, choose, chooseBeside, compose, composed, firstOf, pressing, together, type PowerOffer, type Rule } from './rule.ts';
import { Diverged } from './rules.ts';
import { asked, say, tiny, type Tiny } from './tiny.testing.ts';

const words = (...all: string[]) => all.map((word) => button(word, word, word));

describe('choose', () => {
  test('gives the value of the option, with its own type', () => {
    const match = tiny(function* (t) {
      const count = yield* choose('a', 'how.many', 'How many?', [button('few', 'A few', 2), button('many', 'Many', 9)]);
      expectTypeOf(count).toEqualTypeOf<number>();
      t.state.notes.push(`${count * 2}`);
    });
    expect(match.open[0]).toMatchObject({ seat: 'a', ask: 'how.many', prompt: 'How many?' });
    say(match, 'a', 'many');
    expect(match.view('table')).toEqual(['18']);
    expect(match.open).toEqual([]);
  });
});

test('every kind of option has an id that says what it does', () => {
  const ids = [
    tap('deck', '', 0),
    drag('cube', 'box', '', 0),
    turn('tile:4', 3, '', 0),
    button('pass', '', 0),
    throwing('spawn', 5, '', 0),
  ].map(({ id }) => id);
  expect(ids).toEqual(['deck', 'cube>box', 'tile:4@3', 'pass', 'throw:spawn']);
});

describe('compose', () => {
  const packing = () =>
    tiny(function* (t) {
      const bag = yield* compose<string[]>('a', 'pack', 'Pack two things.', {
        form: { size: 2 },
        check: (draft) => (Array.isArray(draft) && draft.length === 2 ? null : { rule: 'T-1', why: 'A bag holds two things.' }),
      });
      t.state.notes.push(...bag);
    });

  test('hands over a draft that the check accepts', () => {
    const match = packing();
    match.answer({ seat: 'a', ask: 'pack', option: composed, draft: ['rope', 'lamp'] });
    expect(match.view('a')).toEqual(['rope', 'lamp']);
  });

  test('refuses any other with the rule it breaks, and asks on', () => {
    const match = packing();
    for (const draft of [['rope'], null, 'rope'] as const)
      expect(() => match.answer({ seat: 'a', ask: 'pack', option: composed, draft })).toThrow(
        expect.objectContaining({ code: 'bad-draft', rule: 'T-1' }),
      );
    expect(() => match.answer({ seat: 'a', ask: 'pack', option: composed })).toThrow(Diverged);
    expect(match.open).toHaveLength(1);
    expect(match.here().tail).toEqual([]);
  });

  test('is not open to an answer by option', () => {
    expect(() => packing().answer({ seat: 'a', ask: 'pack', option: 'rope' })).toThrow(expect.objectContaining({ code: 'not-offered' }));
  });
});

describe('chooseBeside', () => {
  const withPower = () =>
    tiny(function* (t) {
      const power = (): PowerOffer[] => [
        { seat: 'a', ask: 'boost', prompt: 'Boost?', options: t.state.phase < 2 ? [button('boost', 'Boost', () => boost(t))] : [] },
        { seat: 'b', ask: 'boost', prompt: 'Cheer?', options: t.state.phase === 1 ? [button('cheer', 'Cheer', () => boost(t))] : [] },
      ];
      const hit = yield* chooseBeside(
        'a',
        'hit',
        () => `Strength ${t.state.phase}`,
        () => words(...(t.state.phase > 0 ? ['hit', 'miss'] : ['miss'])),
        power,
      );
      t.state.notes.push(hit);
    });
  function* boost(t: Tiny): Rule {
    const how = yield* choose('a', 'boost.how', 'How?', words('arms', 'legs'));
    t.state.notes.push(how);
    t.state.phase += 1;
  }

  test('runs a power to its end and puts the question again from nothing', () => {
    const match = withPower();
    expect(asked(match)).toEqual(['a hit: miss', 'a boost: boost']);
    match.answer({ seat: 'a', ask: 'boost', option: 'boost' });
    expect(asked(match)).toEqual(['a boost.how: arms legs']);
    say(match, 'a', 'legs');
    expect(match.open[0]!.prompt).toBe('Strength 1');
    expect(asked(match)).toEqual(['a hit: hit miss', 'a boost: boost', 'b boost: cheer']);
  });

  test('tells the same power of two seats apart, and leaves out what is used up', () => {
    const match = withPower();
    match.answer({ seat: 'a', ask: 'boost', option: 'boost' });
    say(match, 'a', 'arms');
    match.answer({ seat: 'b', ask: 'boost', option: 'cheer' });
    say(match, 'a', 'arms');
    expect(asked(match)).toEqual(['a hit: hit miss']);
    say(match, 'a', 'hit');
    expect(match.view('table')).toEqual(['arms', 'arms', 'hit']);
  });
});

describe('together', () => {
  const both = () =>
    tiny(function* (t) {
      const said = yield* together(new Map(['b', 'a'].map((seat) => [seat, twice(seat)])));
      for (const [seat, word] of said) t.state.notes.push(`${seat}:${word}`);
    });
  function* twice(seat: string): Rule<string> {
    const first = yield* choose(seat, 'first', '', words('x', 'y'));
    const second = yield* choose(seat, 'second', '', words('x', 'y'));
    return first + second;
  }

  test('gives the same result in any order of answers, in the order of the seats given', () => {
    const orders = ['aabb', 'bbaa', 'abab', 'baba', 'abba'];
    const ends = orders.map((order) => {
      const match = both();
      const left: Record<string, string[]> = { a: ['x', 'y'], b: ['y', 'x'] };
      for (const seat of order) say(match, seat, left[seat]!.shift()!);
      return match.view('table');
    });
    for (const end of ends) expect(end).toEqual(['b:yx', 'a:xy']);
  });

  test('asks nobody who is done', () => {
    const match = both();
    say(match, 'a', 'x');
    say(match, 'a', 'x');
    expect(asked(match)).toEqual(['b first: x y']);
    expect(() => match.answer({ seat: 'a', ask: 'second', option: 'x' })).toThrow(expect.objectContaining({ code: 'not-asked' }));
  });

  test('of nobody waits for nobody', () => {
    const match = tiny(function* (t) {
      yield* together(new Map());
      t.state.notes.push('on');
    });
    expect(match.view('table')).toEqual(['on']);
  });

  test('refuses a boundary inside, which could never be resumed', () => {
    expect(() => tiny(function* () {
      yield* together(new Map([['a', boundary()]]));
    })).toThrow('boundary inside');
  });

  test('lets a seat take back its own last answer and nobody else its', () => {
    const match = both();
    say(match, 'a', 'x');
    say(match, 'b', 'y');
    say(match, 'b', 'y');
    const undone = match.undoneBy('a')!;
    expect(asked(undone)).toEqual(['a first: x y']);
    expect(undone.answers.map(({ seat }) => seat)).toEqual(['b', 'b']);
    expect(match.undoneBy('b')!.answers).toHaveLength(2);
    expect(match.undoneBy('c')).toBeUndefined();
  });
});

describe('firstOf', () => {
  const race = () =>
    tiny(function* (t) {
      for (;;) {
        const { seat, chosen } = yield* firstOf([
          { seat: 'a', ask: 'turn', prompt: '', options: words('go', 'pass') },
          { seat: 'a', ask: 'beside', prompt: '', options: words() },
          { seat: 'b', ask: 'turn', prompt: '', options: words('go', 'pass') },
        ]);
        t.state.notes.push(`${seat} ${chosen}`);
        yield* boundary();
      }
    });

  test('takes the first answer, whoever gives it, and asks everybody anew', () => {
    const match = race();
    expect(asked(match)).toEqual(['a turn: go pass', 'b turn: go pass']);
    say(match, 'b', 'go');
    say(match, 'b', 'pass');
    say(match, 'a', 'go');
    expect(match.view('table')).toEqual(['b go', 'b pass', 'a go']);
  });

  test('takes an answer that was put together by hand, once it has been checked', () => {
    const match = tiny(function* (t) {
      const form = { form: { entry: 'name' }, check: (draft: unknown) => (draft === 'bad' ? { rule: 'T-1', why: 'No.' } : null) };
      const { seat, chosen } = yield* firstOf([
        { seat: 'a', ask: 'turn', prompt: '', options: words('go'), compose: form, drafted: (draft) => `made ${String(draft)}` },
      ]);
      t.state.notes.push(`${seat} ${chosen}`);
    });
    expect(() => match.answer({ seat: 'a', ask: 'turn', option: composed, draft: 'bad' })).toThrow('No.');
    match.answer({ seat: 'a', ask: 'turn', option: composed, draft: 'well' });
    expect(match.view('table')).toEqual(['a made well']);
  });

  test('is held up by the questions that are not optional, and by them alone', () => {
    const match = tiny(function* (t) {
      const { seat, chosen } = yield* firstOf([
        { seat: 'a', ask: 'beside', prompt: '', options: words('give'), optional: true },
        { seat: 'b', ask: 'turn', prompt: '', options: words('go') },
      ]);
      t.state.notes.push(`${seat} ${chosen}`);
    });
    expect(match.open.map(({ seat }) => seat)).toEqual(['a', 'b']);
    expect(pressing(match.open).map(({ seat }) => seat)).toEqual(['b']);
    expect(pressing(race().open)).toHaveLength(2);
    say(match, 'a', 'give');
    expect(match.view('table')).toEqual(['a give']);
  });
});
