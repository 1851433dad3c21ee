import { describe, expect, test } from 'vitest';
import { fight } from '../../../../dev/cli/arena.ts';
import { stonesaga } from '../index.ts';
import { draftAnything, fresh, say } from '../stonesaga.testing.ts';
import type { StonesagaState } from '../state.ts';
import { picker } from '../../../kernel/chance.ts';
import { pressing, type Seat } from '../../../kernel/rule.ts';
import { botAnswer, type Strength } from '../../../../bots/bot.ts';
import { randomAnswer, type AnyMatch } from '../../../../bots/random.ts';

const seatsOf = (mix: string): readonly Seat[] => stonesaga.mixes.find(({ id }) => id === mix)!.seats;
const played = (mix: string, bot: Strength, seed: number): AnyMatch =>
  fight({
    rules: stonesaga,
    mix,
    options: { days: 'limited' },
    seed,
    strengths: new Map(seatsOf(mix).map((seat) => [seat, bot])),
    mostAnswers: 5_000,
    draft: draftAnything,
  });
/** The challenge is met, and nobody has perished on the way. */
const survived = (match: AnyMatch): boolean =>
  match.over!.winners.length > 0 && Object.values((match.peek() as StonesagaState).people).every(({ fate }) => fate === 'living');
const met = (mix: string, bot: Strength, seeds: readonly number[]): number =>
  seeds.filter((seed) => survived(played(mix, bot, seed))).length;

describe('bots in the valley', () => {
  test.each([['seeds-1'], ['seeds-2'], ['seeds-4']])('survive %s, which random play mostly does not', (mix) => {
    expect(met(mix, 'easy', [1, 2, 3])).toBe(3);
    const seeds = Array.from({ length: 20 }, (_, i) => i + 1);
    expect(met(mix, 'random', seeds)).toBeLessThan(seeds.length / 2);
  }, 180_000);

  test('do not walk in circles: an introduction for two is over after some hundred answers', () => {
    for (const seed of [1, 2]) expect(played('seeds-2', 'easy', seed).answers.length).toBeLessThan(300);
  }, 120_000);

  test('leave alone what nobody waits for, when they have passed', () => {
    const match: AnyMatch = fresh('seeds-2', { creation: 'quick' }, 3);
    const pick = picker(3);
    while (!match.open.some(({ ask }) => ask === 'day.turn')) match.answer(randomAnswer(match.open, pick, draftAnything)!);
    say(match, 'pass:c1');
    expect(pressing(match.open).map(({ seat }) => seat)).toEqual(['p2']);
    expect(botAnswer(match, 'p2', { strength: 'easy', pick })?.seat).toBe('p2');
  });
});
