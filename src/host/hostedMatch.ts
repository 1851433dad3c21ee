import type { Answer, Seat } from '../engine/kernel/rule.ts';
import type { AnyRules } from '../engine/kernel/rules.ts';
import { answersIn, movesIn, newestAnswers, type Archive } from '../match/archive.ts';
import { Refused, RuleBroke } from '../match/errors.ts';
import { MatchHost } from '../match/matchHost.ts';
import type { Change } from '../match/play.ts';
import { policyNamed } from '../match/policy.ts';
import type { Screen } from '../match/screen.ts';
import type { RefusalCode, Tell } from '../match/screenMessages.ts';
import type { Chairs } from './chairs.ts';
import { Endless, guarded, GuardedJobs } from './guard.ts';
import { limits } from './limits.ts';
import type { KeptMatch, MatchStore } from './matchStore.ts';
import { CommitUnknown, Fenced } from './storeErrors.ts';

type AnyHost = MatchHost<any, any, any>;

/** A wish that was not granted, in words for the person. */
export class Denied extends Error {
  override readonly name = 'Denied';
  constructor(
    readonly code: RefusalCode,
    message: string,
    readonly rule?: string,
  ) {
    super(message);
  }
}

/** Called when the match in memory must be dropped: another process has it, or it has to be read from the store again. */
export type Evict = (why: 'elsewhere' | 'read-again') => void;

/** How the screens of a match are told of its changes. */
interface Telling {
  /** A change has been made and is not kept yet: works out what screens will see. Throws if a game cannot say it. */
  foresee(moment: number): void;
  /** It is being kept: makes the messages, so that they are ready when it is. */
  prepare(): void;
  tell(change?: Change): void;
}

/** A wish that must not be answered: its screen sends it again when it is back, and then the store knows whether it was granted. */
export class Unanswered extends Error {
  override readonly name = 'Unanswered';
}

const notKept = 'This answer could not be saved, so it was not made. Free some space on the host, then try again.';
/** Of all matches of this process. */
const rulesJobs = new GuardedJobs(limits.ruleMs);
const movedOn = 'The game has moved on since. Look again, then answer.';

/** The rules of one match and its archive. A change is stored before any screen is told of it; if that fails, it is taken back. */
export class HostedMatch {
  host: AnyHost;
  private kept: Archive;
  private moments: number;
  private undone: number;
  private undoId: string | null;
  private readonly timeOf = new WeakMap<Answer, number>();
  private readonly idOf = new WeakMap<Answer, string>();
  /** Wishes that are done, with what came of them: the same wish sent again is answered the same and changes nothing. */
  private readonly done = new Map<string, Tell & { tell: 'done' }>();
  private queue: Promise<unknown> = Promise.resolve();
  private stopped = false;

  constructor(
    readonly id: string,
    private readonly rules: AnyRules,
    kept: KeptMatch,
    private readonly epoch: number,
    private readonly matchStore: Pick<MatchStore, 'keep'>,
    private readonly chairs: Chairs,
    private readonly telling: Telling,
    private readonly evict: Evict,
    private readonly now: () => number = Date.now,
  ) {
    this.kept = kept.archive;
    this.host = this.opened(kept.archive);
    this.moments = kept.moment + 1;
    this.undone = kept.undone;
    this.undoId = kept.undoId;
    answersIn(kept.archive).forEach((answer, n) => this.timeOf.set(answer, kept.times[n] ?? 0));
    for (const id of kept.ids) this.done.set(id, { tell: 'done', id });
    if (kept.undoId) this.done.set(kept.undoId, { tell: 'done', id: kept.undoId, result: true });
  }

  get moment(): number {
    return this.moments;
  }

  get archive(): Archive {
    return this.kept;
  }

  get begun(): boolean {
    return movesIn(this.kept) > 0;
  }

  get times(): readonly number[] {
    return answersIn(this.kept).map((answer) => this.timeOf.get(answer) ?? 0);
  }

  /** Runs the wishes of a match one after the other; one that fails does not stop the next. */
  inTurn<T>(job: () => Promise<T> | T): Promise<T> {
    const result = this.queue.then(() => {
      if (this.stopped) throw new Denied('moved-on', 'The host stops.');
      return job();
    });
    this.queue = result.catch(() => {});
    return result;
  }

  /** No new wishes; resolves when those before are done. */
  async stop(): Promise<void> {
    this.stopped = true;
    await this.queue;
  }

  doneBefore(id: string): (Tell & { tell: 'done' }) | undefined {
    return this.done.get(id);
  }

  finish(told: Tell & { tell: 'done' }): void {
    this.done.set(told.id, told);
    for (const old of this.done.keys()) if (this.done.size > 1_000) this.done.delete(old);
  }

