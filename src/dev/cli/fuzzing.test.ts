import { describe, expect, test } from 'vitest';
import type { AnyMatch } from '../../bots/random.ts';
import type { Chance } from '../../engine/kernel/chance.ts';
import { button } from '../../engine/kernel/option.ts';
import { boundary, choose, type Rule } from '../../engine/kernel/rule.ts';
import type { AnyRules } from '../../engine/kernel/rules.ts';
import type { Table } from '../../engine/kernel/table.ts';
import { packAnything } from '../../engine/testing/harbour/workshop.testing.ts';
import { harbour } from '../../engine/testing/harbour/index.ts';
import { Failure, fuzzGame } from './fuzzing.ts';

interface Road extends Chance {
  at: number;
}
type Walk = (t: Table<Road, never>) => Rule;

const road = (play: Walk): AnyRules => ({
  ...harbour, name: 'road', title: 'Road', mixes: [{ id: 'one', title: '', seats: ['p1'], about: '' }], settings: [],
  setup: ({ chance }) => ({ chance: [...chance], at: 0 }), play, copy: (state: Road) => ({ ...state, chance: [...state.chance] }),
  view: ({ at }: Road) => ({ at }), imagine: () => {}, over: ({ at }: Road) => (at >= 300 ? { winners: ['p1'], why: 'Arrived.' } : null),
});

const step = () => choose('p1', 'step', 'Step.', [button('on', 'Go on', 1)]);
const walked = (play: Walk, mostAnswers = 3000) => fuzzGame({ rules: road(play), mix: 'one', seed: 3, options: {}, mostAnswers });

function failure(play: Walk, mostAnswers?: number): Failure {
  try {
    walked(play, mostAnswers);
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
  throw new Error('nothing failed');
}

describe('the fuzzer', () => {
  test('plays sound games to their end', () => {
    const answers = [1, 2, 3].map((seed) =>
      fuzzGame({ rules: harbour, mix: 'three', seed, options: {}, mostAnswers: 3000, draft: packAnything }),
    );
    expect(Math.min(...answers)).toBeGreaterThan(10);
  });

  test('plays the same game for the same seed', () => {
    const game = (seed: number) => fuzzGame({ rules: harbour, mix: 'two', seed, options: {}, mostAnswers: 3000, draft: packAnything });
    expect(game(11)).toBe(game(11));
  });

  test('shows a game when it is over, and only then', () => {
    const shown: boolean[] = [];
    const ended = (match: AnyMatch) => void shown.push(match.over !== null && match.open.length === 0);
    fuzzGame({ rules: harbour, mix: 'two', seed: 11, options: {}, mostAnswers: 3000, draft: packAnything, ended });
    expect(shown).toEqual([true]);
  });

  test('draws by lot only what means something in the mix', () => {
    const drawn = new Set<string>();
    const setting = (id: string, mixes?: string[]) => ({
      id,
      title: '',
      about: '',
      values: ['a', 'b', 'c'].map((value) => ({ id: value, title: '' })),
      usual: 'a',
      ...(mixes && { mixes }),
    });
    const rules = road(function* () {
      yield* step();
    });
    const noted: AnyRules = {
      ...rules,
      settings: [setting('wind'), setting('tide', ['one']), setting('lesson', [])],
      setup: (given) => {
        for (const [id, value] of Object.entries(given.options)) drawn.add(`${id}=${value}`);
        return rules.setup(given);
      },
    };
    for (let seed = 0; seed < 40; seed++)
      expect(() => fuzzGame({ rules: noted, mix: 'one', seed, options: {}, mostAnswers: 10 })).toThrow();
    expect([...drawn].sort()).toEqual(['lesson=a', 'tide=a', 'tide=b', 'tide=c', 'wind=a', 'wind=b', 'wind=c']);
  });

  test('finds a question that offers nothing', () => {
    const found = failure(function* () {
      yield* step();
      yield* choose('p1', 'nothing', 'Choose.', []);
    });
    expect(found).toMatchObject({ what: 'dead-end', seed: 3, mix: 'one', answers: 1, trail: ['p1 step on'] });
  });

  test('finds a game that goes in circles', () => {
    const found = failure(function* () {
      for (;;) yield* step();
    });
    expect(found.what).toBe('loop');
  });

  test('finds a game that goes on and on', () => {
    const found = failure(function* (t) {
      for (;;) t.roll(yield* step());
    });
    expect(found).toMatchObject({ what: 'endless', answers: 3000 });
  });

  test('finds a game that stops without an end', () => {
    expect(failure(function* () {
      yield* step();
    }).what).toBe('no-end');
  });

  test('finds a rule that throws, and keeps what it said', () => {
    const found = failure(function* (t) {
      yield* step();
      throw new Error(`the bridge at ${t.state.at} is out`);
    });
    expect(found).toMatchObject({ what: 'broken', message: 'the bridge at 0 is out' });
  });

  test('finds a view that shows what nobody may know', () => {
    const open: AnyRules = {
      ...road(function* () {
        for (;;) yield* step();
      }),
      imagine: (state: Road) => void (state.at += 1),
    };
    expect(() => fuzzGame({ rules: open, mix: 'one', seed: 3, options: {}, mostAnswers: 3000 })).toThrow(
      'dealing again what it cannot know',
    );
  });

  test('finds a copy that is no copy, so that undo goes back to what was played since', () => {
    const rules: AnyRules = { ...road(function* (t) {
      for (;;) {
        yield* step();
        t.state.at += 1;
      }
    }), copy: (state: Road) => state };
    expect(() => fuzzGame({ rules, mix: 'one', seed: 3, options: {}, mostAnswers: 3000 })).toThrow('Undo leads to another position.');
  });

  test('finds more pieces than the box holds', () => {
    const rules = road(function* (t) {
      for (;;) {
        yield* step();
        t.state.at += 1;
        yield* boundary();
      }
    });
    const fuzzed = (most: number) => () =>
      fuzzGame({
        rules,
        mix: 'one',
        seed: 3,
        options: {},
        mostAnswers: 3000,
        excess: ({ at }: Road) => (at > most ? [`${at} paces of ${most}`] : []),
      });
    expect(fuzzed(300)()).toBe(300);
    expect(fuzzed(7)).toThrow('8 paces of 7');
  });

  test('finds a local that does not survive a boundary', () => {
    const found = failure(function* (t) {
      for (let paces = 0; paces < 300; paces++) {
        yield* choose('p1', 'step', `Pace ${paces}.`, [button('on', 'Go on', 1)]);
        t.state.at += 1;
        yield* boundary();
      }
    });
    expect(found).toMatchObject({ what: 'restore', message: expect.stringContaining('asks something else') });
  });
});
