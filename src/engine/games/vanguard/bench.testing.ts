import { forkBound, written, type Bench } from '../../testing/bench.testing.ts';
import { measureVoyage } from './benchVoyage.testing.ts';

export const bench: Bench = ({ measureOnce, answersPerSecond }) => {
  const voyage = measureVoyage(measureOnce);
  const peer = answersPerSecond();
  const megabytes = voyage.saveBytes / 1_000_000;
  return [
    {
      what: 'ISS Vanguard, random answers per second, slowest of six mixes',
      ours: voyage.answersPerSecond,
      against: `in playouts ${written(voyage.playoutsPerSecond)}; boardgame.io's small game ${written(peer)}`,
      ratio: voyage.answersPerSecond / peer,
      bound: { words: 'at least 2', holds: voyage.answersPerSecond / peer >= 2 },
    },
    {
      what: 'ISS Vanguard, fork in microseconds',
      ours: voyage.forkMicroseconds,
      against: `an answer of boardgame.io; 99 of 100 within ${written(voyage.dearForkMicroseconds)}`,
      ...forkBound(voyage.forkMicroseconds, peer, 0.9),
    },
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
