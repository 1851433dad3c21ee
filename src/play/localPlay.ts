import type { Refusal, Tried } from '../engine/kernel/option.ts';
import type { Flick, Json, Seat } from '../engine/kernel/rule.ts';
import type { Over, Settings } from '../engine/kernel/rules.ts';
import { answerTo, type Question } from '../match/question.ts';
import { grown, type Archive, type Growth } from '../match/archive.ts';
import { BotRun, type Bots } from '../match/botRun.ts';
import type { Engine } from '../match/engine.ts';
import { freshEntropy } from '../match/entropy.ts';
import { RuleBroke } from '../match/errors.ts';
import { personsOf, type People } from '../match/sharedScreen.ts';
import { onRulesChanged } from './hot.ts';
import { exportedMatch } from '../match/matchFile.ts';
import type { KeeperMessage, Opened, ScreenMessage } from '../match/messages.ts';
import type { ExportedMatch, Likely, Play, Seen } from '../match/play.ts';
import { plainPolicy } from '../match/policy.ts';
import { signal } from '../match/signal.ts';
import { localEngine } from './workerEngine.ts';

export interface Opening {
  readonly game: string;
  /** What the match is called in lists and file names. */
  readonly title?: string | undefined;
  /** Seats played at this screen; all that the machine does not play, unless told. */
  readonly seats?: readonly Seat[] | undefined;
  /** For whom the screen shows the match at first; the first seat played here, unless told. */
  readonly viewer?: Seat | 'table' | undefined;
  /** Seats that the machine plays, with the names of their policies. */
  readonly automatic?: Readonly<Record<Seat, string>> | undefined;
  /** Names of the people at this screen, by seat: the screen then turns to whoever must decide. */
  readonly people?: People | undefined;
  /** False between friends who show their hands; a curtain falls otherwise. */
  readonly curtain?: boolean | undefined;
  /** Either a new match is wished for, or an old one goes on. */
  readonly wish?: MatchWish | undefined;
  readonly archive?: Archive | undefined;
  readonly engine?: (() => Engine) | undefined;
}

/** How a new match shall be begun; what is left out is as usual. */
interface MatchWish {
  readonly mix?: string | undefined;
  readonly options?: Settings | undefined;
  readonly seed?: number | undefined;
  /** What a campaign hands over to the set-up. */
  readonly opening?: Json | undefined;
}

/** A match whose rules run on this machine. */
export interface LocalPlay<V = unknown, F = unknown> extends Play<V, F> {
  readonly game: string;
  title: string;
  /** Every seat of the match, and those that are played at this screen. */
  readonly allSeats: readonly Seat[];
  readonly seats: readonly Seat[];
  /** Who sits where: people by their names, bots by their policies. */
  readonly people: People;
  readonly automatic: Readonly<Record<Seat, string>>;
  readonly bots: Bots;
  /** `this-turn`: the rules have changed since the save, and the turn in progress begins again. */
  readonly lost: 'nothing' | 'this-turn';
  /** Nobody has anything to hide: everybody at the screen is asked at once, and no curtain falls. */
  readonly open: boolean;
  /** Shows the match for somebody else: the next player at a shared screen, or the whole table. */
  look(viewer: Seat | 'table'): Promise<void>;
  drawCurtain(on: boolean): Promise<void>;
  /** Somebody takes over a seat, or leaves it to a bot. */
  reseat(automatic: Readonly<Record<Seat, string>>, people: People): Promise<void>;
  archive(): Archive;
  /** Hears of everything that must be kept, in order. */
  onGrowth(listener: (growth: Growth, archive: Archive, over: Over | null) => void): () => void;
}

/** Rejects with `BadWish` or `BadSave` if there is nothing to play. */
export async function openLocalPlay<V = unknown, F = unknown>(opening: Opening): Promise<LocalPlay<V, F>> {
  const play = new PlayedHere<V, F>(opening);
  await play.begin();
  return play;
}

const glimpseMs = 700;
/** The one screen of a match that is played in this page. */
const screen = 'here';

