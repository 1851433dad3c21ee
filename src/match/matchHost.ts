import type { Thought } from '../bots/bot.ts';
import { startOf, type MatchSetup } from '../engine/kernel/begin.ts';
import type { Chance } from '../engine/kernel/chance.ts';
import { canonical } from '../engine/kernel/checksum.ts';
import { Match, type Start } from '../engine/kernel/match.ts';
import type { Segment } from '../engine/kernel/past.ts';
import { touchOf, type Refusal, type Tried } from '../engine/kernel/option.ts';
import { restore } from '../engine/kernel/restore.ts';
import { pressing, type Answer, type Decision, type Seat } from '../engine/kernel/rule.ts';
import { Diverged, type GameRules, type Over, type Shown } from '../engine/kernel/rules.ts';
import { heardBy, type Told } from '../engine/kernel/table.ts';
import type { Archive } from './archive.ts';
import { refusedBecause, Refused, RuleBroke } from './errors.ts';
import { MatchCache } from './matchCache.ts';
import type { Glance } from './messages.ts';
import type { Change, Seen } from './play.ts';
import { considered, plainAnswer, type Considering, type Policy } from './policy.ts';
import { questionOf } from './question.ts';
import { thrownAt } from './thrown.ts';
import type { Screen } from './screen.ts';

/** A match as it stood before an undo: with everything that was told, so that a redo is exact. */
interface TakenBack<S, F> {
  readonly here: Start<S>;
  readonly past: readonly Segment<S>[];
  readonly log: readonly (readonly Told<F>[])[];
  /** Whose answer was taken back: nobody else puts it there again. */
  readonly by: Seat;
}

/** One match with its log, undo and redo: takes answers and builds what each viewer may see. A rule that throws leaves it as it was. */
export class MatchHost<S extends Chance, F, V> {
  /** Seats that the machine plays. */
  readonly automatic = new Map<Seat, Policy>();
  /** Called after every answer, before anybody is told: what it throws counts as a broken rule, and the answer is taken back. */
  beforeTold: () => void = () => {};
  private readonly cache = new MatchCache(() => this.match);
  private moment = 0;
  private change: Change = 'opened';
  private told: readonly Told<F>[];
  /** What a redo would put back, the next one last. The first new answer forgets it. */
  private takenBack: readonly TakenBack<S, F>[] = [];

  private constructor(
    private readonly rules: GameRules<S, F, V>,
    private match: Match<S, F, V>,
    /** What set-up told, then one entry for each answer; with what only one seat may hear. */
    public log: readonly (readonly Told<F>[])[],
    /** What a change of rules has cost a match that was opened again. */
    readonly lost: 'nothing' | 'this-turn',
    private readonly changed: () => void,
  ) {
    this.told = match.answers.length === 0 && log.length === 1 ? log[0]! : [];
  }

  static begin<S extends Chance, F, V>(rules: GameRules<S, F, V>, setup: MatchSetup, changed: () => void = () => {}): MatchHost<S, F, V> {
    const match = new Match(rules, startOf(rules, setup));
    return new MatchHost(rules, match, [match.told.slice()], 'nothing', changed);
  }

  /** Throws `BadSave` if the archive cannot be trusted. */
  static open<S extends Chance, F, V>(
    rules: GameRules<S, F, V>,
    { save, past, log }: Archive<S, F>,
    changed: () => void = () => {},
  ): MatchHost<S, F, V> {
    const { match, lost } = restore(rules, save, past);
    const kept = lost === 'nothing' ? log : log.slice(0, Math.max(1, log.length - save.tail.length));
    return new MatchHost(rules, match, kept.length > 0 ? kept : [[]], lost, changed);
  }

  get seats(): readonly Seat[] {
    return this.match.seats;
  }

  get over(): Over | null {
    return this.match.over;
  }

  /** Who must decide before the game goes on. */
  get waiting(): readonly Seat[] {
    return [...new Set(pressing(this.match.open).map(({ seat }) => seat))];
  }

  /** What players let those see who only watch. */
  get shown(): readonly Shown[] {
    return this.rules.shown?.(this.match.peek()) ?? [];
  }

  /** Built once for each change, however many screens show it. */
  view(viewer: Seat | 'table'): V {
    return this.cache.view(viewer);
  }

