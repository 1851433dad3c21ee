import { randomAnswer } from '../../../bots/random.ts';
import { begin } from '../../kernel/begin.ts';
import { entropyFrom, picker } from '../../kernel/chance.ts';
import { Match } from '../../kernel/match.ts';
import { measureBook, type BookSpeed } from '../../testing/bookSpeed.testing.ts';
import { median, processorTime } from '../../testing/clock.testing.ts';
import type { VantageFact } from './facts.ts';
import { vantage } from './index.ts';
import type { VantageState } from './state.ts';
import type { VantageView } from './view.ts';

interface Planet extends BookSpeed {
  /** Time per answer about turn 200, as a multiple of that in the first turns. */
  readonly lateToFirst: number;
}

type Game = Match<VantageState, VantageFact, VantageView>;
type Pick = (range: number) => number;

/** Nobody dies early, so that games grow long. */
const options = { level: 'cautious', zero: 'third', evening: 'long' };
/** Whatever is asked but whether to stop: random players would do so within the first round. */
const answerOne = (game: Game, pick: Pick): void =>
  game.answer(randomAnswer(game.open.filter(({ ask }) => ask !== 'evening.stop'), pick)!);

const book = { rules: vantage, options, mixes: ['falling-1', 'falling-3', 'falling-6'], forked: 'falling-3', answerOne };

export function measurePlanet(peer: () => number): Planet {
  return { ...measureBook(book, peer), lateToFirst: lateToFirst('falling-6') };
}

/**
 * All answers of the first forty turns, and of forty turns from 180 on, compared within each game; the middle of several games counts.
 * Everybody is kept well, or nobody came so far.
 */
function lateToFirst(mix: string, games = 9): number {
  const ratios: number[] = [];
  for (let seed = 0; seed < games; seed++) {
    const spent = { first: { time: 0, given: 0 }, late: { time: 0, given: 0 } };
    const pick = picker(seed);
    let game = begin(vantage, { mix, chance: entropyFrom(seed), options: { ...options, evening: 'open' } });
    while (game.open.length > 0 && game.here().at.turns < 220) {
      game = keptWell(game);
      const { turns } = game.here().at;
      const began = processorTime();
      let given = 0;
      for (; game.open.length > 0 && given < 40 && !isWeak(game); given++) answerOne(game, pick);
      const part = turns < 40 ? spent.first : turns >= 180 ? spent.late : null;
      if (!part) continue;
      part.time += processorTime() - began;
      part.given += given;
    }
    if (seed >= 2 && spent.late.given > 0) ratios.push(spent.late.time / spent.late.given / (spent.first.time / spent.first.given));
  }
  return median(ratios); // the first two games warm the rules
}

const isAtRest = (game: Game): boolean => game.here().tail.length === 0;
const isWeak = (game: Game): boolean =>
  isAtRest(game) && Object.values(game.here().at.players).some(({ stats }) => Math.min(...Object.values(stats)) < 4);

/** The same match, with its past, from where it rests, but everybody is well. */
function keptWell(game: Game): Game {
  if (!isAtRest(game)) return game;
  const at = structuredClone(game.here().at);
  for (const player of Object.values(at.players)) player.stats = { time: 6, morale: 6, health: 6 };
  return new Match(vantage, { ...game.here(), at }, game.past);
}
