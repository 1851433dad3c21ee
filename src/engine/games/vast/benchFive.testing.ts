import type { VastFact } from './facts.ts';
import { vast } from './index.ts';
import type { VastState } from './state.ts';
import type { VastView } from './view.ts';
import { begin, startOf } from '../../kernel/begin.ts';
import { entropyFrom, picker } from '../../kernel/chance.ts';
import { Match, type Memory } from '../../kernel/match.ts';
import { middleStretch, median, processorTime, timeFork, type Measured } from '../../testing/clock.testing.ts';

interface Five {
  /** In the middle of many stretches, with everything kept for undo and replay. */
  readonly answersPerSecond: number;
  readonly timesPeer: number;
  /** The same in playouts, which keep nothing: what a bot gets when it thinks ahead. */
  readonly playoutsPerSecond: number;
  /** Microseconds for a fork with all its options spelled: in the middle of all positions, and at the dearest of a hundred. */
  readonly forkMicroseconds: number;
  readonly dearForkMicroseconds: number;
  /** Time per answer in the last round of a game, as a multiple of that in its first. */
  readonly lastToFirst: number;
}

interface Spent {
  answers: number;
  time: number;
}

type Game = Match<VastState, VastFact, VastView>;

/** Whole random games of all five roles at one table, from the first answer to the last. */
export function measureFive(peer: () => number, games = 32): Five {
  const warming = Math.ceil(games / 4);
  const played = play(5, games).slice(warming);
  const forks: number[] = [];
  // In games of their own: a fork between two answers would warm or cool what the answers are measured by.
  play(6, warming, (game, answers) => void (answers % 17 === 0 && forks.push(Math.min(timeFork(game), timeFork(game), timeFork(game)))));
  forks.sort((a, b) => a - b);
  return {
    ...speedOf('all', peer),
    playoutsPerSecond: speedOf('none').answersPerSecond,
    forkMicroseconds: median(forks),
    dearForkMicroseconds: forks[Math.floor(forks.length * 0.99)]!,
    // Within each game, then the middle of all: what slows the machine for a moment slows one game, and not one side of a sum.
    lastToFirst: median(played.map((rounds) => perAnswer(rounds.at(-1)!) / perAnswer(rounds[0]!))),
  };
}

function speedOf(memory: Memory, peer?: () => number): Measured {
  const pick = picker(7);
  const deal = (seed: number): Game =>
    new Match(vast, startOf(vast, { mix: 'five', chance: entropyFrom(seed), options: { rounds: 'limited' } }), [], memory);
  return middleStretch(deal, (game) => answerOne(game, pick), { stretches: 135, answers: 5_000, warming: 120, peer });
}

function answerOne(game: Game, pick: (range: number) => number): void {
  const { seat, ask, options } = game.open[pick(game.open.length)]!;
  game.answer({ seat, ask, option: options[pick(options.length)]!.id });
}

const perAnswer = ({ time, answers }: Spent): number => time / answers;

/** What each round of each game took. Looking at what is offered is part of answering: options are spelled only then. */
function play(seed: number, games: number, look: (game: Game, answers: number) => void = () => {}): Spent[][] {
  const pick = picker(seed);
  return Array.from({ length: games }, (_, game) => {
    const match = begin(vast, { mix: 'five', chance: entropyFrom(game), options: { rounds: 'limited' } });
    const rounds: Spent[] = [];
    let round: Spent = { answers: 0, time: -processorTime() };
    for (let answers = 1, heard = match.told.length; match.open.length > 0; answers++) {
      answerOne(match, pick);
      round.answers += 1;
      look(match, answers);
      for (; heard < match.told.length; heard++) {
        if (match.told[heard]!.fact.fact !== 'roundBegan') continue;
        const now = processorTime();
        rounds.push({ answers: round.answers, time: round.time + now });
        round = { answers: 0, time: -now };
      }
    }
    if (round.answers > 0) rounds.push({ answers: round.answers, time: round.time + processorTime() });
    return rounds;
  });
}
