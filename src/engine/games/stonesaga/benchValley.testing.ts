import { randomAnswer } from '../../../bots/random.ts';
import type { StonesagaFact } from './facts.ts';
import { stonesaga } from './index.ts';
import type { StonesagaState } from './state.ts';
import { draftAnything } from './stonesaga.testing.ts';
import type { StonesagaView } from './view.ts';
import { begin } from '../../kernel/begin.ts';
import { entropyFrom, picker } from '../../kernel/chance.ts';
import type { Match } from '../../kernel/match.ts';
import { measureBook, type BookSpeed } from '../../testing/bookSpeed.testing.ts';
import { median, processorTime } from '../../testing/clock.testing.ts';

interface Valley extends BookSpeed {
  /** Time per answer about the hundredth day of a society, as a multiple of that in its first days. */
  readonly hundredthToFirst: number;
}

type Game = Match<StonesagaState, StonesagaFact, StonesagaView>;
type Pick = (range: number) => number;

const answerOne = (game: Game, pick: Pick): void => game.answer(randomAnswer(game.open, pick, draftAnything)!);

const book = {
  rules: stonesaga,
  options: { days: 'limited' },
  mixes: ['seeds', 'endless'].flatMap((mode) => [1, 2, 4].map((seats) => `${mode}-${seats}`)),
  forked: 'endless-2',
  answerOne,
};

export function measureValley(peer: () => number): Valley {
  return { ...measureBook(book, peer), hundredthToFirst: measureDays('endless-2') };
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
