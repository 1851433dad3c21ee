import { describe, expect, test } from 'vitest';
import { entropyFrom, picker } from '../engine/kernel/chance.ts';
import { button } from '../engine/kernel/option.ts';
import { choose, together, type Rule } from '../engine/kernel/rule.ts';
import { harbour } from '../engine/testing/harbour/index.ts';
import { tinyRules } from '../engine/kernel/tiny.testing.ts';
import { openLocalPlay } from '../play/localPlay.ts';
import { MatchHost } from './matchHost.ts';
import { engineOverWire, fragile, playOn, screenOf, testEngine, words } from './playing.testing.ts';

const chance = entropyFrom(1);
const talk = () => MatchHost.begin(fragile, { chance });
const say = (host: MatchHost<any, any, any>, ...said: readonly string[]): void =>
  said.forEach((option) => host.choose({ seat: 'me', ask: 'say', option }));
const seenBy = (host: MatchHost<any, any, any>, viewer: string) => {
  const { moment: _moment, change: _change, facts: _facts, thrown: _thrown, redo: _redo, ...rest } = host.seen(screenOf(viewer));
  return rest;
};

describe('redo', () => {
  test('goes forward again through everything that was taken back, dice, boundaries and log included', () => {
    const host = MatchHost.begin(harbour, { mix: 'two', chance });
    const pick = picker(3);
    const stand = (): string => JSON.stringify([host.archive(), seenBy(host, 'p1'), seenBy(host, 'p2')]);
    const kept = [stand()];
    while (!host.over && kept.length < 60) {
      const seat = host.waiting[0]!;
      const [question] = host.seen(screenOf(seat)).questions;
      const options = question!.options.filter(({ id }) => id !== 'pack');
      host.choose({ seat, ask: question!.ask, option: options[pick(options.length)]!.id });
      kept.push(stand());
    }
    expect(kept.length).toBeGreaterThan(20);
    for (const before of kept.slice(0, -1).reverse()) expect([host.undo(true), stand()]).toEqual([true, before]);
    for (const after of kept.slice(1)) expect([host.redo(), stand()]).toEqual([true, after]);
    expect(host.redo()).toBe(false);
  });

  test('is forgotten with the next answer, and not with one that was refused or broke a rule', () => {
    const host = talk();
    say(host, 'yes', 'rest', 'yes');
    host.undo(false);
    expect(() => say(host, 'fly')).toThrow();
    expect(() => say(host, 'boom')).toThrow();
    expect(host.seen(screenOf('me'))).toMatchObject({ redo: true, view: { said: ['yes', 'rest'] } });
    expect(host.redo()).toBe(true);
    expect(host.seen(screenOf('me'))).toMatchObject({ redo: false, change: 'rebuilt', facts: [], view: { said: ['yes', 'rest', 'yes'] } });
    host.undo(false);
    say(host, 'roll');
    expect(host.seen(screenOf('me')).redo).toBe(false);
    expect(host.redo()).toBe(false);
    expect(host.seen(screenOf('me')).view.said).toEqual(['yes', 'rest', 'roll']);
  });

  test('closes undo again for what lay behind a roll', () => {
    const host = talk();
    say(host, 'roll');
    expect(host.undo(true)).toBe(true);
    expect(host.redo()).toBe(true);
    expect(host.seen(screenOf('me')).undo).toBe('agree');
    expect(host.undo(false)).toBe(false);
  });

  test('is offered to whoever had answered, and to nobody who watches', () => {
    const host = MatchHost.begin(harbour, { mix: 'two', chance });
    const [question] = host.seen(screenOf('p1')).questions;
    host.choose({ seat: 'p1', ask: question!.ask, option: question!.options[0]!.id });
    host.undo(true);
    expect(['p1', 'p2', 'table'].map((viewer) => host.seen(screenOf(viewer)).redo)).toEqual([true, false, false]);
    expect(host.redo('p2')).toBe(false);
    expect(host.redo('p1')).toBe(true);
    expect(host.waiting).toEqual(['p2']);
  });

  test('puts an answer back among those that others gave beside it', () => {
    const rules = tinyRules(function* () {
      function* word(seat: string): Rule<string> {
        return yield* choose(seat, 'word', '', ['x', 'y'].map((one) => button(one, one, one)));
      }
      yield* together(new Map(['a', 'b', 'c'].map((seat) => [seat, word(seat)])));
    }, ['a', 'b', 'c']);
    const host = MatchHost.begin(rules, { chance });
    host.choose({ seat: 'a', ask: 'word', option: 'x' });
    host.choose({ seat: 'b', ask: 'word', option: 'y' });
    expect(host.undo(false, 'a')).toBe(true);
    expect(host.seen(screenOf('b')).redo).toBe(false);
    expect(host.redo('a')).toBe(true);
    expect(host.archive().save.tail.map(({ seat }) => seat)).toEqual(['a', 'b']);
    expect(host.waiting).toEqual(['c']);
  });
});

describe.each([
  ['in this thread', testEngine],
  ['behind a worker', engineOverWire],
])('a play %s', (_where, engine) => {
  test('puts back what was taken back, with what the bots had answered to it', async () => {
    const play = await openLocalPlay({ game: 'harbour', engine, automatic: { p2: 'random' }, wish: { mix: 'two', seed: 5 } });
    await playOn(play, 1);
    await expect.poll(() => play.snapshot().waiting).toEqual(['p1']);
    const before = play.archive();
    expect([await play.redo(), play.snapshot().redo]).toEqual([false, false]);
    await play.undo(false);
    expect([play.archive().log.length < before.log.length, play.snapshot().redo]).toEqual([true, true]);
    expect(await play.redo()).toBe(true);
    expect(play.archive()).toEqual(before);
    expect(play.snapshot()).toMatchObject({ change: 'rebuilt', redo: false, waiting: ['p1'] });
    play.close();
  });

  test('has nothing to put back once something else was answered', async () => {
    const play = await openLocalPlay<{ said: string[] }>({ game: 'fragile', engine });
    await words(play, 'yes', 'rest');
    await play.undo(false);
    await words(play, 'roll');
    expect(await play.redo()).toBe(false);
    expect(play.snapshot().view.said).toEqual(['yes', 'roll']);
    play.close();
  });
});
