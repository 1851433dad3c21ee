import type { Chance } from './chance.ts';
import { canonical, checksum, checksumOfText } from './checksum.ts';
import { Diverged, type GameRules, type Over, type Settings } from './rules.ts';
import { check } from './check.ts';
import { answersPerState, keepSegment, stretchTo, type Segment } from './past.ts';
import type { Answer, Decision, Rule, Seat, Wait } from './rule.ts';
import { tableOf, type Told } from './table.ts';
import { touchOf, type Option, type Refusal, type Tried } from './option.ts';

/** What a match was started with, the state at the last boundary, and every answer since. */
export interface Save<S> {
  readonly game: string;
  readonly edition: number;
  readonly mix: string;
  readonly seats: readonly Seat[];
  readonly options: Settings;
  readonly at: S;
  readonly tail: readonly Answer[];
  /** Of the save itself and of the state after its tail, with a dot between. */
  readonly checksum: string;
}

export type Start<S> = Omit<Save<S>, 'checksum'>;

/** What a match remembers: everything (a game of people), the last boundary (a fork), or nothing (a playout). */
export type Memory = 'all' | 'boundary' | 'none';

/** More boundaries than any game passes between two questions: beyond it the rules are in an endless loop that nothing else would end. */
const mostBoundaries = 10_000;
const endlessLoop = `the rules came to rest ${mostBoundaries} times without asking anybody`;

export class Match<S extends Chance, F, V> {
  readonly told: Told<F>[] = [];
  readonly past: Segment<S>[];
  /** How many boundaries have been passed: bots plan from one to the next. */
  boundaries = 0;
  private readonly state: S;
  private readonly rule: Rule;
  /** The state at the last boundary, where it was copied: it is not while nobody reads it and the past holds one that is near enough. */
  private at: S | undefined;
  /** Somebody reads the states at boundaries, as a screen that saves after every answer does: the next one is copied when it is passed. */
  private isAtRead = false;
  private textOfAt: { readonly at: S; readonly text: string } | undefined;
  private tail: Answer[] = [];
  /** Answers since the last segment of the past that holds its state. The first one always does: a start need not follow from the past. */
  private sinceState = answersPerState;
  private answered: number;
  private fenced: number;
  /** True while the last boundary still holds what the seat of an imagined match must not know. */
  private dealtAgain = false;
  /** What the rules wait for; null once the game is over. */
  private waiting: Extract<Wait, { wait: 'decision' }> | null = null;

  constructor(
    readonly rules: GameRules<S, F, V>,
    private readonly start: Start<S>,
    past: readonly Segment<S>[] = [],
    private readonly memory: Memory = 'all',
    /** The tail was checked when it was given: to check it again would make the forks of bots slow. */
    checked = false,
  ) {
    this.past = [...past];
    this.answered = past.reduce((sum, segment) => sum + segment.tail.length, 0);
    this.fenced = past.at(-1)?.fence ?? 0;
    this.at = start.at;
    this.state = rules.copy(start.at);
    this.rule = rules.play(
      tableOf<S, F>(
        this.state,
        (told) => void (this.memory !== 'none' && this.told.push(told)),
        () => void (this.fenced = this.answered),
      ),
    );
    this.run(undefined);
    for (const answer of start.tail) {
      if (!checked) check(this.open, answer);
      this.take(answer);
    }
  }

  get open(): readonly Decision[] {
    return this.waiting?.open ?? [];
  }

  get over(): Over | null {
    return this.rules.over(this.state);
  }

  get seats(): readonly Seat[] {
    return this.start.seats;
  }

  /** The last answer, if there is one that could be taken back at all. */
  get last(): Answer | undefined {
    return this.tail.at(-1) ?? this.past.findLast((segment) => segment.tail.length > 0)?.tail.at(-1);
  }

  /** Every answer that led here, as far back as the archive goes: a new list each time. */
  get answers(): Answer[] {
    return [...this.past.flatMap(({ tail }) => tail), ...this.tail];
  }

  answer(answer: Answer): void {
    check(this.open, answer);
    this.take(answer);
  }

  private take(answer: Answer): void {
    this.tail.push(answer);
    this.answered += 1;
    this.run(answer);
  }

  /** Where a match begins that continues from here. `save` adds the checksum, which would make forks slow. */
  here(): Start<S> {
    const { game, edition, mix, seats, options } = this.start;
    return { game, edition, mix, seats, options, at: this.boundary, tail: [...this.tail] };
  }

  save(): Save<S> {
    const here = this.here();
    return { ...here, checksum: `${this.sumOf(here)}.${this.hash()}` };
  }

  /** The checksum of a start. Most of it is the state at the boundary, which stays the same for many answers, so its text is kept. */
  private sumOf({ at, ...rest }: Start<S>): string {
    if (this.textOfAt?.at !== at) this.textOfAt = { at, text: canonical(at) };
    return checksumOfText(`{"at":${this.textOfAt.text},${canonical(rest).slice(1)}`); // as one text: `at` is the first of its keys
  }

  hash(): string {
    return checksum(this.state);
  }

  /** A second match, here and now, that can be played out without touching this one. */
  fork(memory: Memory = 'boundary'): Match<S, F, V> {
    if (!this.canFork) throw new Error('a playout keeps no boundary to fork from');
    return new Match(this.rules, this.here(), [], memory, true);
  }

