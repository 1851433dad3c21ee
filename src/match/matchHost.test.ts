import { describe, expect, test, vi } from 'vitest';
import { entropyFrom } from '../engine/kernel/chance.ts';
import { button } from '../engine/kernel/option.ts';
import { choose, together, type Rule } from '../engine/kernel/rule.ts';
import { harbour } from '../engine/testing/harbour/index.ts';
import { tinyRules } from '../engine/kernel/tiny.testing.ts';
import { MatchHost } from './matchHost.ts';
import { fragile, screenOf } from './playing.testing.ts';

const chance = entropyFrom(1);
const talk = (changed?: () => void) => MatchHost.begin(fragile, { chance }, changed);
const say = (host: MatchHost<any, any, any>, ...words: readonly string[]): void =>
  words.forEach((option) => host.choose({ seat: 'me', ask: 'say', option }));

describe('what a seat sees', () => {
  test('are its own questions, without the values behind the options', () => {
    const host = MatchHost.begin(harbour, { mix: 'two', chance });
    const [question] = host.seen(screenOf('p1')).questions;
    expect(Object.keys(question!)).toEqual(['seat', 'ask', 'prompt', 'kind', 'options']);
    expect(Object.keys(question!.options[0]!)).toEqual(['id', 'gesture', 'label']);
    expect(host.seen(screenOf('p2')).questions).toEqual([]);
    expect(host.seen(screenOf('table')).questions).toEqual([]);
    for (const viewer of ['p1', 'p2', 'table']) expect(host.seen(screenOf(viewer)).waiting).toEqual(['p1']);
  });

  test('survives being cloned, as on the way out of a worker', () => {
    const host = MatchHost.begin(harbour, { mix: 'two', chance });
    expect(structuredClone(host.seen(screenOf('p1')))).toEqual(host.seen(screenOf('p1')));
    expect(structuredClone(host.archive())).toEqual(host.archive());
  });

  test('is what was told to it since the last change, and since the beginning', () => {
    const rules = tinyRules(function* (t) {
      t.tell('dawn');
      yield* choose('a', 'draw', '', [button('draw', 'Draw', 0)]);
      t.tellOnly('a', 'the crown', 'a card');
    });
    const host = MatchHost.begin(rules, { chance });
    expect(host.seen(screenOf('b'))).toMatchObject({ facts: ['dawn'], log: [['dawn']] });
    host.choose({ seat: 'a', ask: 'draw', option: 'draw' });
    expect(host.seen(screenOf('a'))).toMatchObject({ facts: ['the crown'], log: [['dawn'], ['the crown']] });
    expect(host.seen(screenOf('b'))).toMatchObject({ facts: ['a card'], log: [['dawn'], ['a card']] });
    const again = MatchHost.open(rules, host.archive());
    expect(again.seen(screenOf('a'))).toMatchObject({ facts: [], change: 'opened', log: [['dawn'], ['the crown']] });
  });
});

test('what is refused is told to people, not to programmers', () => {
  const host = talk();
  expect(() => say(host, 'fly')).toThrow('This is not possible here any more.');
  expect(() => host.choose({ seat: 'me', ask: 'sing', option: 'la' })).toThrow('The game has moved on');
  say(host, 'end');
  expect(() => say(host, 'yes')).toThrow('The game is over.');
});

describe('a change', () => {
  test('is announced once for each answer and undo, and never for a refusal', () => {
    const changed = vi.fn();
    const host = talk(changed);
    say(host, 'yes', 'rest');
    expect(() => say(host, 'fly')).toThrow();
    expect(() => say(host, 'boom')).toThrow();
    expect(changed).toHaveBeenCalledTimes(2);
    expect(host.undo(false)).toBe(true);
    expect(changed).toHaveBeenCalledTimes(3);
    expect(host.seen(screenOf('me')).moment).toBe(3);
  });
});

describe('the log after an undo', () => {
  test('of one seat beside others loses that entry alone', () => {
    const rules = tinyRules(function* (t) {
      function* word(seat: string): Rule<string> {
        return yield* choose(seat, 'word', '', ['x', 'y'].map((one) => button(one, one, one)));
      }
      yield* choose('a', 'begin', '', [button('go', 'Go', 0)]);
      t.tell('begun');
      yield* together(new Map(['a', 'b', 'c'].map((seat) => [seat, word(seat)])));
    }, ['a', 'b', 'c']);
    const host = MatchHost.begin(rules, { chance });
    host.choose({ seat: 'a', ask: 'begin', option: 'go' });
    host.choose({ seat: 'a', ask: 'word', option: 'x' });
    host.choose({ seat: 'b', ask: 'word', option: 'y' });
    expect(host.undo(false, 'c')).toBe(false);
    expect(host.undo(false, 'a')).toBe(true);
    expect(host.seen(screenOf('a'))).toMatchObject({ log: [[], ['begun'], []], waiting: ['a', 'c'] });
    expect(host.archive().save.tail.map(({ seat }) => seat)).toEqual(['a', 'b']);
  });

  test('after a restore with rules that changed lets go of the turn that is begun again', () => {
    const host = talk();
    say(host, 'yes', 'rest', 'yes', 'yes');
    const { save, past, log } = host.archive();
    const changed = { ...fragile, copy: (state: Parameters<typeof fragile.copy>[0]) => ({ ...fragile.copy(state), extra: 1 }) };
    const again = MatchHost.open(changed, { save, past, log });
    expect(again.lost).toBe('this-turn');
    expect(again.seen(screenOf('me')).log).toEqual([[], [{ fact: 'yes' }], [{ fact: 'rest' }]]);
    expect(again.seen(screenOf('me')).view.said).toEqual(['yes', 'rest']);
  });
});

describe('a secret', () => {
  test('is what a seat sees or has heard, and the table has not', () => {
    const rules = tinyRules(function* (t) {
      yield* choose('a', 'draw', '', [button('draw', 'Draw', 0)]);
      t.tellOnly('a', 'the crown', 'a card');
    });
    const host = MatchHost.begin(rules, { chance });
    expect(host.hides('a')).toBe(false);
    host.choose({ seat: 'a', ask: 'draw', option: 'draw' });
    expect([host.hides('a'), host.hides('b')]).toEqual([true, false]);
    expect(MatchHost.begin(harbour, { mix: 'two', chance }).hides('p2')).toBe(true); // a letter in the view
  });
});
