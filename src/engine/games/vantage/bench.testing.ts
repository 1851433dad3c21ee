import { forkBound, written, type Bench } from '../../testing/bench.testing.ts';
import { measurePlanet } from './benchPlanet.testing.ts';

export const bench: Bench = ({ measureOnce, answersPerSecond }) => {
  const planet = measurePlanet(measureOnce);
  const peer = answersPerSecond();
  return [
    {
      what: 'Vantage, random answers per second, slowest of three mixes',
      ours: planet.answersPerSecond,
      against: `in playouts ${written(planet.playoutsPerSecond)}; boardgame.io's small game ${written(peer)}`,
      ratio: planet.answersPerSecond / peer,
      bound: { words: 'at least 2', holds: planet.answersPerSecond / peer >= 2 },
    },
    {
      what: 'Vantage, fork in microseconds',
      ours: planet.forkMicroseconds,
      against: `an answer of boardgame.io; 99 of 100 within ${written(planet.dearForkMicroseconds)}`,
      ...forkBound(planet.forkMicroseconds, peer, 0.9),
    },
    {
      what: 'Vantage, an answer about turn 200',
      against: 'one of the first turns',
      ratio: planet.lateToFirst,
      bound: { words: 'at most 1.3', holds: planet.lateToFirst <= 1.3 },
    },
  ];
};
