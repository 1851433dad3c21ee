/** So many in a stretch of time, and no more. */
export class Allowance {
  private spent: number[] = [];

  constructor(
    private readonly most: number,
    private readonly perMs: number,
    private readonly now: () => number = Date.now,
  ) {}

  /** True if there was one left, and it has been taken. */
  take(): boolean {
    if (this.full) return false;
    this.spent.push(this.now());
    return true;
  }

  get full(): boolean {
    const since = this.now() - this.perMs;
    while (this.spent.length > 0 && this.spent[0]! <= since) this.spent.shift();
    return this.spent.length >= this.most;
  }
}

/** A bucket that fills again: `most` at once, `perSecond` in the long run. */
class Bucket {
  private left: number;
  private at: number;

  constructor(
    private readonly most: number,
    private readonly perSecond: number,
    private readonly now: () => number = Date.now,
  ) {
    this.left = most;
    this.at = now();
  }

  take(): boolean {
    const now = this.now();
    this.left = Math.min(this.most, this.left + ((now - this.at) / 1_000) * this.perSecond);
    this.at = now;
    if (this.left < 1) return false;
    this.left -= 1;
    return true;
  }
}

export const limits = {
  message: 16 * 1024,
  unread: 1024 * 1024,
  seatScreens: 4,
  watching: 16,
  matchScreens: 64,
  processScreens: 500,
  matches: 200,
  idleMs: 10 * 60_000,
  ruleMs: 2_000,
  fastWarnings: 10,
  wrongPerAddress: 5,
  wrongPerHost: 60,
  awayMs: 15_000,
  botMs: 60_000,
} as const;

/** What one screen may wish for in a second. */
export interface ScreenAllowance {
  readonly wishes: Bucket;
  readonly whyNot: Bucket;
  readonly hold: Bucket;
  readonly warnings: Allowance;
}

export const screenAllowance = (): ScreenAllowance => ({
  wishes: new Bucket(30, 10), whyNot: new Bucket(5, 5), hold: new Bucket(10, 10), warnings: new Allowance(limits.fastWarnings, 60_000),
});
