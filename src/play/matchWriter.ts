import type { Over } from '../engine/kernel/rules.ts';
import { movesIn, type Archive, type Growth } from '../match/archive.ts';
import { entriesOf, type Database, type MatchHeader } from './database.ts';
import type { Storage } from './storage.ts';

/** Places from which the stored archive is out of date. */
interface Dirty {
  readonly pastFrom: number;
  readonly logFrom: number;
}

const merged = (a: Dirty | undefined, b: Dirty | undefined): Dirty | undefined =>
  a && b ? { pastFrom: Math.min(a.pastFrom, b.pastFrom), logFrom: Math.min(a.logFrom, b.logFrom) } : (a ?? b);

/** Writes a match down after every answer. Quick answers join in one write; a write that fails is made up for by the next. */
export class MatchWriter {
  private dirty: Dirty | undefined;
  private archive: Archive | undefined;
  private over: Over | null = null;
  private readonly writes = new Set<Promise<void>>();
  private headerWritten: boolean;

  constructor(
    private readonly storage: Storage,
    private readonly header: MatchHeader,
    stored: boolean,
    private readonly now: () => number = Date.now,
  ) {
    this.headerWritten = stored;
  }

  take(growth: Pick<Growth, 'pastFrom' | 'logFrom'>, archive: Archive, over: Over | null): void {
    this.dirty = merged(this.dirty, growth);
    this.archive = archive;
    this.over = over;
    if (this.writes.size === 0) this.write();
  }

  /** Starts what is left to write at once: a page that is being closed gives no second chance. Resolves when all is kept, or has failed. */
  async flush(): Promise<void> {
    this.write();
    while (this.writes.size > 0) await Promise.all(this.writes);
  }

  /** Pages are frozen or dropped without another word once they are hidden. */
  watch(
    page: Pick<Document, 'addEventListener' | 'removeEventListener' | 'visibilityState'>,
    window: Pick<Window, 'addEventListener' | 'removeEventListener'>,
  ): () => void {
    const hidden = (): void => void (page.visibilityState === 'hidden' && this.flush());
    const left = (): void => void this.flush();
    page.addEventListener('visibilitychange', hidden);
    window.addEventListener('pagehide', left);
    return () => {
      page.removeEventListener('visibilitychange', hidden);
      window.removeEventListener('pagehide', left);
    };
  }

  private write(): void {
    const { dirty, archive } = this;
    if (!dirty || !archive) return;
    this.dirty = undefined;
    let kept = true;
    const writing: Promise<void> = this.storage
      .write((db) => this.writeTo(db, dirty, archive))
      .catch(() => {
        kept = false;
        this.dirty = merged(dirty, this.dirty); // the storage shows why; the next answer tries again
      })
      .then(() => {
        this.writes.delete(writing);
        if (kept && this.writes.size === 0) this.write();
      });
    this.writes.add(writing);
  }

  /** Every request is made in one go and committed, so that a page may close behind it. */
  private async writeTo(db: Database, { pastFrom, logFrom }: Dirty, { save, past, log }: Archive): Promise<void> {
    const { id } = this.header;
    const tx = db.transaction(['headers', 'standings', 'segments', 'log'], 'readwrite');
    const segments = tx.objectStore('segments');
    const entries = tx.objectStore('log');
    const requests: Promise<unknown>[] = [
      ...(this.headerWritten ? [] : [tx.objectStore('headers').put(this.header)]),
      tx.objectStore('standings').put({ id, updatedAt: this.now(), moves: movesIn({ save, past }), over: this.over, save }),
      segments.delete(entriesOf(id, pastFrom)),
      ...past.slice(pastFrom).map((segment, i) => segments.put({ ...segment, match: id, index: pastFrom + i })),
      entries.delete(entriesOf(id, logFrom)),
      ...log.slice(logFrom).map((told, i) => entries.put({ match: id, index: logFrom + i, told })),
    ];
    tx.commit();
    await Promise.all([...requests, tx.done]);
    this.headerWritten = true;
  }
}
