import { randomAnswer } from '../../../bots/random.ts';
import type { StonesagaFact } from './facts.ts';
import { stonesaga } from './index.ts';
import type { StonesagaState } from './state.ts';
import { draftAnything } from './stonesaga.testing.ts';
import type { StonesagaView } from './view.ts';
import { begin, startOf } from '../../kernel/begin.ts';
import { entropyFrom, picker } from '../../kernel/chance.ts';
import { Match, type Memory } from '../../kernel/match.ts';
import { middleStretch, median, processorTime, timeFork } from '../../testing/clock.testing.ts';

interface Valley {
  /** Of the slowest among introductions and Endless games for one, two and four, with everything kept for undo and replay. */
  readonly answersPerSecond: number;
  /** The same in playouts, which keep nothing. */
  readonly playoutsPerSecond: number;
  /** Microseconds for a fork with all its options spelled: in the middle of all positions, and at the dearest of a hundred. */
  readonly forkMicroseconds: number;
  readonly dearForkMicroseconds: number;
  /** Time per answer about the hundredth day of a society, as a multiple of that in its first days. */
  readonly hundredthToFirst: number;
}

type Game = Match<StonesagaState, StonesagaFact, StonesagaView>;
type Pick = (range: number) => number;

const answerOne = (game: Game, pick: Pick): void => game.answer(randomAnswer(game.open, pick, draftAnything)!);

/** Random play of one, two and four people. */
export function measureValley(between: () => void): Valley {
  const mixes = ['seeds', 'endless'].flatMap((mode) => [1, 2, 4].map((seats) => `${mode}-${seats}`));
  for (const mix of mixes) speedOf(mix, 'all', undefined, 10); // rules of a whole book take tens of thousands of answers to warm
  const forks = forksOf('endless-2', 400).sort((a, b) => a - b);
  return {
    answersPerSecond: Math.min(...mixes.map((mix) => speedOf(mix, 'all', between))),
    playoutsPerSecond: Math.min(...mixes.map((mix) => speedOf(mix, 'none'))),
    forkMicroseconds: median(forks),
    dearForkMicroseconds: forks[Math.floor(forks.length * 0.99)]!,
    hundredthToFirst: measureDays('endless-2'),
  };
}

function speedOf(mix: string, memory: Memory, between?: () => void, stretches = 8): number {
  const pick = picker(5);
  const deal = (seed: number): Game =>
    new Match(stonesaga, startOf(stonesaga, { mix, chance: entropyFrom(seed), options: { days: 'limited' } }), [], memory);
  return middleStretch(deal, (game) => answerOne(game, pick), { stretches, answers: 2_000, between });
}

function forksOf(mix: string, count: number): number[] {
  const pick = picker(6);
  const forks: number[] = [];
  for (let seed = 0; forks.length < count; seed++) {
    const game = begin(stonesaga, { mix, chance: entropyFrom(seed), options: { days: 'limited' } });
    for (let given = 1; game.open.length > 0 && forks.length < count; given++) {
      answerOne(game, pick);
      if (given % 17 === 0 && game.open.length > 0) forks.push(Math.min(timeFork(game), timeFork(game), timeFork(game)));
    }
  }
  return forks;
}

/** Days at the beginning and about the hundredth, compared within each game; the middle of several games counts. */
function measureDays(mix: string, games = 11): number {
  const spans = { first: [2, 11], hundredth: [95, 104] } as const;
  const ratios: number[] = [];
  for (let seed = 0; seed < games; seed++) {
    const pick = picker(seed);
    const game = begin(stonesaga, { mix, chance: entropyFrom(seed) });
    const dayOf = (): number => Math.floor(stonesaga.turn!(game.here().at) / 2);
    const [first, hundredth] = (['first', 'hundredth'] as const).map((span) => {
      const [from, to] = spans[span];
      while (game.open.length > 0 && dayOf() < from) answerOne(game, pick);
      const began = processorTime();
      let given = 0;
      for (; game.open.length > 0 && dayOf() <= to; given++) answerOne(game, pick);
      return given > 200 ? (processorTime() - began) / given : NaN;
    });
    if (seed >= 2 && hundredth! > 0) ratios.push(hundredth! / first!);
  }
  return median(ratios);
}
