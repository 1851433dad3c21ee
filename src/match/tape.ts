import { Match } from '../engine/kernel/match.ts';
import type { Answer, Decision, Seat } from '../engine/kernel/rule.ts';
import { Diverged, type AnyRules, type Over, type Shown } from '../engine/kernel/rules.ts';
import { heardBy } from '../engine/kernel/table.ts';
import type { Archive } from './archive.ts';
import type { Thrown } from './play.ts';
import { thrownAt } from './thrown.ts';

type AnyMatch = Match<any, any, any>;

interface Stretch {
  readonly tail: readonly Answer[];
  readonly from: number;
  /** The nearest state that leads to it, and its position. */
  readonly state: { readonly at: unknown; readonly from: number };
}

/** A match that has been played, answer by answer. Position 0 is before the first answer; views are built when looked at. */
export class Tape<V, F> {
  readonly answers: readonly Answer[];
  /** Positions at which a stretch between two boundaries begins: the turns of most games. */
  readonly turns: readonly number[];
  private readonly stretches: readonly Stretch[];
  private cursor: { readonly position: number; readonly match: AnyMatch } | undefined;

  constructor(
    private readonly rules: AnyRules,
    private readonly archive: Archive,
  ) {
    const { past, save } = archive;
    let from = 0;
    let state: Stretch['state'] = { at: save.at, from };
    this.stretches = [...past, { at: save.at, tail: save.tail }].map(({ at, tail }) => {
      if (at !== undefined) state = { at, from };
      const stretch = { tail, from, state };
      from += tail.length;
      return stretch;
    });
    this.answers = this.stretches.flatMap(({ tail }) => tail);
    this.turns = this.stretches.filter(({ tail }) => tail.length > 0).map((stretch) => stretch.from);
  }

  get last(): number {
    return this.answers.length;
  }

  /** What led to a position, as `viewer` may hear it; the log of a lifted save is older than its first answer. */
  factsAt(position: number, viewer: Seat | 'table'): F[] {
    return heardBy(this.archive.log[this.logBefore + position] ?? [], viewer) as F[];
  }

  thrownAt(position: number): Thrown {
    return thrownAt(this.logBefore + position, this.answers[position - 1]);
  }

  logAt(position: number, viewer: Seat | 'table'): F[][] {
    return this.archive.log.slice(0, this.logBefore + position + 1).map((told) => heardBy(told, viewer) as F[]);
  }

  at(position: number, viewer: Seat | 'table'): { readonly view: V; readonly over: Over | null; readonly open: readonly Decision[] } {
    const match = this.matchAt(position);
    return { view: match.view(viewer) as V, over: match.over, open: match.open };
  }

  /** What players then let those see who only watch. */
  shownAt(position: number): readonly Shown[] {
    return this.rules.shown?.(this.matchAt(position).peek()) ?? [];
  }

  /** Where the last turn began in which this seat answered; null if it never did. */
  lastTurnOf(seat: Seat): number | null {
    const mine = this.answers.findLastIndex((answer) => answer.seat === seat);
    return mine < 0 ? null : (this.turns.findLast((from) => from <= mine) ?? 0);
  }

  private get logBefore(): number {
    return Math.max(0, this.archive.log.length - 1 - this.answers.length);
  }

  private matchAt(position: number): AnyMatch {
    const { state } = this.stretches.findLast(({ from }) => from <= position)!;
    const near = this.cursor && this.cursor.position <= position && this.cursor.position >= state.from ? this.cursor : undefined;
    let match = near?.match ?? this.matchFrom(state.at);
    try {
      for (const answer of this.answers.slice(near?.position ?? state.from, position)) match.answer(answer);
    } catch (error) {
      if (!(error instanceof Diverged)) throw error;
      match = this.matchFrom(state.at); // rules that changed in between: show what was kept rather than nothing
    }
    this.cursor = { position, match };
    return match;
  }

  private matchFrom(at: unknown): AnyMatch {
    return new Match(this.rules, { ...this.archive.save, at, tail: [] }, [], 'none');
  }
}
