import { signal, type Signal } from '../match/signal.ts';
import { HostRefused } from './hostApi.ts';

/** How a screen stands with its host, and what its person reads about it. */
export interface Connection {
  /** `joining`: for the first time. `gone`: for good, and `sentence` says why. */
  readonly state: 'joining' | 'here' | 'back-soon' | 'away' | 'gone';
  readonly sentence: string | null;
}

const sentences = {
  soon: 'Reconnecting ...',
  away: 'No connection to the host. Your match is safe there.',
} as const;

/** A refusal of the host is for its person; that nothing answers at all is told in our own words. */
export const sentenceOf = (error: unknown): string | null => (error instanceof HostRefused ? error.message : null);

const retryDelays = [0, 300, 600, 1_200, 2_500, 5_000];
/** After so long without a connection the person is told. */
const awayMs = 8_000;
/** A connection that is silent for so long counts as lost: the host answers a ping every five seconds. */
const silentMs = 10_000;

/** `window` and `document`, whose events say that the network or the page is back; none outside a browser. */
export interface PageEvents {
  addEventListener(type: 'online' | 'pageshow' | 'visibilitychange', listener: () => void): void;
  removeEventListener(type: 'online' | 'pageshow' | 'visibilitychange', listener: () => void): void;
}

/**
 * Reconnects after any loss: no network, a sleeping phone, a host that was killed, a match that moved to another process.
 * It tries at once, then at growing intervals, for as long as the page is open.
 */
export class Reconnection {
  private readonly shown = signal<Connection>({ state: 'joining', sentence: null });
  readonly connection: Signal<Connection> = this.shown;
  private tries = 0;
  /** What the host itself has said about why it lets nobody in now. */
  private said: string | null = null;
  private lostAt: number | null = null;
  private heard = Date.now();
  private retry: ReturnType<typeof setTimeout> | undefined;
  private readonly watch: ReturnType<typeof setInterval>;
  private closed = false;

  constructor(
    /** Opens a new connection; rejects if there is none to be had now. */
    private readonly attempt: () => Promise<void>,
    /** Drops the connection that nothing has been heard from. */
    private readonly drop: () => void,
    private readonly pageEvents: readonly PageEvents[],
    private readonly random: () => number = Math.random,
  ) {
    this.watch = setInterval(() => this.look(), 1_000);
    for (const target of pageEvents)
      for (const type of ['online', 'pageshow', 'visibilitychange'] as const) target.addEventListener(type, this.retryNow);
  }

  alive(): void {
    this.heard = Date.now();
  }

  here(): void {
    this.tries = 0;
    this.lostAt = null;
    this.alive();
    this.shown.set({ state: 'here', sentence: null });
  }

  /** The connection is gone, or could not be made; `said` where the host has answered why. */
  lost(said: string | null = null): void {
    if (this.closed || this.shown.snapshot().state === 'gone') return;
    this.lostAt ??= Date.now();
    this.said = said;
    if (this.shown.snapshot().state === 'here') this.shown.set({ state: 'back-soon', sentence: sentences.soon });
    const wait = retryDelays[Math.min(this.tries, retryDelays.length - 1)]! * (0.9 + this.random() * 0.2);
    this.tries += 1;
    clearTimeout(this.retry);
    this.retry = setTimeout(() => void this.attempt().catch((error: unknown) => this.lost(sentenceOf(error))), wait);
  }

  /** Gives up for good. */
  gone(sentence: string): void {
    clearTimeout(this.retry);
    this.shown.set({ state: 'gone', sentence });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    clearInterval(this.watch);
    for (const target of this.pageEvents)
      for (const type of ['online', 'pageshow', 'visibilitychange'] as const) target.removeEventListener(type, this.retryNow);
  }

  /** The network or the page is back: tries at once instead of waiting for the next interval. */
  private readonly retryNow = (): void => {
    if (this.lostAt === null) return this.look();
    this.tries = 0;
    this.lost();
  };

  private look(): void {
    const { state } = this.shown.snapshot();
    if (state === 'here' && Date.now() - this.heard > silentMs) this.drop();
    if (this.lostAt === null || state === 'gone' || Date.now() - this.lostAt <= awayMs) return;
    const sentence = this.said ?? sentences.away;
    if (state !== 'away' || this.shown.snapshot().sentence !== sentence) this.shown.set({ state: 'away', sentence });
  }
}
