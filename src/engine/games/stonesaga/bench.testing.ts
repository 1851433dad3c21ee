import { bookLines, type Bench } from '../../testing/bench.testing.ts';
import { measureValley } from './benchValley.testing.ts';

export const bench: Bench = ({ measureOnce, answersPerSecond }) => {
  const valley = measureValley(measureOnce);
  const peer = answersPerSecond();
  return [
    ...bookLines('Stonesaga', 'six', valley, peer, { least: 2.4, mostForFork: 1.1 }),
    {
      what: 'Stonesaga, an answer of the hundredth day',
      against: 'one of the first',
      ratio: valley.hundredthToFirst,
      bound: { words: 'at most 1.5', holds: valley.hundredthToFirst <= 1.5 },
    },
  ];
};
