import { forkBound, written, type Bench } from '../../testing/bench.testing.ts';
import { measureFive } from './benchFive.testing.ts';
import { measureJourney } from './benchJourney.testing.ts';

export const bench: Bench = ({ measureOnce, answersPerSecond }) => {
  const journey = measureJourney();
  const five = measureFive(measureOnce);
  const peer = answersPerSecond();
  return [
    {
      what: 'Vast, fork in microseconds',
      ours: journey.forkMicroseconds,
      against: 'an answer of boardgame.io',
      ...forkBound(journey.forkMicroseconds, peer, 0.55),
    },
    { what: 'Vast, random answers per second', ours: journey.answersPerSecond },
    {
      what: 'Vast with five roles, random answers per second',
      ours: five.answersPerSecond,
      against: `in playouts ${written(five.playoutsPerSecond)}; boardgame.io's small game ${written(peer)}`,
      ratio: five.timesPeer,
      bound: { words: 'at least 3.7', holds: five.timesPeer >= 3.7 },
    },
    {
      what: 'Vast with five roles, fork in microseconds',
      ours: five.forkMicroseconds,
      against: `an answer of boardgame.io; 99 of 100 within ${written(five.dearForkMicroseconds)}`,
      ...forkBound(five.forkMicroseconds, peer, 0.55),
    },
    {
      what: 'Vast with five roles, an answer of the last round',
      against: 'one of the first',
      ratio: five.lastToFirst,
      bound: { words: 'at most 1.5', holds: five.lastToFirst <= 1.5 },
    },
  ];
};
