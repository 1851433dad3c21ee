/** How pictures are loaded and freed, how many bytes each takes, and what is called when that happens. */
interface Supply<R> {
  /** Bytes on the graphics card, known before it is loaded: a picture that does not fit is never fetched. */
  bytes(key: string): number;
  load(key: string): Promise<R>;
  /** Called when it is loaded: whatever uses it is drawn with it from now on. */
  show(key: string, loaded: R): void;
  /** Called when nothing uses it any more and it is dropped: frees it on the graphics card. */
  free(key: string, loaded: R): void;
}

export interface StoreLimits {
  /** Most bytes that are loaded or on their way at any moment. */
  readonly budget: number;
  /** Milliseconds after which a picture that nobody uses is given back, though there would be room for it. */
  readonly idle: number;
  /** Loads at the same time: a decoder has few threads, and the table is being played on meanwhile. */
  readonly atOnce: number;
}

export interface Clock {
  now(): number;
  after(ms: number, then: () => void): () => void;
}

export const realClock: Clock = {
  now: () => performance.now(),
  after: (ms, then) => {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
};

interface Entry<R> {
  readonly key: string;
  users: number;
  /** When it was last released. */
  left: number;
  state: 'absent' | 'waiting' | 'loading' | 'loaded';
  loaded: R | null;
}

/**
 * Keeps pictures on the graphics card within a budget. A picture that is held is loaded if it fits, and stays. One that was released
 * stays as long as there is room; the one released first is freed first. One that is held and does not fit waits until others are freed.
 */
export class PictureStore<R> {
  private readonly entries = new Map<string, Entry<R>>();
  private readonly queue: Entry<R>[] = [];
  private readonly settling: (() => void)[] = [];
  private loading = 0;
  private bytes = 0;
  private highest = 0;
  private sweep: (() => void) | null = null;
  private closed = false;

  constructor(
    private readonly supply: Supply<R>,
    private readonly limits: StoreLimits,
    private readonly clock: Clock = realClock,
  ) {}

  /** Bytes now and at most so far, and how many pictures that are used are not loaded yet. */
  get figures(): { readonly bytes: number; readonly highest: number; readonly missing: number } {
    const missing = [...this.entries.values()].filter(({ users, state }) => users > 0 && state !== 'loaded').length;
    return { bytes: this.bytes, highest: this.highest, missing };
  }

  /** Something that is drawn uses it from now on; call the result to release it. */
  hold(key: string): () => void {
    const entry = this.entry(key);
    entry.users++;
    this.want(entry);
    let held = true;
    return () => {
      if (!held) return;
      held = false;
      entry.users--;
      if (entry.users > 0) return;
      entry.left = this.clock.now();
      this.sweepLater();
      this.pump();
    };
  }

  /** It will probably be seen soon: loaded if there is room beside what is used. */
  hint(key: string): void {
    const entry = this.entry(key);
    entry.left = this.clock.now();
    this.want(entry);
  }

  /** Resolves when everything that fits is loaded. */
  settled(): Promise<void> {
    return this.quiet ? Promise.resolve() : new Promise((done) => this.settling.push(done));
  }

  /** Frees everything; what is still loading is freed when it has loaded. */
  close(): void {
    this.closed = true;
    this.sweep?.();
    this.queue.length = 0;
    for (const entry of this.entries.values()) if (entry.state === 'loaded') this.drop(entry);
    this.rest();
  }

  private get quiet(): boolean {
    return this.loading === 0 && !this.queue.some((entry) => this.fits(entry));
  }

  private entry(key: string): Entry<R> {
    const known = this.entries.get(key);
    if (known) return known;
    const made: Entry<R> = { key, users: 0, left: 0, state: 'absent', loaded: null };
    this.entries.set(key, made);
    return made;
  }

  private want(entry: Entry<R>): void {
    if (this.closed) return;
    if (entry.state === 'absent') {
      entry.state = 'waiting';
      this.queue.push(entry);
    }
    this.pump();
  }

  private fits(entry: Entry<R>): boolean {
    let free = this.limits.budget - this.bytes - this.supply.bytes(entry.key);
    for (const other of this.entries.values()) if (this.idle(other, entry)) free += this.supply.bytes(other.key);
    return free >= 0;
  }

  /** What may go to make room for another: a hint takes nothing from pictures that were used. */
  private idle(other: Entry<R>, wanted: Entry<R>): boolean {
    return other.state === 'loaded' && other.users === 0 && wanted.users > 0;
  }

  /** Starts what fits: what is used before what was only hinted at. */
  private pump(): void {
    while (!this.closed && this.loading < this.limits.atOnce) {
      const next = [...this.queue].sort((a, b) => Number(b.users > 0) - Number(a.users > 0)).find((entry) => this.fits(entry));
      if (!next) break;
      this.queue.splice(this.queue.indexOf(next), 1);
      this.makeRoom(next);
      void this.bring(next);
    }
    // a hint that finds no room is forgotten; it will be asked for when it is needed
    for (const entry of this.queue.filter((one) => one.users === 0 && !this.fits(one))) this.forget(entry);
    if (this.quiet) this.rest();
  }

  private forget(entry: Entry<R>): void {
    this.queue.splice(this.queue.indexOf(entry), 1);
    entry.state = 'absent';
  }

  private makeRoom(wanted: Entry<R>): void {
    const unused = [...this.entries.values()].filter((other) => this.idle(other, wanted)).sort((a, b) => a.left - b.left);
    for (const other of unused) {
      if (this.bytes + this.supply.bytes(wanted.key) <= this.limits.budget) return;
      this.drop(other);
    }
  }

  private async bring(entry: Entry<R>): Promise<void> {
    entry.state = 'loading';
    this.loading++;
    this.bytes += this.supply.bytes(entry.key);
    this.highest = Math.max(this.highest, this.bytes);
    const loaded = await this.supply.load(entry.key).catch(() => null); // what fails to load stays small; the next use tries again
    this.loading--;
    entry.loaded = loaded;
    entry.state = loaded === null ? 'absent' : 'loaded';
    if (loaded === null) this.bytes -= this.supply.bytes(entry.key);
    else if (this.closed) this.drop(entry);
    else this.supply.show(entry.key, loaded);
    if (entry.users === 0) this.sweepLater();
    this.pump();
  }

  private drop(entry: Entry<R>): void {
    this.supply.free(entry.key, entry.loaded!);
    this.bytes -= this.supply.bytes(entry.key);
    entry.loaded = null;
    entry.state = 'absent';
  }

  private sweepLater(): void {
    this.sweep ??= this.clock.after(this.limits.idle, () => {
      this.sweep = null;
      const unused = [...this.entries.values()].filter(({ state, users }) => state === 'loaded' && users === 0);
      const old = unused.filter(({ left }) => this.clock.now() - left >= this.limits.idle);
      for (const entry of old) this.drop(entry);
      if (old.length < unused.length) this.sweepLater();
      this.pump();
    });
  }

  private rest(): void {
    for (const done of this.settling.splice(0)) done();
  }
}
