import { forkBound, written, type Bench } from '../../testing/bench.testing.ts';
import { measureValley } from './benchValley.testing.ts';

export const bench: Bench = ({ measureOnce, answersPerSecond }) => {
  const valley = measureValley(measureOnce);
  const peer = answersPerSecond();
  return [
    {
      what: 'Stonesaga, random answers per second, slowest of six mixes',
      ours: valley.answersPerSecond,
      against: `in playouts ${written(valley.playoutsPerSecond)}; boardgame.io's small game ${written(peer)}`,
      ratio: valley.answersPerSecond / peer,
      bound: { words: 'at least 1.8', holds: valley.answersPerSecond / peer >= 1.8 },
    },
    {
      what: 'Stonesaga, fork in microseconds',
      ours: valley.forkMicroseconds,
      against: `an answer of boardgame.io; 99 of 100 within ${written(valley.dearForkMicroseconds)}`,
      ...forkBound(valley.forkMicroseconds, peer, 1.1),
    },
    {
      what: 'Stonesaga, an answer of the hundredth day',
      against: 'one of the first',
      ratio: valley.hundredthToFirst,
      bound: { words: 'at most 1.5', holds: valley.hundredthToFirst <= 1.5 },
    },
  ];
};