  /** False in a playout, and in an imagined match until its first boundary. */
  get canFork(): boolean {
    return this.memory !== 'none' && !this.dealtAgain;
  }

  /** A fork as `seat` might suppose it to be: what it cannot see is dealt again, so a bot cannot cheat. */
  imagined(seat: Seat, pick: (range: number) => number, memory: Memory = 'none'): Match<S, F, V> {
    const fork = this.fork(memory);
    fork.dealtAgain = true;
    this.rules.imagine(fork.state, seat, pick);
    fork.state.chance = [pick(2 ** 31), pick(2 ** 31), pick(2 ** 31), 1];
    return fork;
  }

  /** Of all answers, the first so many lie behind a roll, a draw or a reveal: only the whole table together can take them back. */
  get fence(): number {
    return this.fenced;
  }

  /** True if the last answer may be taken back without asking anybody. */
  get canUndo(): boolean {
    return this.last !== undefined && this.fence < this.answered;
  }

  /** The match as it was before the last answer; past a roll or a reveal only with everybody's consent. */
  undone(consent = false): Match<S, F, V> | undefined {
    return this.last && (consent || this.canUndo) ? this.asAfter(this.answered - 1) : undefined;
  }

  /** The match as it was when so many answers had been given, fewer than now: in one go, where undo after undo would replay each time. */
  asAfter(answers: number): Match<S, F, V> {
    const inPast = this.answered - this.tail.length;
    if (answers >= inPast) return this.from(this.boundary, this.tail.slice(0, answers - inPast), this.past);
    const { at, tail, from } = stretchTo(this.past, answers);
    return this.from(at, tail, this.past.slice(0, from));
  }

  /** While several seats decide side by side, a seat takes back its own last answer and nobody else's. */
  undoneBy(seat: Seat): Match<S, F, V> | undefined {
    const index = this.tail.findLastIndex((answer) => answer.seat === seat);
    if (index < 0 || index === this.tail.length - 1) return this.last?.seat === seat ? this.undone() : undefined;
    if (this.answered - this.tail.length + index < this.fence) return undefined;
    try {
      return this.from(this.boundary, this.tail.toSpliced(index, 1), this.past);
    } catch (error) {
      if (error instanceof Diverged) return undefined; // somebody has built on it already
      throw error;
    }
  }

  /** The options of an open question that are worth a thought. */
  sensible(decision: Decision): readonly Option[] {
    const ids = this.rules.sensible?.(this.state, decision, this.open);
    if (!ids) return decision.options;
    const found = decision.options.filter(({ id }) => ids.includes(id));
    return found.length > 0 || decision.kind === 'power' ? found : decision.options;
  }

  view(seat: Seat | 'table'): V {
    return this.rules.view(this.state, seat);
  }

  whyNot(seat: Seat, tried: Tried): Refusal | null {
    const open = this.open.filter((decision) => decision.seat === seat);
    if (tried.kind !== 'lift') return this.rules.whyNot(this.state, seat, tried, open);
    return this.rules.whyNotLift?.(this.state, seat, tried.thing, open) ?? this.rules.whyNot(this.state, seat, touchOf(tried), open);
  }

  /** Changes when a turn ends, in games that say so. */
  get turn(): number {
    return this.rules.turn?.(this.state) ?? 0;
  }

  score(seat: Seat): number {
    return this.rules.score(this.state, seat);
  }

  /** For tests, the sandbox and dev tools only: a copy, so that nobody plays by writing into it. */
  peek(): S {
    return JSON.parse(JSON.stringify(this.state)) as S; // `rules.copy` may share what rules only replace
  }

  private from(at: S, tail: readonly Answer[], past: readonly Segment<S>[]): Match<S, F, V> {
    return new Match(this.rules, { ...this.start, at, tail }, past, this.memory);
  }

  /** The state at the last boundary: replayed from the nearest that the past holds, if it was not copied. */
  private get boundary(): S {
    this.isAtRead = true;
    if (this.at === undefined) {
      const { at, tail } = stretchTo(this.past, this.answered - this.tail.length);
      this.at = new Match(this.rules, { ...this.start, at, tail }, [], 'boundary', true).boundary;
    }
    return this.at;
  }

  private run(answer: Answer | undefined): void {
    const before = this.boundaries;
    for (let step = this.rule.next(answer); ; step = this.rule.next(undefined)) {
      // A game is over the moment it says so: what its rules would still ask is never put to anybody.
      if (step.done || this.rules.over(this.state)) {
        this.waiting = null;
        return;
      }
      if (step.value.wait === 'decision') {
        this.waiting = step.value;
        return;
      }
      this.boundaries += 1;
      if (this.boundaries - before > mostBoundaries) throw new Error(endlessLoop);
      if (this.memory === 'none') continue;
      // Without an answer since, the last boundary leads here by itself, dice and all: a second copy would add nothing.
      if (this.tail.length === 0 && !this.dealtAgain) continue;
      this.dealtAgain = false;
      const { at, tail, fence } = this;
      if (this.memory === 'all' && tail.length > 0) this.sinceState = keepSegment(this.past, this.sinceState, { at, tail, fence });
      const isCopied = this.memory === 'boundary' || this.isAtRead || this.sinceState >= answersPerState;
      this.at = isCopied ? this.rules.copy(this.state) : undefined;
      this.isAtRead = false;
      this.tail = [];
    }
  }
}
