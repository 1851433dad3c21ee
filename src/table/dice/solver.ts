import type { Film } from './film.ts';
import { filmFromBytes, filmToBytes } from './filmBytes.ts';
import type { Throw } from './throw.ts';
import type { ThrowReply, ThrowRequest } from './worker.ts';

/** The part of a Worker that is used, so that a test can stand in for it. */
export interface SolverWorker {
  onmessage: ((event: MessageEvent<ThrowReply>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(message: ThrowRequest): void;
  terminate(): void;
}

interface Solver {
  solveThrow(thrown: Throw): Promise<Film>;
  /** Solves a throw that nobody sees: the first one of a fresh worker is ten times slower than the next. */
  warmUp(): void;
  close(): void;
}

const WARM: Throw = {
  seed: 1,
  dice: [
    { kind: 'd6', face: 1 },
    { kind: 'd6', face: 6 },
  ],
  hand: { x: 0, y: 2 },
  flick: { x: 3, y: -15 },
  tray: { width: 9, height: 6 },
};

interface Waiting {
  readonly thrown: Throw;
  readonly done: (film: Film) => void;
  readonly failed: (error: Error) => void;
}

/** `open` gives a worker, or null where there is none; then throws are solved on the spot, in some tens of milliseconds. */
export function createSolver(open: () => SolverWorker | null): Solver {
  let worker: SolverWorker | null | undefined;
  let next = 1;
  const waiting = new Map<number, Waiting>();

  const start = (): SolverWorker | null => {
    const opened = tryOpen(open);
    if (!opened) return null;
    opened.onmessage = ({ data }) => {
      const asked = waiting.get(data.id);
      waiting.delete(data.id);
      if ('error' in data) asked?.failed(new Error(data.error));
      else asked?.done(filmFromBytes(data.bytes));
    };
    // A worker that breaks (blocked by a content policy, out of memory) must not leave a throw without its film: the table waits for it.
    opened.onerror = () => {
      opened.terminate();
      worker = null;
      const left = [...waiting.values()];
      waiting.clear();
      for (const { thrown, done, failed } of left) solveHere(thrown).then(done, failed);
    };
    return opened;
  };

  const solveThrow = (thrown: Throw): Promise<Film> => {
    if (worker === undefined) worker = start();
    const solver = worker;
    if (!solver) return solveHere(thrown);
    return new Promise((done, failed) => {
      const id = next++;
      waiting.set(id, { thrown, done, failed });
      solver.postMessage({ id, thrown });
    });
  };

  return {
    solveThrow,
    warmUp: () => void solveThrow(WARM),
    close: () => {
      worker?.terminate();
      worker = null;
    },
  };
}

/** A page may forbid workers: opening one then throws. */
function tryOpen(open: () => SolverWorker | null): SolverWorker | null {
  try {
    return open();
  } catch {
    return null;
  }
}

/**
 * Through the bytes, as everyone else gets it: all screens play the same film, also the one that solved it.
 * The solver and matter-js are fetched only now: a page with a worker does without them.
 */
async function solveHere(thrown: Throw): Promise<Film> {
  const { chooseTake } = await import('./chooseTake.ts');
  return filmFromBytes(filmToBytes(chooseTake(thrown)));
}

const shared = createSolver(() =>
  typeof Worker === 'undefined'
    ? null
    : (new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'dice' }) as unknown as SolverWorker),
);

export const solveThrow = (thrown: Throw): Promise<Film> => shared.solveThrow(thrown);
export const warmUpDice = (): void => shared.warmUp();
