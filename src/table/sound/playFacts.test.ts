import { expect, test } from 'vitest';
import type { Cue, Cues } from './cue.ts';
import { playFacts } from './playFacts.ts';
import { round } from './player.testing.ts';

type Fact =
  | { readonly fact: 'rolled' }
  | { readonly fact: 'paid'; readonly coins: number }
  | { readonly fact: 'struck'; readonly hit: boolean }
  | { readonly fact: 'placed' };

const cues: Cues<Fact> = {
  rolled: null,
  paid: ({ coins }) =>
    coins > 1
      ? [
          { sound: 'token-click', bus: 'table', vary: 2 },
          { sound: 'token-click', bus: 'table', delay: 40 },
        ]
      : null,
  struck: ({ hit }) => ({ sound: hit ? 'sword-hit' : 'sword-miss', bus: 'table' }),
  placed: { sound: 'wood-set-down', bus: 'table' },
};

function heard(facts: readonly Fact[], random = round(0.5)): Cue[] {
  const played: Cue[] = [];
  playFacts(facts, cues, { play: (cue) => played.push(cue) }, random);
  return played;
}

test('a row of null is silent and takes no time', () => {
  expect(heard([{ fact: 'rolled' }, { fact: 'struck', hit: false }])).toEqual([{ sound: 'sword-miss', bus: 'table', vary: 0, delay: 0 }]);
});

test('a function looks at the fact, and may give several cues or none', () => {
  expect(heard([{ fact: 'struck', hit: true }]).map((cue) => cue.sound)).toEqual(['sword-hit']);
  expect(heard([{ fact: 'paid', coins: 1 }])).toEqual([]);
  expect(heard([{ fact: 'paid', coins: 2 }]).map((cue) => [cue.vary, cue.delay])).toEqual([[2, 0], [0.5, 40]]);
});

test('repeated cues come one after the other, unevenly and at different pitches', () => {
  const ten = heard(Array.from({ length: 5 }, (): Fact => ({ fact: 'placed' })), round(0.1, 0.9, 0.4));
  const delays = ten.map((cue) => cue.delay ?? 0);
  const gaps = delays.slice(1).map((delay, i) => delay - (delays[i] ?? 0));
  expect(gaps.every((gap) => gap > 30)).toBe(true);
  expect(new Set(gaps).size).toBeGreaterThan(1);
  expect(ten.every((cue) => (cue.vary ?? 0) > 0)).toBe(true);
});

test('a long batch is thinned out and soon over', () => {
  const many = heard(Array.from({ length: 80 }, (_, i): Fact => (i % 2 ? { fact: 'placed' } : { fact: 'struck', hit: i % 4 === 0 })));
  expect(many).toHaveLength(24);
  expect(Math.max(...many.map((cue) => cue.delay ?? 0))).toBeLessThan(1300);
});

test('a fact without a row, as in an old recording, is silent', () => {
  expect(heard([{ fact: 'forgotten' } as unknown as Fact])).toEqual([]);
});
