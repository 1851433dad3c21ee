import { deflateRawSync } from 'node:zlib';
import { randomAnswer } from '../../../bots/random.ts';
import { begin, startOf } from '../../kernel/begin.ts';
import { entropyFrom, picker } from '../../kernel/chance.ts';
import { Match, type Memory } from '../../kernel/match.ts';
import { middleStretch, median, processorTime, timeFork } from '../../testing/clock.testing.ts';
import type { VanguardFact } from './facts.ts';
import { vanguard } from './index.ts';
import type { VanguardState } from './state.ts';
import type { VanguardView } from './view.ts';

interface Voyage {
  /** Of the slowest among tutorials, landings and campaigns, with everything kept for undo and replay. */
  readonly answersPerSecond: number;
  /** The same in playouts, which keep nothing. */
  readonly playoutsPerSecond: number;
  /** Microseconds for a fork with all its options spelled: in the middle of all positions, and at the dearest of a hundred. */
  readonly forkMicroseconds: number;
  readonly dearForkMicroseconds: number;
  /** Time per answer in the last landing of a campaign, as a multiple of that in its first. */
  readonly lastToFirst: number;
  /** What must be kept of a whole campaign to replay it, packed. */
  readonly saveBytes: number;
}

type Game = Match<VanguardState, VanguardFact, VanguardView>;
type Pick = (range: number) => number;

const options = { length: 'limited' };
const answerOne = (game: Game, pick: Pick): void => game.answer(randomAnswer(game.open, pick)!);

export function measureVoyage(between: () => void): Voyage {
  const mixes = ['tutorial-1', 'tutorial-4', 'mission-2', 'mission-4', 'campaign-1', 'campaign-4'];
  for (const mix of mixes) speedOf(mix, 'all', undefined, 12); // rules of a whole book take tens of thousands of answers to warm
  const forks = forksOf('campaign-2', 300).sort((a, b) => a - b);
  return {
    answersPerSecond: Math.min(...mixes.map((mix) => speedOf(mix, 'all', between))),
    playoutsPerSecond: Math.min(...mixes.map((mix) => speedOf(mix, 'none'))),
    forkMicroseconds: median(forks),
    dearForkMicroseconds: forks[Math.floor(forks.length * 0.99)]!,
    ...measureLandings('campaign-2'),
  };
}

function speedOf(mix: string, memory: Memory, between?: () => void, stretches = 6): number {
  const pick = picker(5);
  const deal = (seed: number): Game => new Match(vanguard, startOf(vanguard, { mix, chance: entropyFrom(seed), options }), [], memory);
  return middleStretch(deal, (game) => answerOne(game, pick), { stretches, answers: 1_500, between });
}

function forksOf(mix: string, count: number): number[] {
  const pick = picker(6);
  const forks: number[] = [];
  for (let seed = 0; forks.length < count; seed++) {
    const game = begin(vanguard, { mix, chance: entropyFrom(seed), options });
    for (let given = 1; game.open.length > 0 && forks.length < count; given++) {
      answerOne(game, pick);
      if (given % 17 === 0 && game.open.length > 0) forks.push(Math.min(timeFork(game), timeFork(game), timeFork(game)));
    }
  }
  return forks;
}

/** The first landings and the last ones, compared within each campaign; the middle of several campaigns counts. */
function measureLandings(mix: string, games = 8): { readonly lastToFirst: number; readonly saveBytes: number } {
  const ratios: number[] = [];
  let saveBytes = 0;
  for (let seed = 0; seed < games; seed++) {
    const pick = picker(seed);
    const game = begin(vanguard, { mix, chance: entropyFrom(seed), options });
    const costs: number[] = [];
    while (game.open.length > 0) {
      const { landings } = game.here().at.story;
      const began = processorTime();
      let given = 0;
      for (; game.open.length > 0 && game.here().at.story.landings === landings; given++) answerOne(game, pick);
      if (given > 60) costs.push((processorTime() - began) / given);
    }
    saveBytes = Math.max(saveBytes, deflateRawSync(JSON.stringify({ save: game.save(), past: game.past })).length);
    if (seed < 1 || costs.length < 3) continue;
    ratios.push(Math.min(...costs.slice(-2)) / Math.min(...costs.slice(0, 2)));
  }
  return { lastToFirst: median(ratios), saveBytes };
}
