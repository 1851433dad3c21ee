import { bookLines, type Bench } from '../../testing/bench.testing.ts';
import { measureVoyage } from './benchVoyage.testing.ts';

export const bench: Bench = ({ measureOnce, answersPerSecond }) => {
  const voyage = measureVoyage(measureOnce);
  const peer = answersPerSecond();
  const kilobytes = voyage.saveBytes / 1_000;
  return [
    ...bookLines('ISS Vanguard', 'six', voyage, peer, { least: 2.5, mostForFork: 0.9 }),
    {
      what: 'ISS Vanguard, an answer of the last landing',
      against: 'one of the first',
      ratio: voyage.lastToFirst,
      bound: { words: 'at most 1.3', holds: voyage.lastToFirst <= 1.3 },
    },
    {
      what: 'ISS Vanguard, kilobytes of a whole campaign, packed',
      ours: kilobytes,
      bound: { words: 'at most 2,000', holds: kilobytes <= 2_000 },
    },
  ];
};