  private get answers(): readonly Answer[] {
    return this.cache.answers;
  }

  /** The log from an entry on, as this viewer may hear it. */
  heard(viewer: Seat | 'table', from = 0): F[][] {
    return this.log.slice(from).map((told) => heardBy(told, viewer));
  }

  seen(screen: Screen): Seen<V, F> {
    return { ...this.glance(screen), log: this.heard(screen.viewer) };
  }

  /** Without the log, which is long and mostly known already. */
  glance(screen: Screen): Glance<V, F> {
    const { viewer } = screen;
    return {
      seat: viewer,
      view: this.view(viewer),
      questions: this.match.open.filter((decision) => this.offeredAt(screen, decision)).map(questionOf),
      waiting: this.waiting,
      facts: heardBy(this.told, viewer),
      thrown: thrownAt(this.log.length - 1, this.change === 'answered' ? this.match.last : undefined),
      change: this.change,
      moment: this.moment,
      over: this.match.over,
      undo: this.undoAt(screen),
      redo: this.redoableBy(screen.answersFor),
      ...(screen.watches ? { shown: this.shown } : {}),
    };
  }

  archive(): Archive<S, F> {
    return { save: this.match.save(), past: [...this.match.past], log: this.log };
  }

  /** As `choose`, from a screen, which answers for its own seats alone. */
  chooseAt(screen: Screen, answer: Answer): void {
    const asked = this.match.open.find(({ seat, ask }) => seat === answer.seat && ask === answer.ask);
    const hidden = screen.viewer === 'table' && !screen.shared && asked !== undefined && !this.offeredAt(screen, asked);
    if (hidden || !screen.answersFor.includes(answer.seat))
      throw new Refused('not-yours', `${answer.seat} is not played at this screen.`);
    this.choose(answer);
  }

  /** Null where the gesture is allowed, and for a screen that must not hear the reason: it could tell a secret. */
  whyNotAt({ viewer, answersFor, shared }: Screen, gesture: Tried): Refusal | null {
    const owner = this.rules.open?.whose(this.match.peek(), touchOf(gesture)) ?? null;
    if (owner !== null && answersFor.includes(owner) && (viewer !== 'table' || !shared)) return this.match.whyNot(owner, gesture);
    return viewer === 'table' ? null : this.match.whyNot(viewer, gesture);
  }

  /** The seat whose main question a screen shows first; null if it is asked nothing. */
  askedAt(screen: Screen): Seat | null {
    const shown = this.match.open.filter((decision) => this.offeredAt(screen, decision));
    return (pressing(shown)[0] ?? shown[0])?.seat ?? null;
  }

  /** What a bot would do for a seat that a person plays, the likeliest first. */
  consider(seat: Seat, seed: number): Considering {
    return considered(this.match, seat, seed);
  }

  /**
   * A seat is asked at the screen that shows its view. Where nothing is hidden, everybody at a screen is asked at once.
   * A screen in the middle, seen by all, is offered only questions that tell no secret.
   */
  private offeredAt({ viewer, answersFor, shared }: Screen, { seat, secret }: Decision): boolean {
    if (!answersFor.includes(seat)) return false;
    if (viewer === 'table') return !shared && !secret;
    return seat === viewer || this.open;
  }

  /** Nobody at this table has anything to hide. */
  get open(): boolean {
    return this.rules.open !== undefined;
  }

  /** With `by`, a seat takes back its own last answer while others decide beside it. */
  undo(agreed: boolean, by?: Seat): boolean {
    try {
      const beside = by !== undefined && this.match.last?.seat !== by;
      const undone = beside ? this.match.undoneBy(by) : this.undone(agreed);
      if (!undone) return false;
      const whose = beside ? by : this.answers[this.lastByHand]!.seat;
      const before = { here: this.match.here(), past: [...this.match.past], log: this.log, by: whose };
      const dropped = this.answers.findIndex((answer, i) => answer !== undone.answers[i]);
      const stillThere = this.log.length - this.answers.length + undone.answers.length;
      this.log =
        dropped === undone.answers.length ? this.log.slice(0, stillThere) : this.log.toSpliced(dropped - this.answers.length, 1);
      this.match = undone;
      this.takenBack = [...this.takenBack, before];
    } catch (error) {
      if (error instanceof Diverged) return false; // the rules have changed since, and no longer know this way back
      throw error;
    }
    this.cache.clear();
    this.beforeTold();
    this.tell('undone', []);
    return true;
  }

