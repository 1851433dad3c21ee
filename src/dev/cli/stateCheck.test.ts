import { describe, expect, test } from 'vitest';
import { randomAnswer, type AnyMatch } from '../../bots/random.ts';
import { begin } from '../../engine/kernel/begin.ts';
import { entropyFrom, picker } from '../../engine/kernel/chance.ts';
import type { AnyRules } from '../../engine/kernel/rules.ts';
import { stonesaga } from '../../engine/games/stonesaga/index.ts';
import { draftAnything } from '../../engine/games/stonesaga/stonesaga.testing.ts';
import { stateSchema as stonesagaSchema } from '../../engine/games/stonesaga/stateSchema.ts';
import { vast } from '../../engine/games/vast/index.ts';
import { stateSchema as vastSchema } from '../../engine/games/vast/stateSchema.ts';
import { matchAt } from './stateCheck.ts';

type State = Record<string, any>;

const started = (rules: AnyRules, mix: string): AnyMatch => begin(rules, { mix, options: {}, chance: entropyFrom(3) });
const tries: readonly [AnyRules, { safeParse(state: unknown): { success: boolean; error?: { issues: unknown } } }, readonly string[]][] = [
  [vast, vastSchema, ['paladins-journey', 'five', 'paladin-spider']],
  [stonesaga, stonesagaSchema, ['seeds-1', 'seeds-2', 'endless-3']],
];

describe('a state from outside', () => {
  for (const [rules, schema, mixes] of tries)
    test.each(mixes)(`every state that a random game of ${rules.name} comes to fits its schema: %s`, (mix) => {
      const match = started(rules, mix);
      const pick = picker(5);
      for (let i = 0; i < 300 && match.open.length > 0; i++) {
        const answer = randomAnswer(match.open, pick, rules === stonesaga ? draftAnything : undefined);
        if (!answer) break;
        match.answer(answer);
        if (i % 5 === 0) expect(schema.safeParse(structuredClone(match.peek())).error?.issues).toBeUndefined();
      }
    });

  test.each<[string, AnyRules, string, (s: State) => void, RegExp]>([
    ['a bag of words', stonesaga, 'seeds-1', (s) => void (s.characters.c1.bag = { fish: 'many' }), /^characters\.c1\.bag\.fish: /],
    ['an unknown material', stonesaga, 'seeds-1', (s) => void (s.characters.c1.bag = { gold: 1 }), /^characters\.c1\.bag/],
    ['a figure nowhere', stonesaga, 'seeds-1', (s) => void (s.characters.c1.at = 'home'), /^characters\.c1\.at: a hex/],
    ['a track without a number', stonesaga, 'seeds-2', (s) => void delete s.tracks.lore, /^tracks\.lore: /],
    ['one field too many, deep down', stonesaga, 'seeds-2', (s) => void (s.house.cheats = true), /^house: /],
    ['a card that is none', vast, 'paladins-journey', (s) => void s.paladin.favors.deck.push('joker'), /^paladin\.favors\.deck\.\d+: /],
    ['a tile turned too far', vast, 'five', (s) => void (Object.values<State>(s.map)[0]!.turn = 7), /^map\..*\.turn: /],
    ['health below nothing', vast, 'five', (s) => void (s.paladin.health = -3), /^paladin\.health: /],
    ['a Warlock without cubes', vast, 'five', (s) => void delete s.warlock.cubes, /^warlock\.cubes: /],
  ])('is refused with the place that is wrong: %s', (_name, rules, mix, spoil, message) => {
    const match = started(rules, mix);
    const state = structuredClone(match.peek()) as State;
    expect(() => matchAt(match, state)).not.toThrow();
    spoil(state);
    expect(() => matchAt(match, state)).toThrow(message);
  });
});