  /** If a change of rules has cost the turn in progress, the match is stored as it is now before anybody answers. */
  async settle(): Promise<void> {
    if (this.host.lost === 'this-turn') await this.keep('rebuilt', undefined);
  }

  async choose(screen: Screen, moment: number, answer: Answer, id: string): Promise<void> {
    if (moment < this.undone) throw new Denied('moved-on', movedOn);
    this.idOf.set(answer, id);
    await this.change(() => this.host.chooseAt(screen, answer), 'answered', id);
  }

  /** For a bot. */
  async answer(answer: Answer): Promise<void> {
    await this.change(() => this.host.choose(answer), 'answered', undefined);
  }

  /** A seat takes back its own last answer; with `agreed` the table has said yes to more. */
  async undo(seat: Seat, moment: number, id: string, agreed = false): Promise<boolean> {
    if (moment !== this.moments && !agreed) throw new Denied('moved-on', movedOn);
    return this.change(() => (agreed ? this.host.undo(true) : this.host.undoFrom(seat)), 'undone', id);
  }

  async redo(seat: Seat, moment: number, id: string): Promise<boolean> {
    if (moment !== this.moments) throw new Denied('moved-on', movedOn);
    return this.change(() => this.host.redo(seat), 'rebuilt', id);
  }

  /** A chair has passed to another person or bot: every screen gets its state anew. */
  reseated(): void {
    this.setBots(this.host);
    this.moments += 1;
    this.telling.tell('rebuilt');
  }

  private async change(step: () => unknown, change: Change, id: string | undefined): Promise<boolean> {
    const before = this.kept;
    try {
      if (!(await rulesJobs.run(() => this.made(step)))) return false;
      await this.keep(change, id);
      return true;
    } catch (error) {
      if (error instanceof Refused) throw new Denied(codeOf(error.code), error.message, error.rule);
      if (error instanceof Fenced || error instanceof CommitUnknown) {
        this.stopped = true;
        this.evict(error instanceof Fenced ? 'elsewhere' : 'read-again');
        if (error instanceof CommitUnknown) throw new Unanswered(error.message);
        throw new Denied('moved-on', 'This match is played elsewhere now. Reconnecting ...');
      }
      this.host = this.opened(before);
      if (error instanceof RuleBroke) throw new Denied('rule-broke', error.message);
      if (error instanceof Endless)
        throw new Denied('rule-broke', `A rule of ${this.rules.title} did not come to an end. The match stands as it was before.`);
      throw new Denied('not-kept', notKept);
    }
  }

  /** False if there was nothing to do. A view that cannot be built is a broken rule like any other. */
  private made(step: () => unknown): boolean {
    if (step() === false) return false;
    try {
      this.telling.foresee(this.moments + 1);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new RuleBroke(`What a screen of ${this.rules.title} shows could not be worked out: ${why}. The match stands as it was before.`);
    }
    return true;
  }

  private async keep(change: Change, id: string | undefined): Promise<void> {
    const before = this.kept;
    const after = this.host.archive();
    const now = this.now();
    for (const answer of newestAnswers(after)) {
      if (this.timeOf.has(answer)) break; // so have all before it
      this.timeOf.set(answer, now);
    }
    const moment = this.moments + 1;
    const undone = change === 'answered' ? this.undone : moment;
    const undoId = change === 'answered' ? this.undoId : (id ?? null);
    const { id: match, epoch } = this;
    const timeOf = (answer: Answer): number => this.timeOf.get(answer) ?? now;
    const idOf = (answer: Answer): string | undefined => this.idOf.get(answer);
    const keeping = this.matchStore.keep({ match, epoch, before, after, timeOf, idOf, moment, undone, undoId, over: this.host.over });
    await Promise.all([keeping, Promise.resolve().then(() => this.telling.prepare()).catch(() => {})]); // what fails there fails in `tell`
    this.kept = after;
    this.moments = moment;
    this.undone = undone;
    this.undoId = undoId;
    try {
      this.telling.tell();
    } catch (error) {
      throw new CommitUnknown('it is kept, but its screens could not be told', { cause: error });
    }
  }

  private opened(archive: Archive): AnyHost {
    const host: AnyHost = guarded(() => MatchHost.open(this.rules, archive), 4 * limits.ruleMs);
    this.setBots(host);
    return host;
  }

  private setBots(host: AnyHost): void {
    host.automatic.clear();
    for (const { seat, policy } of this.chairs.bots) host.automatic.set(seat, policyNamed(policy, seat, 1));
  }
}

const known: readonly string[] = ['not-yours', 'not-asked', 'not-offered', 'bad-draft', 'over'];
const codeOf = (code: string): RefusalCode => (known.includes(code) ? (code as RefusalCode) : 'not-offered');
