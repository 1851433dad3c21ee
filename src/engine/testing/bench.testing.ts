import type { BookSpeed } from './bookSpeed.testing.ts';

/** One line of the bench. Without a bound it is only printed. */
export interface BenchLine {
  readonly what: string;
  /** Measured here, where it is a number of its own. */
  readonly ours?: number;
  /** What it is measured against, in words. */
  readonly against?: string;
  /** Of what is measured here to that, within this run. */
  readonly ratio?: number;
  readonly bound?: { readonly words: string; readonly holds: boolean };
}

/** Another engine, in a process of its own and in turns with ours: what slows one slows both, and neither cleans up for the other. */
export interface Peer {
  /** Its answers per second just now. */
  readonly measureOnce: () => number;
  /** Its answers per second, the middle of all measured so far. */
  readonly answersPerSecond: () => number;
}

/** A game with a bench has this in its `bench.testing.ts`. */
export type Bench = (peer: Peer) => readonly BenchLine[];

export const written = (number: number): string =>
  number >= 1000 ? Math.round(number).toLocaleString('en-US') : number.toFixed(number < 10 ? 1 : 0);

/** A fork against the time that the other engine takes for one answer. In microseconds alone it would measure the machine. */
export function forkBound(microseconds: number, peer: number, most: number): Required<Pick<BenchLine, 'ratio' | 'bound'>> {
  const ratio = (microseconds * peer) / 1_000_000;
  return { ratio, bound: { words: `at most ${most}`, holds: ratio <= most } };
}

/** The two lines that every game has whose rules fill a book. */
export const bookLines = (
  title: string,
  mixes: string,
  speed: BookSpeed,
  peer: number,
  bounds: { readonly least: number; readonly mostForFork: number },
): readonly BenchLine[] => [
  {
    what: `${title}, random answers per second, slowest of ${mixes} mixes`,
    ours: speed.answersPerSecond,
    against: `in playouts ${written(speed.playoutsPerSecond)}; boardgame.io's small game ${written(peer)}`,
    ratio: speed.timesPeer,
    bound: { words: `at least ${bounds.least}`, holds: speed.timesPeer >= bounds.least },
  },
  {
    what: `${title}, fork in microseconds`,
    ours: speed.forkMicroseconds,
    against: `an answer of boardgame.io; 99 of 100 within ${written(speed.dearForkMicroseconds)}`,
    ...forkBound(speed.forkMicroseconds, peer, bounds.mostForFork),
  },
];