class PlayedHere<V, F> implements LocalPlay<V, F> {
  readonly game: string;
  title: string;
  allSeats: readonly Seat[] = [];
  people: People;
  automatic: Readonly<Record<Seat, string>>;
  lost: 'nothing' | 'this-turn' = 'nothing';
  open = false;
  private engine!: Engine;
  private kept: Archive | undefined;
  private readonly seen = signal<Seen<V, F>>(undefined!); // nobody has the match before its first view is there
  /** While bots are hurried through their turns the screen sees only a glimpse now and then. */
  private latest!: Seen<V, F>;
  private shownAt = 0;
  private moment = 0;
  readonly bots = new BotRun(
    () => this.latest?.waiting.find((seat) => this.automatic[seat] !== undefined) ?? null,
    () => this.engine.ask({ do: 'move' }),
    () => this.show(),
  );
  private closed = false;
  private curtain: boolean;
  private readonly growthListeners = new Set<(growth: Growth, archive: Archive, over: Over | null) => void>();
  private readonly forgetRules = onRulesChanged(() => void this.rebuild());

  constructor(private readonly opening: Opening) {
    this.game = opening.game;
    this.title = opening.title ?? opening.game;
    this.curtain = opening.curtain ?? true;
    this.people = opening.people ?? {};
    this.automatic = opening.automatic ?? {};
  }

  get seats(): readonly Seat[] {
    return this.opening.seats ?? this.allSeats.filter((seat) => this.automatic[seat] === undefined);
  }

  async begin(): Promise<void> {
    const { game, wish = {}, archive } = this.opening;
    const begun = { mix: wish.mix, options: wish.options, opening: wish.opening, chance: freshEntropy(wish.seed) };
    const { automatic } = this;
    this.connect();
    try {
      await this.settle(
        archive
          ? await this.engine.ask({ do: 'open', game, automatic, archive: archive as never })
          : await this.engine.ask({ do: 'begin', game, automatic, ...begun }),
        'opened',
      );
    } catch (error) {
      this.close();
      throw error instanceof RuleBroke ? new RuleBroke(error.message, archive) : error;
    }
  }

  subscribe = this.seen.subscribe;
  snapshot = this.seen.snapshot;

  async choose(question: Pick<Question, 'seat' | 'ask'>, option: string, draft?: Json, flick?: Flick): Promise<void> {
    try {
      await this.engine.ask({ do: 'choose', screen, answer: answerTo(question, option, draft, flick) });
    } catch (error) {
      throw error instanceof RuleBroke ? new RuleBroke(error.message, this.kept, error.answer) : error;
    }
  }

  hint(): Promise<readonly Likely[]> {
    return this.engine.ask({ do: 'hint', screen });
  }

  whyNot(gesture: Tried): Promise<Refusal | null> {
    return this.engine.ask({ do: 'whyNot', screen, gesture });
  }

  undo(agreed: boolean): Promise<boolean> {
    return this.engine.ask({ do: 'undo', agreed });
  }

  redo(): Promise<boolean> {
    return this.engine.ask({ do: 'redo' });
  }

  async look(viewer: Seat | 'table'): Promise<void> {
    await this.engine.ask({ do: 'look', screen, viewer });
  }

  async drawCurtain(on: boolean): Promise<void> {
    if (on === this.curtain) return;
    this.curtain = on;
    if (this.opening.people) await this.attach(this.latest.seat, 'rebuilt');
  }

  async reseat(automatic: Readonly<Record<Seat, string>>, people: People): Promise<void> {
    [this.automatic, this.people] = [automatic, people];
    await this.attach(this.latest.seat, 'rebuilt');
    await this.engine.ask({ do: 'seat', automatic });
    this.bots.kick();
  }

  archive(): Archive {
    return this.kept!;
  }

  /** Works even if the rules are stuck: everything seen so far is also kept here. */
  async exported(): Promise<ExportedMatch> {
    return exportedMatch(this.title, this.archive(), { people: this.people, automatic: this.automatic });
  }

