import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import type { ThoughtOutcome } from '../match/thinking.ts';
import type { FromThinker, ThoughtWish } from './thoughtMessages.ts';

interface Job {
  readonly id: number;
  readonly wish: ThoughtWish;
  readonly progress: (done: number) => void;
  readonly settle: (outcome: ThoughtOutcome) => void;
}

interface Thinker {
  worker: Worker;
  job: Job | undefined;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** In ms, longer than a bot's own limit. A thread that takes longer does not come back, and is ended. */
const timeoutMs = 20_000;

/** Threads in which bots think: started when first needed, at most one for each processor. */
export class Thoughts {
  private readonly thinkers: Thinker[] = [];
  private readonly waiting: Job[] = [];
  private lastId = 0;

  constructor(
    private readonly start: () => Worker,
    private readonly most = Math.max(1, availableParallelism()),
  ) {}

  /** The function returned beside the outcome cancels the search. */
  think(wish: ThoughtWish, progress: (done: number) => void): [Promise<ThoughtOutcome>, () => void] {
    const id = ++this.lastId;
    let settle!: (outcome: ThoughtOutcome) => void;
    const outcome = new Promise<ThoughtOutcome>((resolve) => (settle = resolve));
    this.waiting.push({ id, wish, progress, settle });
    this.next();
    return [outcome, () => this.stop(id)];
  }

  async close(): Promise<void> {
    for (const { settle } of this.waiting.splice(0)) settle({ came: 'stopped' });
    await Promise.all(this.thinkers.splice(0).map(({ worker, timer }) => (clearTimeout(timer), worker.terminate())));
  }

  private stop(id: number): void {
    const at = this.waiting.findIndex((job) => job.id === id);
    if (at >= 0) this.waiting.splice(at, 1)[0]!.settle({ came: 'stopped' });
    this.thinkers.find(({ job }) => job?.id === id)?.worker.postMessage({ id });
  }

  private next(): void {
    if (this.waiting.length === 0) return;
    const free = this.thinkers.find(({ job }) => job === undefined) ?? (this.thinkers.length < this.most ? this.startThinker() : undefined);
    if (!free) return;
    const job = this.waiting.shift()!;
    free.job = job;
    free.timer = setTimeout(() => this.lose(free, 'did not come back from its thoughts'), timeoutMs);
    free.worker.postMessage({ id: job.id, wish: job.wish });
  }

  private startThinker(): Thinker {
    const thinker: Thinker = { worker: this.start(), job: undefined, timer: undefined };
    this.thinkers.push(thinker);
    thinker.worker.unref();
    thinker.worker.on('message', (message: FromThinker) => {
      if (message.id !== thinker.job?.id) return;
      if ('done' in message) return thinker.job.progress(message.done);
      this.settle(thinker, message.outcome);
    });
    thinker.worker.on('error', () => this.lose(thinker, 'lost the thread'));
    return thinker;
  }

  private settle(thinker: Thinker, outcome: ThoughtOutcome): void {
    clearTimeout(thinker.timer);
    const { job } = thinker;
    thinker.job = undefined;
    job?.settle(outcome);
    this.next();
  }

  private lose(thinker: Thinker, why: string): void {
    const at = this.thinkers.indexOf(thinker);
    if (at >= 0) this.thinkers.splice(at, 1);
    void thinker.worker.terminate();
    this.settle(thinker, { came: 'nothing', why });
  }
}
