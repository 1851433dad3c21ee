import { games } from '../src/engine/games/list.ts';
import type { Bench, BenchLine, Peer } from '../src/engine/testing/bench.testing.ts';
import { measureDice } from './dice/measure.ts';
import { measureEngine, startPeer } from './engine/measure.ts';

const benches = import.meta.glob<Bench>('../src/engine/games/*/bench.testing.ts', { import: 'bench' });

/** The lines of every game that has a bench, each in turns with the other engine. */
async function linesOfGames(peer: Peer): Promise<readonly BenchLine[]> {
  const lines: BenchLine[] = [];
  for (const game of Object.keys(games)) {
    const bench = await benches[`../src/engine/games/${game}/bench.testing.ts`]?.();
    if (bench) lines.push(...bench(peer));
  }
  return lines;
}

/** The measurements that need no browser, as one line of JSON. */
const peer = startPeer();
const ours = measureEngine(peer);
const engine = { ours, peer: peer.answersPerSecond() };
const lines = await linesOfGames(peer);
peer.stop();
const dice = await measureDice();
console.log(JSON.stringify({ engine, lines, dice }));
