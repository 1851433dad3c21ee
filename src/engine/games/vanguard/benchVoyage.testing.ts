import { deflateRawSync } from 'node:zlib';
import { randomAnswer } from '../../../bots/random.ts';
import { begin } from '../../kernel/begin.ts';
import { entropyFrom, picker } from '../../kernel/chance.ts';
import type { Match } from '../../kernel/match.ts';
import { measureBook, type BookSpeed } from '../../testing/bookSpeed.testing.ts';
import { median, processorTime } from '../../testing/clock.testing.ts';
import type { VanguardFact } from './facts.ts';
import { vanguard } from './index.ts';
import type { VanguardState } from './state.ts';
import type { VanguardView } from './view.ts';

interface Voyage extends BookSpeed {
  /** Time per answer in the last landing of a campaign, as a multiple of that in its first. */
  readonly lastToFirst: number;
  /** What must be kept of a whole campaign to replay it, packed. */
  readonly saveBytes: number;
}

type Game = Match<VanguardState, VanguardFact, VanguardView>;
type Pick = (range: number) => number;

const options = { length: 'limited' };
const answerOne = (game: Game, pick: Pick): void => game.answer(randomAnswer(game.open, pick)!);

const book = {
  rules: vanguard,
  options,
  mixes: ['tutorial-1', 'tutorial-4', 'mission-2', 'mission-4', 'campaign-1', 'campaign-4'],
  forked: 'campaign-2',
  answerOne,
};

export function measureVoyage(peer: () => number): Voyage {
  return { ...measureBook(book, peer), ...measureLandings('campaign-2') };
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