  onGrowth(listener: (growth: Growth, archive: Archive, over: Over | null) => void): () => void {
    this.growthListeners.add(listener);
    return () => void this.growthListeners.delete(listener);
  }

  close(): void {
    this.closed = true;
    this.bots.close();
    this.forgetRules();
    this.engine.close();
    this.growthListeners.clear();
  }

  private connect(): void {
    const engine = (this.opening.engine ?? localEngine)();
    this.engine = engine;
    engine.onKeep((message) => void (this.engine === engine && !this.closed && this.keep(message)));
    engine.onScreen((message) => void (this.engine === engine && !this.closed && this.take(message)));
    engine.onThinking((thinking) => void (this.engine === engine && this.bots.thinks(thinking)));
    engine.onLost(() => void (this.engine === engine && this.lostRules()));
  }

  /** A bot that never comes back has taken the rules with it: from now on that seat answers plainly. */
  private lostRules(): void {
    const asked = this.latest?.waiting.find((seat) => this.automatic[seat] !== undefined);
    if (asked !== undefined && this.automatic[asked] !== plainPolicy) {
      this.automatic = { ...this.automatic, [asked]: plainPolicy };
      this.bots.tell(asked, 'did not come back from its thoughts and plays simply from now on');
    }
    void this.rebuild();
  }

  /** Tells the engine who sits at this screen now. */
  private attach(viewer: Seat | 'table', change: 'opened' | 'rebuilt'): Promise<null> {
    const shared = { people: this.people, curtain: this.curtain };
    return this.engine.ask({ do: 'attach', screen, viewer, answersFor: [...this.seats], shared, change });
  }

  /** Opens the same match again: after a change of rules while developing, or when the worker has died. */
  private async rebuild(): Promise<void> {
    if (this.closed || !this.kept) return;
    const { game } = this.opening;
    const old = this.engine;
    this.connect();
    try {
      const { automatic } = this;
      await this.settle(await this.engine.ask({ do: 'open', game, automatic, archive: this.kept as never }), 'rebuilt');
      old.close();
    } catch (error) {
      this.engine.close();
      this.engine = old; // rules that do not even open a match are no better than the old ones
      console.error('The match could not be rebuilt.', error);
    }
  }

  private async settle({ seats, lost, open }: Opened, change: 'opened' | 'rebuilt'): Promise<void> {
    this.allSeats = seats;
    this.lost = lost;
    this.open = open;
    await this.attach(this.latest?.seat ?? this.firstViewer(), change);
    this.bots.kick();
  }

  private firstViewer(): Seat | 'table' {
    const { viewer, seats, people } = this.opening;
    const alone = this.open || people === undefined || personsOf(people).length === 1;
    return viewer ?? seats?.[0] ?? (alone ? this.seats[0] : undefined) ?? 'table';
  }

  private keep({ growth, over }: KeeperMessage): void {
    this.kept = grown(this.kept, growth);
    for (const listener of this.growthListeners) listener(growth, this.kept, over);
  }

  private take({ glance, log: { from, facts } }: ScreenMessage): void {
    const before = this.latest;
    const sameViewer = before?.seat === glance.seat;
    this.moment += 1;
    const log = [...(before?.log ?? []).slice(0, from), ...(facts as readonly F[][])];
    this.latest = { ...(glance as Seen<V, F>), moment: this.moment, log };
    const hurried = this.bots.mode === 'skip' && sameViewer && this.latest.change === 'answered' && this.latest.over === null;
    if (!hurried) this.show();
    else if (Date.now() - this.shownAt > glimpseMs) this.show();
    if (this.allSeats.length > 0) this.bots.kick();
  }

  /** What has been passed over is not told again: the table jumps to how things stand. */
  private show(): void {
    const before = this.snapshot() as Seen<V, F> | undefined;
    if (this.closed || before === this.latest) return;
    this.shownAt = Date.now();
    if (before !== undefined && this.latest.moment > before.moment + 1) this.latest = { ...this.latest, change: 'rebuilt', facts: [] };
    this.seen.set(this.latest);
  }
}
