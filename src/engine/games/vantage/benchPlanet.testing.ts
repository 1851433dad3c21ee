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
 * The quickest stretch of up to forty answers among the first forty turns, and that from turn 180 on, compared within each game; the
 * middle of many games counts. Everybody is kept well, or nobody came so far.
 */
function lateToFirst(mix: string, games = 30): number {
  const ratios: number[] = [];
  for (let seed = 0; seed < games; seed++) {
    const costs: { readonly first: number[]; readonly late: number[] } = { first: [], late: [] };
    const pick = picker(seed);
    let game = begin(vantage, { mix, chance: entropyFrom(seed), options: { ...options, evening: 'open' } });
    while (game.open.length > 0 && game.here().at.turns < 220) {
      game = keptWell(game);
      const { turns } = game.here().at;
      const began = processorTime();
      let given = 0;
      for (; game.open.length > 0 && given < 40 && !isWeak(game); given++) answerOne(game, pick);
      const part = turns < 40 ? costs.first : turns >= 180 ? costs.late : null;
      if (given >= 20) part?.push((processorTime() - began) / given);
    }
    if (costs.first.length > 1 && costs.late.length > 1) ratios.push(Math.min(...costs.late) / Math.min(...costs.first));
  }
  return median(ratios);
}

const isAtRest = (game: Game): boolean => game.here().tail.length === 0;
const isWeak = (game: Game): boolean =>
  isAtRest(game) && Object.values(game.here().at.players).some(({ stats }) => Math.min(...Object.values(stats)) < 4);

/** The same match, with its past, from where it rests, but everybody is well. */
function keptWell(game: Game): Game {
  if (!isAtRest(game)) return game;
  const at = vantage.copy(game.here().at);
  for (const player of Object.values(at.players)) player.stats = { time: 6, morale: 6, health: 6 };
  return new Match(vantage, { ...game.here(), at }, game.past);
}
