import { describe, expect, test } from 'vitest';
import { fight } from '../../../../dev/cli/arena.ts';
import { vast } from '../index.ts';
import { begin } from '../../../kernel/begin.ts';
import { entropyFrom, picker } from '../../../kernel/chance.ts';
import { Match } from '../../../kernel/match.ts';
import type { Seat } from '../../../kernel/rule.ts';
import { botAnswer, type Strength } from '../../../../bots/bot.ts';
import { randomAnswer, type AnyMatch } from '../../../../bots/random.ts';

const limited = { rounds: 'limited' };

/** A full game after so many random answers, at rest, so that its state says everything. */
function midGame(seed: number, answers: number): AnyMatch {
  const match: AnyMatch = begin(vast, { mix: 'five', options: limited, chance: entropyFrom(seed) });
  const pick = picker(seed);
  for (let given = 0; match.open.length > 0 && (given < answers || match.here().tail.length > 0); given++)
    match.answer(randomAnswer(match.open, pick)!);
  return match;
}

/** The same game with everything dealt anew that this seat cannot know. */
function lookalike(match: AnyMatch, seat: Seat): AnyMatch {
  const here = match.here();
  const at = vast.copy(here.at);
  vast.imagine(at, seat, picker(99));
  return new Match(vast, { ...here, at });
}

const wins = (mix: string, seat: Seat, bot: Strength, options: Record<string, string>, seeds: readonly number[]): number =>
  seeds.filter((seed) =>
    fight({
      rules: vast,
      mix,
      options: { ...limited, ...options },
      seed,
      strengths: new Map([[seat, bot]]),
      mostAnswers: 20_000,
    }).over?.winners.includes(seat),
  ).length;

describe('bots in the manor', () => {
  test('answer the same in two worlds that look the same to their seat', () => {
    for (const [seed, answers] of [[1, 40], [2, 150], [3, 300]] as const) {
      const match = midGame(seed, answers);
      const seat = match.open[0]!.seat;
      const other = lookalike(match, seat);
      expect(other.hash()).not.toBe(match.hash());
      for (const strength of ['easy', 'usual', 'strong'] as const) {
        const think = (one: AnyMatch) => botAnswer(one, seat, { strength, pick: picker(seed) });
        expect(think(other)).toEqual(think(match));
      }
    }
  }, 180_000);

  test('win easy journeys, which random play does not', () => {
    const seeds = [1, 2, 3, 4, 5, 6];
    const easy = { difficulty: 'easy' };
    expect(wins('paladins-journey', 'paladin', 'random', easy, seeds)).toBe(0);
    expect(wins('paladins-journey', 'paladin', 'usual', easy, seeds)).toBeGreaterThanOrEqual(1);
  }, 180_000);

  test('beat random play from either seat of a duel', () => {
    const seeds = [1, 2, 3];
    for (const seat of ['paladin', 'spider'] as const) expect(wins('paladin-spider', seat, 'easy', {}, seeds)).toBeGreaterThanOrEqual(2);
  }, 180_000);
});
