import { bookLines, type Bench } from '../../testing/bench.testing.ts';
import { measureVoyage } from './benchVoyage.testing.ts';

export const bench: Bench = ({ measureOnce, answersPerSecond }) => {
  const voyage = measureVoyage(measureOnce);
  const peer = answersPerSecond();
  const megabytes = voyage.saveBytes / 1_000_000;
  return [
    ...bookLines('ISS Vanguard', 'six', voyage, peer, { least: 2, mostForFork: 0.9 }),
    {
      what: 'ISS Vanguard, an answer of the last landing',
      against: 'one of the first',
      ratio: voyage.lastToFirst,
      bound: { words: 'at most 1.3', holds: voyage.lastToFirst <= 1.3 },
    },
    {
      what: 'ISS Vanguard, megabytes of a whole campaign, packed',
      ours: megabytes,
      bound: { words: 'at most 2', holds: megabytes <= 2 },
    },
  ];
};
