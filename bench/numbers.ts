import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { games } from '../src/engine/games/list.ts';
import type { Bench, BenchLine } from '../src/engine/testing/bench.testing.ts';
import { measureDice } from './dice/measure.ts';
import { measureEngine } from './engine/measure.ts';

const folder = path.resolve(import.meta.dirname, '../src/engine/games');

/** The lines of every game that has a bench. */
async function linesOfGames(peer: number): Promise<readonly BenchLine[]> {
  const lines: BenchLine[] = [];
  for (const game of Object.keys(games)) {
    const file = path.join(folder, game, 'bench.testing.ts');
    if (existsSync(file)) lines.push(...((await import(pathToFileURL(file).href)) as { readonly bench: Bench }).bench(peer));
  }
  return lines;
}

/** The measurements that need no browser, as one line of JSON. */
const engine = measureEngine();
const lines = await linesOfGames(engine.peer);
const dice = await measureDice();
console.log(JSON.stringify({ engine, lines, dice }));
