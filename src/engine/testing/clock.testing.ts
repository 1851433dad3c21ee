import type { Decision } from '../kernel/rule.ts';

interface Game {
  readonly open: readonly Decision[];
  fork(): { readonly open: readonly Decision[] };
}

/** In milliseconds, with what the collector and the compiler take beside. The clock on the wall would count everybody else's work. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

export interface Stretches {
  readonly stretches: number;
  readonly answers: number;
  /** So many stretches at the beginning only warm the rules. */
  readonly warming?: number;
  /** Measures another engine after each stretch that counts, and returns its answers per second. */
  readonly peer?: (() => number) | undefined;
}

export interface Measured {
  readonly answersPerSecond: number;
  /** As a multiple of the other engine's rate right after each stretch, in the middle of all; 0 without one. */
  readonly timesPeer: number;
}

/**
 * Answers per second of whole games one after the other, in stretches of so many answers. The middle stretch counts: the best would
 * be one that the collector spared. A stretch is compared with its neighbour: what slows the machine for a second slows both.
 */
export function middleStretch<G extends Game>(
  deal: (seed: number) => G,
  answer: (game: G) => void,
  { stretches, answers, warming = 0, peer }: Stretches,
): Measured {
  let seed = 0;
  let game: G | undefined;
  const times: number[] = [];
  let before = processorTime();
  const rates = Array.from({ length: stretches }, (_, stretch) => {
    for (let given = 0; given < answers; given++) {
      if (!game || game.open.length === 0) game = deal(seed++);
      answer(game);
    }
    const now = processorTime();
    const rate = (answers / (now - before)) * 1000;
    before = now; // what the collector does while the other engine has its turn belongs to the next stretch
    if (peer && stretch >= warming) times.push(rate / peer());
    return rate;
  });
  return { answersPerSecond: median(rates.slice(warming)), timesPeer: times.length > 0 ? median(times) : 0 };
}

/** Microseconds for a fork with all its options spelled. */
export function timeFork(game: Game): number {
  const start = performance.now();
  for (const { options, compose } of game.fork().open) if (options.length === 0 && !compose) throw new Error('a fork that offers nothing');
  return (performance.now() - start) * 1000;
}

export const median = (numbers: readonly number[]): number => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]!;
