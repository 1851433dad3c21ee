import { openDatabase, type Database } from './database.ts';
import { signal, type Signal } from '../match/signal.ts';

/** The browser does not keep what it is given. Play goes on; the export file is the way out. */
class StorageTrouble extends Error {
  override readonly name = 'StorageTrouble';
  constructor(
    readonly code: 'blocked' | 'full' | 'failed',
    message: string,
  ) {
    super(message);
  }
}

const goOn = 'You can play on, and keep the match by exporting it as a file.';

function storageTroubleOf(error: unknown): StorageTrouble {
  if (error instanceof StorageTrouble) return error;
  if (nameOf(error) === 'QuotaExceededError')
    return new StorageTrouble(
      'full',
      `The browser's storage is full: this match is not being saved. ${goOn} Deleting old matches makes room.`,
    );
  return new StorageTrouble('failed', `Saving failed (${error instanceof Error ? error.message : String(error)}). ${goOn}`);
}

const nameOf = (error: unknown): string => (typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : '');

/** One connection for everything that is kept, and one place where its troubles are seen. */
export class Storage {
  private database: Promise<Database> | undefined;
  private readonly current = signal<StorageTrouble | null>(null);
  readonly trouble: Signal<StorageTrouble | null> = this.current;

  constructor(private readonly connect: (lost: () => void) => Promise<Database> = openDatabase) {}

  /** Rejects with `StorageTrouble`, which the signal then shows as well. */
  read<T>(work: (db: Database) => Promise<T>): Promise<T> {
    return this.use(work, ['blocked']); // that reading works says nothing of a storage that is full
  }

  write<T>(work: (db: Database) => Promise<T>): Promise<T> {
    return this.use(work, ['blocked', 'full', 'failed']);
  }

  async close(): Promise<void> {
    const open = this.database;
    this.database = undefined;
    (await open)?.close();
  }

  private async use<T>(work: (db: Database) => Promise<T>, cured: readonly StorageTrouble['code'][], again = true): Promise<T> {
    try {
      const done = await work(await this.open());
      const trouble = this.current.snapshot();
      if (trouble && cured.includes(trouble.code)) this.current.set(null);
      return done;
    } catch (error) {
      if (nameOf(error) === 'InvalidStateError' && again) {
        this.database = undefined; // the connection was taken from us: another tab upgraded, or the browser cleaned up
        return this.use(work, cured, false);
      }
      const trouble = storageTroubleOf(error);
      this.current.set(trouble);
      throw trouble;
    }
  }

  private async open(): Promise<Database> {
    try {
      return await (this.database ??= this.connect(() => void (this.database = undefined)));
    } catch (error) {
      this.database = undefined; // the next answer tries again: somebody may have made room, or given permission
      if (nameOf(error) === 'QuotaExceededError') throw error;
      throw new StorageTrouble('blocked', `The browser does not let this page save, perhaps because the window is private. ${goOn}`);
    }
  }
}
