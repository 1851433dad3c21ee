import vm from 'node:vm';

/** A rule was stopped because it did not end. The match that it worked on is in an unknown state and must be opened again. */
export class Endless extends Error {
  override readonly name = 'Endless';
}

type Job = () => unknown;
const holder = globalThis as { lanternJob?: Job | undefined };
const script = new vm.Script('globalThis.lanternJob()');

/**
 * Runs a function with a timeout. Nothing else can stop an endless loop in this thread, and it would block every other match of the
 * process. The watchdog is a thread that is started and ended, which takes as long as a short rule.
 */
export function guarded<T>(job: () => T, timeout: number): T {
  const outer = holder.lanternJob;
  holder.lanternJob = job;
  try {
    return script.runInThisContext({ timeout }) as T;
  } catch (error) {
    if ((error as { code?: unknown }).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw new Endless(`nothing came back within ${timeout} ms`);
    throw error;
  } finally {
    holder.lanternJob = outer;
  }
}

interface Waiting {
  run(): void;
  reject(error: unknown): void;
}

/** In ms: after so long other work gets its turn, so that a job has nearly all of its time left when it begins. */
const batchMs = 50;

/** Jobs of many matches that come at the same time share one watchdog: the busier the host, the less of it goes into threads. */
export class GuardedJobs {
  private readonly waiting: Waiting[] = [];
  private scheduled = false;

  constructor(private readonly timeout: number) {}

  /** Rejects with `Endless` if the job does not end, or with whatever it throws. */
  run<T>(job: () => T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const run = (): void => {
        try {
          resolve(job());
        } catch (error) {
          reject(error as Error);
        }
      };
      this.waiting.push({ run, reject });
      this.schedule();
    });
  }

  private schedule(): void {
    if (this.scheduled) return;
    this.scheduled = true;
    setImmediate(() => this.runBatch());
  }

  private runBatch(): void {
    let current: Waiting | undefined;
    try {
      guarded(() => {
        const until = performance.now() + batchMs;
        do {
          current = this.waiting.shift();
          current?.run();
        } while (this.waiting.length > 0 && performance.now() < until);
      }, this.timeout);
    } catch (error) {
      current?.reject(error);
    }
    this.scheduled = false;
    if (this.waiting.length > 0) this.schedule();
  }
}