  /** From a screen of this seat: takes back what the seat answered last, together with what the machine answered since. */
  undoFrom(seat: Seat): boolean {
    const last = this.lastByHand;
    return last >= 0 && this.answers[last]!.seat === seat ? this.undo(false) : this.undo(false, seat);
  }

  /** Puts back what was taken back last, the machine's answers after it included. With `by`, only what this seat had answered. */
  redo(by?: Seat): boolean {
    const back = this.takenBack.at(-1);
    if (!back || (by !== undefined && by !== back.by)) return false;
    this.match = new Match(this.rules, back.here, back.past);
    this.log = back.log;
    this.takenBack = this.takenBack.slice(0, -1);
    this.cache.clear();
    this.beforeTold();
    this.tell('rebuilt', []);
    return true;
  }

  /** The first seat of a bot that must decide; null if none. */
  get machineAsked(): Seat | null {
    return pressing(this.match.open).find(({ seat }) => this.automatic.has(seat))?.seat ?? null;
  }

  /** Starts a bot's search for its answer; the match must not change until it is done. */
  think(seat: Seat): Thought {
    return this.automatic.get(seat)!(this.match);
  }

  /** Any answer for a seat whose bot has none; `not` was refused. */
  plainAnswer(seat: Seat, pick: (range: number) => number, not: readonly string[]): Answer | undefined {
    return plainAnswer(this.match, seat, pick, not);
  }

  /** True if this seat knows, or has heard, anything that the table has not. */
  hides(seat: Seat): boolean {
    const { match } = this;
    return this.log.some((told) => told.some((one) => one.seat === seat)) || canonical(match.view(seat)) !== canonical(match.view('table'));
  }

  /** Throws `Refused` or `RuleBroke`; in both cases nothing has changed. */
  choose(answer: Answer): void {
    const before = { here: this.match.here(), segments: this.match.past.length, told: this.match.told.length, log: this.log };
    try {
      this.match.answer(answer);
      this.cache.answered(answer);
      this.log = [...this.log, this.match.told.slice(before.told)];
      this.beforeTold();
    } catch (error) {
      if (error instanceof Diverged) throw refusedBecause(error);
      // A rule that has thrown is over for good and would look like the end of the game.
      this.match = new Match(this.rules, before.here, this.match.past.slice(0, before.segments));
      this.log = before.log;
      this.cache.clear();
      const why = error instanceof Error ? error.message : String(error);
      throw new RuleBroke(`A rule of ${this.rules.title} failed: ${why}. The match stands as it was before.`, undefined, answer);
    }
    this.takenBack = [];
    this.tell('answered', this.log.at(-1)!);
  }

  private tell(change: Change, told: readonly Told<F>[]): void {
    this.change = change;
    this.told = told;
    this.moment += 1;
    this.changed();
  }

  /** What the machine answered is taken back with the person's answer before it, or it would answer at once again. */
  private get lastByHand(): number {
    return this.answers.findLastIndex(({ seat }) => !this.automatic.has(seat));
  }

  private undoable(): Seen<V, F>['undo'] {
    const last = this.lastByHand;
    return last < 0 ? 'none' : last >= this.match.fence ? 'free' : 'agree';
  }

  /** What somebody else has answered is taken back only if everybody agrees, and by nobody who only watches. */
  private undoAt({ answersFor }: Screen): Seen<V, F>['undo'] {
    const undo = this.undoable();
    if (undo === 'none' || answersFor.length === 0) return 'none';
    return answersFor.includes(this.answers[this.lastByHand]!.seat) ? undo : 'agree';
  }

  private redoableBy(seats: readonly Seat[]): boolean {
    const back = this.takenBack.at(-1);
    return back !== undefined && seats.includes(back.by);
  }

  private undone(agreed: boolean): Match<S, F, V> | undefined {
    const kept = this.lastByHand;
    return kept < 0 || (!agreed && this.undoable() !== 'free') ? undefined : this.match.asAfter(kept);
  }
}
