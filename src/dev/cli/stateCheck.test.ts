import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { randomAnswer, type AnyMatch } from '../../bots/random.ts';
import { begin } from '../../engine/kernel/begin.ts';
import { entropyFrom, picker } from '../../engine/kernel/chance.ts';
import type { AnyRules } from '../../engine/kernel/rules.ts';
import { games as shelf } from '../../engine/games/list.ts';
import { stonesaga } from '../../engine/games/stonesaga/index.ts';
import { stateSchema as stonesagaSchema } from '../../engine/games/stonesaga/stateSchema.ts';
import { vanguard } from '../../engine/games/vanguard/index.ts';
import { stateSchema as vanguardSchema } from '../../engine/games/vanguard/stateSchema.ts';
import { vantage } from '../../engine/games/vantage/index.ts';
import { stateSchema as vantageSchema } from '../../engine/games/vantage/stateSchema.ts';
import { vast } from '../../engine/games/vast/index.ts';
import { stateSchema as vastSchema } from '../../engine/games/vast/stateSchema.ts';
import { games } from './games.ts';
import { matchAt } from './stateCheck.ts';

type State = Record<string, any>;

const started = (rules: AnyRules, mix: string, seed = 3): AnyMatch => begin(rules, { mix, options: {}, chance: entropyFrom(seed) });
const tries: readonly [AnyRules, z.ZodType, readonly string[]][] = [
  [vast, vastSchema, ['paladins-journey', 'five', 'paladin-spider']],
  [stonesaga, stonesagaSchema, ['seeds-1', 'seeds-2', 'endless-3']],
  [vanguard, vanguardSchema, ['tutorial-2', 'mission-1', 'campaign-1']],
  [vantage, vantageSchema, ['falling-1', 'falling-3', 'falling-6']],
];

/** The states of random games, one after the other, as they lie after every so many answers. */
async function* statesOf(rules: AnyRules, mix: string, answers: number, every: number): AsyncGenerator<State> {
  const { draft } = await games[rules.name]!.workshop();
  const pick = picker(5);
  let match = started(rules, mix);
  for (let given = 0, seed = 4; given < answers; given++) {
    const answer = randomAnswer(match.open, pick, draft);
    if (answer) match.answer(answer);
    if (given % every === 0) yield structuredClone(match.peek()) as State;
    if (!answer || match.open.length === 0) match = started(rules, mix, seed++);
  }
}

/** One path to each kind of place in a state: pieces of one kind, and places of one list, are alike. */
function pathsIn(state: State): readonly (readonly string[])[] {
  const paths = new Map<string, readonly string[]>();
  const walk = (value: unknown, path: readonly string[]): void => {
    if (path.length > 0) paths.set(path.map((key) => (/\d/.test(key) ? '#' : key)).join('.'), path);
    if (typeof value === 'object' && value !== null) for (const [key, one] of Object.entries(value)) walk(one, [...path, key]);
  };
  walk(state, []);
  return [...paths.values()];
}

function spoiled(state: State, path: readonly string[]): State {
  const copy = structuredClone(state);
  const around = path.slice(0, -1).reduce<State>((at, key) => at[key] as State, copy);
  around[path.at(-1)!] = { nonsense: { nonsense: true } };
  return copy;
}

test('every game on the shelf says what its whole state looks like', () => {
  expect(Object.keys(shelf).toSorted()).toEqual(tries.map(([{ name }]) => name).toSorted());
});

describe('a state from outside', () => {
  for (const [rules, schema, mixes] of tries) {
    test.each(mixes)(`every state that a random game of ${rules.name} comes to fits its schema: %s`, async (mix) => {
      for await (const state of statesOf(rules, mix, 300, 5)) expect(schema.safeParse(state).error?.issues).toBeUndefined();
    });

    test.each(mixes)(`nothing in a state of ${rules.name} can be nonsense: %s`, async (mix) => {
      for await (const state of statesOf(rules, mix, 120, 39))
        expect(pathsIn(state).filter((path) => schema.safeParse(spoiled(state, path)).success)).toEqual([]);
    });

    test(`a state of ${rules.name} is refused in a match of another mix or with other seats`, () => {
      const [mix, other] = mixes as readonly [string, string];
      const match = started(rules, mix);
      const state = match.peek() as State;
      expect(() => matchAt(match, { ...structuredClone(state), mix: other })).toThrow(/^mix: /);
      if ('seats' in state) expect(() => matchAt(match, { ...structuredClone(state), seats: ['p1', 'p1'] })).toThrow(/^seats: /);
    });
  }

  test.each<[string, AnyRules, string, (s: State) => void, RegExp]>([
    ['a bag of words', stonesaga, 'seeds-1', (s) => void (s.characters.c1.bag = { fish: 'many' }), /^characters\.c1\.bag\.fish: /],
    ['an unknown material', stonesaga, 'seeds-1', (s) => void (s.characters.c1.bag = { gold: 1 }), /^characters\.c1\.bag/],
    ['a figure nowhere', stonesaga, 'seeds-1', (s) => void (s.characters.c1.at = 'home'), /^characters\.c1\.at: a hex/],
    ['a track without a number', stonesaga, 'seeds-2', (s) => void delete s.tracks.lore, /^tracks\.lore: /],
    ['one field too many, deep down', stonesaga, 'seeds-2', (s) => void (s.house.cheats = true), /^house: /],
    ['a card that is none', vast, 'paladins-journey', (s) => void s.paladin.favors.deck.push('joker'), /^paladin\.favors\.deck\.\d+: /],
    ['a tile turned too far', vast, 'five', (s) => void (Object.values<State>(s.map)[0]!.turn = 7), /^map\..*\.turn: /],
    ['health below nothing', vast, 'five', (s) => void (s.paladin.health = -3), /^paladin\.health: /],
    ['morale in words', vanguard, 'campaign-1', (s) => void (s.ship.morale = 'splendid'), /^ship\.morale: /],
    ['a die that there is not', vanguard, 'tutorial-1', (s) => void s.box.push('pink-basic-1'), /^box\.\d+: a die/],
    ['coins that are none', vantage, 'falling-3', (s) => void (s.players.p1.coins = 'nonsense'), /^players\.p1\.coins: /],
    ['somebody beyond the map', vantage, 'falling-1', (s) => void (s.players.p1.location = 900), /^players\.p1\.location: .*a place/],
    ['a Warlock without cubes', vast, 'five', (s) => void delete s.warlock.cubes, /^warlock\.cubes: /],
  ])('is refused with the place that is wrong: %s', (_name, rules, mix, spoil, message) => {
    const match = started(rules, mix);
    const state = structuredClone(match.peek()) as State;
    expect(() => matchAt(match, state)).not.toThrow();
    spoil(state);
    expect(() => matchAt(match, state)).toThrow(message);
  });
});
