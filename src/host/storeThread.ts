import type { Worker } from 'node:worker_threads';
import { CommitUnknown } from './storeErrors.ts';
import type { StepOutcome, Statement } from './stepWriter.ts';

/** What the thread of `storeWorker.ts` is sent, and what it answers; `id` joins the two. */
export interface ToStore {
  readonly id: number;
  readonly steps: readonly (readonly Statement[])[];
}
export type FromStore = { readonly id: number } & ({ readonly outcomes: readonly StepOutcome[] } | { readonly failed: string });

/** Writes steps and syncs them, all or none; rejects if none is kept. */
export interface Writer {
  write(steps: ToStore['steps']): Promise<readonly StepOutcome[]>;
  close(): Promise<void>;
}

interface Asked {
  resolve(outcomes: readonly StepOutcome[]): void;
  reject(error: Error): void;
}

/** The store's own thread, started at once, so that the first answer need not wait for it, and again if it is lost. */
export class StoreThread implements Writer {
  private worker: Worker | undefined;
  private readonly asked = new Map<number, Asked>();
  private lastId = 0;

  constructor(private readonly start: () => Worker) {
    this.worker = this.started();
  }

  write(steps: ToStore['steps']): Promise<readonly StepOutcome[]> {
    this.worker ??= this.started();
    const id = ++this.lastId;
    const answer = new Promise<readonly StepOutcome[]>((resolve, reject) => this.asked.set(id, { resolve, reject }));
    this.worker.postMessage({ id, steps } satisfies ToStore);
    return answer;
  }

  async close(): Promise<void> {
    await this.worker?.terminate();
  }

  private started(): Worker {
    const worker = this.start();
    worker.unref();
    worker.on('message', (answer: FromStore) => {
      const asked = this.asked.get(answer.id);
      this.asked.delete(answer.id);
      if ('failed' in answer) asked?.reject(new Error(answer.failed));
      else asked?.resolve(answer.outcomes);
    });
    worker.on('error', (error) => this.lost(error));
    worker.on('exit', () => this.lost(new Error('it has ended')));
    return worker;
  }

  /** Nobody knows whether the last batch is kept. */
  private lost(cause: Error): void {
    this.worker = undefined;
    const left = [...this.asked.values()];
    this.asked.clear();
    for (const { reject } of left) reject(new CommitUnknown('the thread of the store is lost', { cause }));
  }
}
