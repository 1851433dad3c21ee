import type { Refusal } from '../engine/kernel/option.ts';
import type { Seat } from '../engine/kernel/rule.ts';
import type { AnyRules } from '../engine/kernel/rules.ts';
import type { Archive } from './archive.ts';
import { tryOut } from './engine.ts';
import { Refused } from './errors.ts';
import { exportedMatch } from './matchFile.ts';
import type { Change, ExportedMatch, Play, Seen } from './play.ts';
import { advance, dueIn, jump, newReel, pause, play, setSpeed, step, type Reel } from './reel.ts';
import { signal, type Signal } from './signal.ts';
import { Tape } from './tape.ts';

interface ReplayOptions<F> {
  readonly viewer: Seat | 'table';
  readonly title?: string;
  readonly from?: number;
  /** How long the table needs to show what was told, in ms. */
  readonly pace?: (facts: readonly F[]) => number;
}

const stepMs = 900; // ms for an answer of which nothing was told

/** Rejects with `BadSave` if the archive cannot be trusted. The live match is not touched. */
export async function openReplay<V, F>(archive: Archive, options: ReplayOptions<F>, rules: AnyRules): Promise<ReplayPlay<V, F>> {
  return new ReplayPlay(new Tape<V, F>(rules, tryOut(rules, archive).archive), archive, options);
}

/** A replay with the interface of a match: the table shows it like one in which nobody is asked. */
export class ReplayPlay<V, F> implements Play<V, F> {
  readonly reel: Signal<Reel>;
  readonly turns: readonly number[];
  private readonly state: ReturnType<typeof signal<Reel>>;
  private readonly shown: ReturnType<typeof signal<Seen<V, F>>>;
  private viewer: Seat | 'table';
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly tape: Tape<V, F>,
    private readonly archive: Archive,
    private readonly options: ReplayOptions<F>,
  ) {
    this.viewer = options.viewer;
    this.turns = tape.turns;
    this.state = signal(newReel(tape.last, options.from));
    this.reel = this.state;
    this.shown = signal(this.seenAt(this.state.snapshot().position, 'opened', 0));
  }

  subscribe = (listener: () => void): (() => void) => this.shown.subscribe(listener);
  snapshot = (): Seen<V, F> => this.shown.snapshot();

  step(by: 1 | -1): void {
    this.turnTo(step(this.state.snapshot(), by));
  }

  jump(position: number): void {
    this.turnTo(jump(this.state.snapshot(), position));
  }

  /** Counted from 0. */
  jumpToTurn(turn: number): void {
    const { turns } = this;
    if (turns.length > 0) this.jump(turns[Math.min(turns.length - 1, Math.max(0, turn))]!);
  }

  /** Plays on from where this seat's last turn began; false if it never had one. */
  sinceLastTurn(seat: Seat): boolean {
    const from = this.tape.lastTurnOf(seat);
    if (from === null) return false;
    this.jump(from);
    this.play();
    return true;
  }

  play(): void {
    this.turnTo(play(this.state.snapshot()));
  }

  pause(): void {
    this.turnTo(pause(this.state.snapshot()));
  }

  setSpeed(speed: number): void {
    this.turnTo(setSpeed(this.state.snapshot(), speed));
  }

  look(viewer: Seat | 'table'): void {
    this.viewer = viewer;
    this.shown.set(this.seenAt(this.state.snapshot().position, 'rebuilt', this.snapshot().moment + 1));
  }

  choose(): Promise<void> {
    return Promise.reject(new Refused('replay', 'This is a replay. Leave it to play on.'));
  }

  whyNot(): Promise<Refusal> {
    return Promise.resolve({ rule: 'replay', why: 'This is a replay. Leave it to play on.' });
  }

  undo(): Promise<boolean> {
    return Promise.resolve(false);
  }

  redo(): Promise<boolean> {
    return Promise.resolve(false);
  }

  exported(): Promise<ExportedMatch> {
    return Promise.resolve(exportedMatch(this.options.title ?? this.archive.save.game, this.archive));
  }

  close(): void {
    clearTimeout(this.timer);
  }

  private turnTo(next: Reel): void {
    const before = this.state.snapshot();
    this.state.set(next);
    if (next.position !== before.position) {
      const change: Change =
        next.position === before.position + 1 ? 'answered' : next.position === before.position - 1 ? 'undone' : 'rebuilt';
      this.shown.set(this.seenAt(next.position, change, this.snapshot().moment + 1));
    }
    clearTimeout(this.timer);
    if (!next.playing) return;
    const due = dueIn(next, this.paceOf);
    this.timer = setTimeout(() => this.turnTo(advance(this.state.snapshot(), due * next.speed + 1, this.paceOf)), due);
  }

  private readonly paceOf = (position: number): number => {
    const facts = this.tape.factsAt(position, this.viewer);
    return facts.length === 0 ? stepMs : Math.max(stepMs, this.options.pace?.(facts) ?? stepMs);
  };

  private seenAt(position: number, change: Change, moment: number): Seen<V, F> {
    const { view, over } = this.tape.at(position, this.viewer);
    const facts = change === 'answered' ? this.tape.factsAt(position, this.viewer) : [];
    return {
      seat: this.viewer,
      view,
      questions: [],
      waiting: [],
      facts,
      thrown: this.tape.thrownAt(position),
      change,
      moment,
      over,
      undo: 'none',
      redo: false,
      log: this.tape.logAt(position, this.viewer),
    };
  }
}
