import type { Strength } from '../../bots/bot.ts';
import type { Mix, Settings } from '../../engine/kernel/rules.ts';
import type { Seat } from '../../engine/kernel/rule.ts';
import type { Marks, Tried } from '../../engine/testing/workshop.testing.ts';
import { fight } from './arena.ts';
import { games } from './games.ts';

/** One game of the league, as plain data, so that it can be sent to another process and kept in a file. */
export interface BoutWish {
  readonly game: string;
  readonly mix: string;
  readonly options: Settings;
  readonly seed: number;
  readonly bot: Strength;
  /** The seat the bot takes among random players, or everybody. */
  readonly seat: Seat | 'all';
  /** One of the game's own cases; without it chance decides. */
  readonly case?: string;
}

export interface BoutResult {
  readonly wish: BoutWish;
  readonly winners: readonly Seat[];
  readonly answers: number;
  readonly turns: number;
  readonly score: number;
  /** Milliseconds of the processor that each answer of a bot took, on average. */
  readonly thought: number;
  /** The longest of them. */
  readonly slowest?: number;
  readonly marks?: Marks;
  readonly tries?: readonly Tried[];
}

const mostAnswers = 50_000;

export async function playBout(wish: BoutWish): Promise<BoutResult> {
  const game = games[wish.game]!;
  const plain = await game.load();
  const { draft, marks, tries, cases } = await game.workshop();
  const rules = wish.case === undefined ? plain : cases![wish.case]!(plain);
  const seats = rules.mixes.find(({ id }) => id === wish.mix)!.seats;
  const thinkers = new Map<Seat, Strength>(wish.seat === 'all' ? seats.map((seat) => [seat, wish.bot]) : [[wish.seat, wish.bot]]);
  let thought = 0;
  let thoughts = 0;
  let slowest = 0;
  const watch = (millis: number): void => {
    thought += millis;
    thoughts += 1;
    slowest = Math.max(slowest, millis);
  };
  const { mix, options, seed } = wish;
  const match = fight({ rules, mix, options, seed, strengths: thinkers, mostAnswers, draft, watch });
  return {
    wish,
    winners: match.over?.winners ?? [],
    answers: match.answers.length,
    turns: match.turn,
    score: wish.seat === 'all' ? 0 : match.score(wish.seat),
    thought: thoughts > 0 ? thought / thoughts : 0,
    slowest,
    ...(tries && { tries: tries(match.peek()) }),
    ...(marks && { marks: marks(match.peek(), (match.over?.winners.length ?? 0) > 0) }),
  };
}

export const nameOfBout = ({ mix, options, seed, bot, seat, case: named }: BoutWish): string =>
  [mix, Object.entries(options).sort().flat().join('='), seed, bot, seat, ...(named === undefined ? [] : [named])].join(' ');

/** Which line-ups are played: a bot in one seat, in all seats, or both. */
export const lineups = ['both', 'one', 'all'] as const;
type Lineup = (typeof lineups)[number];

/**
 * The bouts of one mix: random players in all seats, each bot in every seat in turn among random players, and each bot in all
 * seats at once. Random players count for every seat at once, so they need not take turns.
 */
export function boutsOf(
  game: string,
  mix: Mix,
  options: Settings,
  bots: readonly Strength[],
  seed: number,
  count: number,
  lineup: Lineup = 'both',
): BoutWish[] {
  const seeds = Array.from({ length: count }, (_, i) => seed + i);
  const wish = { game, mix: mix.id, options };
  return bots.flatMap((bot): BoutWish[] => {
    if (bot === 'random') return seeds.map((one) => ({ ...wish, seed: one, bot, seat: 'all' }));
    const alone = seeds.map((one, i): BoutWish => ({ ...wish, seed: one, bot, seat: mix.seats[i % mix.seats.length]! }));
    if (mix.seats.length === 1) return alone;
    const equals = seeds.map((one): BoutWish => ({ ...wish, seed: one, bot, seat: 'all' }));
    return [...(lineup === 'all' ? [] : alone), ...(lineup === 'one' ? [] : equals)];
  });
}

/**
 * The bouts once for each wanted case, the first game of all cases before the second of any: a league that is stopped has played as
 * many of one as of another. Seeds move on by `spread` from one known case to the next, whichever of them are wanted.
 */
export function casesOf(
  bouts: readonly BoutWish[],
  { wanted, known, spread }: { wanted: readonly string[] | undefined; known: readonly string[]; spread: number },
): readonly BoutWish[] {
  if (!wanted) return bouts;
  return bouts
    .toSorted((a, b) => a.seed - b.seed)
    .flatMap((bout) => wanted.map((one) => ({ ...bout, case: one, seed: bout.seed + spread * known.indexOf(one) })));
}
