import { expect, test } from 'vitest';
import { chooseTake } from './chooseTake.ts';
import { sameFilm, someThrow } from './dice.testing.ts';
import type { Film } from './film.ts';
import { filmFromBytes, filmToBytes } from './filmBytes.ts';
import { createSolver, solveThrow, type SolverWorker } from './solver.ts';
import type { ThrowReply, ThrowRequest } from './worker.ts';

/** A worker that answers when it is told to. */
class SlowWorker implements SolverWorker {
  onmessage: SolverWorker['onmessage'] = null;
  onerror: SolverWorker['onerror'] = null;
  asked: ThrowRequest[] = [];
  ended = false;
  postMessage(message: ThrowRequest): void {
    this.asked.push(message);
  }
  terminate(): void {
    this.ended = true;
  }
  answer(index: number): void {
    const { id, thrown } = this.asked[index]!;
    this.say({ id, bytes: filmToBytes(chooseTake(thrown)) });
  }
  say(data: ThrowReply): void {
    this.onmessage?.({ data } as MessageEvent<ThrowReply>);
  }
}

const films = [1, 2].map((seed) => filmFromBytes(filmToBytes(chooseTake(someThrow(seed, 3)))));
const isFilm = (seed: 1 | 2, film: Film): boolean => sameFilm(film, films[seed - 1]!);

test('without a worker a throw is solved on the spot', async () => {
  expect(isFilm(1, await solveThrow(someThrow(1, 3)))).toBe(true);
});

test('a page that forbids workers solves on the spot', async () => {
  const solver = createSolver(() => {
    throw new Error('blocked');
  });
  expect(isFilm(1, await solver.solveThrow(someThrow(1, 3)))).toBe(true);
});

test('one worker answers several throws, in any order', async () => {
  const worker = new SlowWorker();
  let opened = 0;
  const solver = createSolver(() => (opened++, worker));
  solver.warmUp();
  const [first, second] = [solver.solveThrow(someThrow(1, 3)), solver.solveThrow(someThrow(2, 3))];
  worker.answer(2);
  worker.answer(1);
  worker.answer(0);
  expect([isFilm(1, await first), isFilm(2, await second)]).toEqual([true, true]);
  expect(opened).toBe(1);
});

test('a worker that breaks leaves no throw in the air', async () => {
  const worker = new SlowWorker();
  const solver = createSolver(() => worker);
  const film = solver.solveThrow(someThrow(1, 3));
  worker.onerror?.({} as ErrorEvent);
  expect(isFilm(1, await film)).toBe(true);
  expect(worker.ended).toBe(true);
  expect(isFilm(2, await solver.solveThrow(someThrow(2, 3)))).toBe(true);
});

test('a throw that cannot be solved is refused, in the worker and here', async () => {
  const worker = new SlowWorker();
  const there = createSolver(() => worker).solveThrow(someThrow(1, 3));
  worker.say({ id: worker.asked[0]!.id, error: 'too many' });
  await expect(there).rejects.toThrow('too many');
  await expect(solveThrow(someThrow(1, 40, 20, { width: 5, height: 5 }))).rejects.toThrow('do not fit');
});
