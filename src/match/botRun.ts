import type { Seat } from '../engine/kernel/rule.ts';
import type { BotMove } from './messages.ts';
import { signal, type Signal } from './signal.ts';
import type { BotThinking } from './thinking.ts';

export interface BotsSeen {
  /** A bot that takes longer than a moment. */
  readonly thinking: BotThinking | null;
  /** `skip`: as fast as they can, until somebody at this screen is asked. */
  readonly mode: 'run' | 'paused' | 'skip';
  /** What went wrong last; a new object each time it happens. */
  readonly trouble: { readonly seat: Seat | null; readonly why: string } | null;
}

export interface Bots extends Signal<BotsSeen> {
  pause(): void;
  go(): void;
  skip(): void;
  /** What must have happened before the next bot answers: usually that the table has shown the last answer. */
  pace(shown: () => Promise<void>): void;
}

/** Asks the bots for one answer at a time, so that people can follow, pause them, or skip ahead. */
export class BotRun implements Bots {
  private readonly seen = signal<BotsSeen>({ thinking: null, mode: 'run', trouble: null });
  readonly subscribe = this.seen.subscribe;
  readonly snapshot = this.seen.snapshot;
  private shown: () => Promise<void> = () => Promise.resolve();
  private running = false;
  private closed = false;
  private hurry: () => void = () => {};

  constructor(
    /** The bot's seat that must answer now; null if none. */
    private readonly asked: () => Seat | null,
    private readonly move: () => Promise<BotMove>,
    /** Called when the bots have no more to answer, or are paused. */
    private readonly rested: () => void,
  ) {}

  pause(): void {
    this.set({ mode: 'paused' });
    this.hurry();
    this.rested();
  }

  go(): void {
    this.set({ mode: 'run' });
    this.kick();
  }

  skip(): void {
    if (this.asked() === null) return;
    this.set({ mode: 'skip' });
    this.hurry();
    this.kick();
  }

  pace(shown: () => Promise<void>): void {
    this.shown = shown;
  }

  thinks(thinking: BotThinking | null): void {
    this.set({ thinking });
  }

  tell(seat: Seat | null, why: string): void {
    this.set({ trouble: { seat, why } });
  }

  close(): void {
    this.closed = true;
    this.hurry();
  }

  /** Called after every change of the match: starts the bots if one of them is asked. */
  kick(): void {
    if (this.running || !this.may()) return;
    this.running = true;
    void this.run().finally(() => {
      this.running = false;
      this.set({ thinking: null });
      if (this.mode === 'skip') this.set({ mode: 'run' });
      this.rested();
    });
  }

  get mode(): BotsSeen['mode'] {
    return this.seen.snapshot().mode;
  }

  private async run(): Promise<void> {
    while (this.may()) {
      if (this.mode === 'run') await Promise.race([this.shown(), new Promise<void>((now) => (this.hurry = now))]);
      if (!this.may()) return;
      try {
        const { by, trouble } = await this.move();
        this.set({ thinking: null });
        if (trouble !== null) this.tell(by, trouble);
        if (by === null) await new Promise((done) => setTimeout(done, 20)); // an answer or an undo is still on its way here
      } catch (error) {
        if (this.closed) return;
        this.set({ mode: 'paused' });
        this.tell(null, error instanceof Error ? error.message : String(error));
      }
    }
  }

  private may(): boolean {
    return !this.closed && this.mode !== 'paused' && this.asked() !== null;
  }

  private set(change: Partial<BotsSeen>): void {
    const before = this.seen.snapshot();
    if (Object.entries(change).some(([key, value]) => before[key as keyof BotsSeen] !== value)) this.seen.set({ ...before, ...change });
  }
}
