import { inlineEngine, type Engine } from '../match/engine.ts';
import { rulesOf } from './games.ts';
import { remoteEngine, type Port } from '../match/wire.ts';

/** In a worker where there is one; in the page while developing, because a worker cannot take in changed rules (see `hot.ts`). */
export function localEngine(): Engine {
  if (import.meta.env.DEV || typeof Worker === 'undefined') return inlineEngine(rulesOf);
  try {
    return workerEngine();
  } catch {
    return inlineEngine(rulesOf); // a page opened from a file, or a policy that forbids workers
  }
}

function workerEngine(): Engine {
  const worker = new Worker(new URL('./matchWorker.ts', import.meta.url), { type: 'module' });
  const engine = remoteEngine(worker as unknown as Port, () => worker.terminate());
  worker.addEventListener('error', () => engine.lose('The rules have stopped working. The match goes on from before the last answer.'));
  return engine;
}
