import { bookLines, type Bench } from '../../testing/bench.testing.ts';
import { measurePlanet } from './benchPlanet.testing.ts';

export const bench: Bench = ({ measureOnce, answersPerSecond }) => {
  const planet = measurePlanet(measureOnce);
  const peer = answersPerSecond();
  return [
    ...bookLines('Vantage', 'three', planet, peer, { least: 3, mostForFork: 0.9 }),
    {
      what: 'Vantage, an answer about turn 200',
      against: 'one of the first turns',
      ratio: planet.lateToFirst,
      bound: { words: 'at most 1.3', holds: planet.lateToFirst <= 1.3 },
    },
  ];
};
