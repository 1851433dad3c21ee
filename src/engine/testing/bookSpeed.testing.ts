import { begin, startOf } from '../kernel/begin.ts';
import type { Chance } from '../kernel/chance.ts';
import { entropyFrom, picker } from '../kernel/chance.ts';
import { Match, type Memory } from '../kernel/match.ts';
import type { GameRules, Settings } from '../kernel/rules.ts';
import { median, middleStretch, timeFork, type Measured, type Stretches } from './clock.testing.ts';

type Picker = (range: number) => number;

/** A game whose rules fill a book, as its bench plays it: random answers in several mixes. */
export interface Book<S extends Chance, F, V> {
  readonly rules: GameRules<S, F, V>;
  readonly options: Settings;
  /** All of them are measured, and the slowest counts. */
  readonly mixes: readonly string[];
  /** The mix in which forks are timed. */
  readonly forked: string;
  readonly answerOne: (game: Match<S, F, V>, pick: Picker) => void;
}

export interface BookSpeed {
  /** Of the slowest mix, with everything kept for undo and replay. */
  readonly answersPerSecond: number;
  readonly timesPeer: number;
  /** The same in playouts, which keep nothing. */
  readonly playoutsPerSecond: number;
  /** Microseconds for a fork with all its options spelled: in the middle of all positions, and at the dearest of a hundred. */
  readonly forkMicroseconds: number;
  readonly dearForkMicroseconds: number;
}

const answers = 3_000;
/** How many stretches count, and how many before them only warm the rules: a book is not warm before 90,000 answers in one mix. */
const measured = { stretches: 45, warming: 30 };
/** Before anything is measured, every mix warms what it shares with the others. */
const warmed = { stretches: 8, warming: 0 };

export function measureBook<S extends Chance, F, V>(book: Book<S, F, V>, peer: () => number): BookSpeed {
  const { mixes } = book;
  for (const mix of mixes) speedOf(book, mix, 'all', undefined, warmed);
  const forks = forksOf(book, 300).sort((a, b) => a - b);
  const kept = mixes.map((mix) => speedOf(book, mix, 'all', peer));
  return {
    ...kept.reduce((slowest, one) => (one.timesPeer < slowest.timesPeer ? one : slowest)),
    playoutsPerSecond: Math.min(...mixes.map((mix) => speedOf(book, mix, 'none').answersPerSecond)),
    forkMicroseconds: median(forks),
    dearForkMicroseconds: forks[Math.floor(forks.length * 0.99)]!,
  };
}

function speedOf<S extends Chance, F, V>(
  { rules, options, answerOne }: Book<S, F, V>,
  mix: string,
  memory: Memory,
  peer?: () => number,
  stretches: Pick<Stretches, 'stretches' | 'warming'> = measured,
): Measured {
  const pick = picker(5);
  const deal = (seed: number): Match<S, F, V> => new Match(rules, startOf(rules, { mix, chance: entropyFrom(seed), options }), [], memory);
  return middleStretch(deal, (game) => answerOne(game, pick), { ...stretches, answers, peer });
}

function forksOf<S extends Chance, F, V>({ rules, options, forked: mix, answerOne }: Book<S, F, V>, count: number): number[] {
  const pick = picker(6);
  const forks: number[] = [];
  for (let seed = 0; forks.length < count; seed++) {
    const game = begin(rules, { mix, chance: entropyFrom(seed), options });
    for (let given = 1; game.open.length > 0 && forks.length < count; given++) {
      answerOne(game, pick);
      if (given % 17 === 0 && game.open.length > 0) forks.push(Math.min(timeFork(game), timeFork(game), timeFork(game)));
    }
  }
  return forks;
}
