import type { Thought } from '../bots/bot.ts';
import { startOf, type Wish } from '../engine/kernel/begin.ts';
import type { Chance } from '../engine/kernel/chance.ts';
import { canonical } from '../engine/kernel/checksum.ts';
import { Match } from '../engine/kernel/match.ts';
import type { Gesture, Refusal } from '../engine/kernel/option.ts';
import { restore } from '../engine/kernel/restore.ts';
import { pressing, type Answer, type Decision, type Seat } from '../engine/kernel/rule.ts';
import { Diverged, type GameRules } from '../engine/kernel/rules.ts';
import { heardBy, type Told } from '../engine/kernel/table.ts';
import type { Question } from '../table/contract.ts';
import type { Archive } from './archive.ts';
import { Refused, RuleBroke } from './errors.ts';
import type { Change, Seen } from './play.ts';
import { plainAnswer, type Policy } from './policy.ts';

/** The engine's side of a match: answers in, what each seat may see out. It outlives a rule that throws. */
export class MatchHost<S extends Chance, F, V> {
  /** Seats that the machine plays. */
  readonly automatic = new Map<Seat, Policy>();
  /** Whose view is shown after every answer: one that cannot be built is as bad as a rule that throws. */
  watched: Seat | 'table' = 'table';
  private moment = 0;
  private change: Change = 'opened';
  private told: readonly Told<F>[];

  private constructor(
    private readonly rules: GameRules<S, F, V>,
    private match: Match<S, F, V>,
    private log: readonly (readonly Told<F>[])[],
    /** What a change of rules has cost a match that was opened again. */
    readonly lost: 'nothing' | 'this-turn',
    private readonly changed: () => void,
  ) {
    this.told = match.answers.length === 0 && log.length === 1 ? log[0]! : [];
  }

  static begin<S extends Chance, F, V>(rules: GameRules<S, F, V>, wish: Wish, changed: () => void = () => {}): MatchHost<S, F, V> {
    const match = new Match(rules, startOf(rules, wish));
    return new MatchHost(rules, match, [match.told.slice()], 'nothing', changed);
  }

  /** Throws `BadSave` if the archive cannot be trusted. */
  static open<S extends Chance, F, V>(rules: GameRules<S, F, V>, { save, past, log }: Archive<S, F>, changed: () => void = () => {}): MatchHost<S, F, V> {
    const { match, lost } = restore(rules, save, past);
    const kept = lost === 'nothing' ? log : log.slice(0, Math.max(1, log.length - save.tail.length));
    return new MatchHost(rules, match, kept.length > 0 ? kept : [[]], lost, changed);
  }

  get seats(): readonly Seat[] {
    return this.match.seats;
  }

  seen(viewer: Seat | 'table'): Seen<V, F> {
    return { ...this.glance(viewer), log: this.log.map((told) => heardBy(told, viewer)) };
  }

  /** Without the log, which is long and mostly known already. */
  glance(viewer: Seat | 'table'): Omit<Seen<V, F>, 'log'> {
    const { match } = this;
    return {
      seat: viewer,
      view: match.view(viewer),
      questions: match.open.filter(({ seat }) => this.decidesAt(viewer, seat)).map(questionOf),
      waiting: [...new Set(pressing(match.open).map(({ seat }) => seat))],
      facts: heardBy(this.told, viewer),
      change: this.change,
      moment: this.moment,
      over: match.over,
      undo: this.undoable(),
    };
  }

  archive(): Archive<S, F> {
    return { save: this.match.save(), past: [...this.match.past], log: this.log };
  }

  choose(answer: Answer): void {
    this.answer(answer);
  }

  whyNot(seat: Seat, gesture: Gesture): Refusal | null {
    const owner = this.rules.open?.whose(this.match.peek(), gesture) ?? seat;
    return this.match.whyNot(this.automatic.has(owner) ? seat : owner, gesture);
  }

  /** Where nothing is hidden, everybody at the screen is asked at once. */
  private decidesAt(viewer: Seat | 'table', seat: Seat): boolean {
    return seat === viewer || (this.rules.open !== undefined && viewer !== 'table' && !this.automatic.has(seat));
  }

  /** Nobody at this table has anything to hide. */
  get open(): boolean {
    return this.rules.open !== undefined;
  }

  /** With `by`, a seat takes back its own last answer while others decide beside it. */
  undo(agreed: boolean, by?: Seat): boolean {
    try {
      const undone = by !== undefined && this.match.last?.seat !== by ? this.match.undoneBy(by) : this.undone(agreed);
      if (!undone) return false;
      const dropped = this.match.answers.findIndex((answer, i) => answer !== undone.answers[i]);
      const stillThere = this.log.length - this.match.answers.length + undone.answers.length;
      this.log = dropped === undone.answers.length ? this.log.slice(0, stillThere) : this.log.toSpliced(dropped - this.match.answers.length, 1);
      this.match = undone;
    } catch (error) {
      if (error instanceof Diverged) return false; // the rules have changed since, and no longer know this way back
      throw error;
    }
    this.tell('undone', []);
    return true;
  }

  /** A seat of the machine's that must decide; the others wait for it. */
  get machineAsked(): Seat | null {
    return pressing(this.match.open).find(({ seat }) => this.automatic.has(seat))?.seat ?? null;
  }

  /** A thought about what `seat` is asked; the match must not be answered while it is thought. */
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

  private answer(answer: Answer): void {
    const before = { here: this.match.here(), past: [...this.match.past], told: this.match.told.length };
    try {
      this.match.answer(answer);
      this.match.view(this.watched);
    } catch (error) {
      if (error instanceof Diverged) throw new Refused(error.code, plainly(error), error.rule);
      // A rule that has thrown is over for good and would look like the end of the game.
      this.match = new Match(this.rules, before.here, before.past);
      const why = error instanceof Error ? error.message : String(error);
      throw new RuleBroke(`A rule of ${this.rules.title} failed: ${why}. The match stands as it was before.`, this.archive(), answer);
    }
    const told = this.match.told.slice(before.told);
    this.log = [...this.log, told];
    this.tell('answered', told);
  }

  private tell(change: Change, told: readonly Told<F>[]): void {
    this.change = change;
    this.told = told;
    this.moment += 1;
    this.changed();
  }

  /** What the machine answered is taken back with the person's answer before it, or it would answer at once again. */
  private get lastByHand(): number {
    return this.match.answers.findLastIndex(({ seat }) => !this.automatic.has(seat));
  }

  private undoable(): Seen<V, F>['undo'] {
    const last = this.lastByHand;
    return last < 0 ? 'none' : last >= this.match.sealed ? 'free' : 'agree';
  }

  private undone(agreed: boolean): Match<S, F, V> | undefined {
    const kept = this.lastByHand;
    if (kept < 0 || (!agreed && this.undoable() !== 'free')) return undefined;
    let match: Match<S, F, V> | undefined = this.match;
    while (match && match.answers.length > kept) match = match.undone(true);
    return match;
  }
}

/** The kernel's words are for those who write rules; these are for those who play. */
function plainly({ code, message }: Diverged): string {
  switch (code) {
    case 'not-asked':
      return 'The game has moved on: nobody is asked this any more.';
    case 'not-offered':
      return 'This is not possible here any more.';
    case 'over':
      return 'The game is over.';
    case 'bad-draft':
      return message;
  }
}

export const questionOf = ({ seat, ask, prompt, options, compose }: Decision): Question => ({
  seat,
  ask,
  prompt,
  options: options.map(({ id, gesture, label }) => ({ id, gesture, label })),
  ...(compose ? { form: compose.form } : {}),
});
