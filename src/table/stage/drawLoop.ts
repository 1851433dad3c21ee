/** Something that may be under way: motion, camera, dice, a flickering candle. */
export interface Busy {
  readonly busy: boolean;
  advance(ms: number): void;
}

/** After a pause (another tab, a long task) the table goes on where it was instead of leaping. */
const longestStep = 250;

type Schedule = (step: (now: number) => void) => number;

/** Draws on demand: once for each `invalidate`, and on and on only while something is busy. */
export class DrawLoop {
  /** How often it has drawn. */
  count = 0;
  private readonly sources = new Set<Busy>();
  private readonly waiting: (() => void)[] = [];
  private pending = false;
  private drawing = false;
  private closed = false;
  private last: number | undefined;

  constructor(
    /** False while there is nothing to draw on. */
    private readonly draw: () => boolean,
    private readonly schedule: Schedule = (step) => requestAnimationFrame(step),
  ) {}

  get busy(): boolean {
    for (const source of this.sources) if (source.busy) return true;
    return false;
  }

  get idle(): boolean {
    return !this.pending && !this.busy;
  }

  add(source: Busy): () => void {
    this.sources.add(source);
    this.invalidate();
    return () => void this.sources.delete(source);
  }

  /** Something looks different. What changes while it draws is already in the picture. */
  readonly invalidate = (): void => {
    if (this.pending || this.drawing || this.closed) return;
    this.pending = true;
    this.schedule(this.step);
  };

  /** Resolves when nothing moves and nothing waits to be drawn. */
  whenIdle(): Promise<void> {
    return this.idle ? Promise.resolve() : new Promise((done) => this.waiting.push(done));
  }

  open(): void {
    this.closed = false;
    this.invalidate();
  }

  close(): void {
    this.closed = true;
    this.rest();
  }

  private readonly step = (now: number): void => {
    this.pending = false;
    if (this.closed) return;
    this.drawing = true;
    try {
      const ms = this.last === undefined ? 16 : Math.min(longestStep, Math.max(0, now - this.last));
      for (const source of this.sources) if (source.busy) source.advance(ms);
      if (this.draw()) this.count++;
    } finally {
      this.drawing = false;
    }
    if (this.busy) {
      this.last = now;
      this.invalidate();
    } else {
      this.last = undefined;
      this.rest();
    }
  };

  private rest(): void {
    for (const done of this.waiting.splice(0)) done();
  }
}
