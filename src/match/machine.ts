import { picker } from '../engine/kernel/chance.ts';
import type { Answer, Seat } from '../engine/kernel/rule.ts';
import type { MatchHost } from './matchHost.ts';
import type { Moved } from './messages.ts';
import type { Likely } from './play.ts';
import { thinkThrough, type ThoughtOutcome, type Pace, type BotThinking } from './thinking.ts';

type AnyHost = MatchHost<any, any, any>;

const nothing: Moved = { by: null, trouble: null };
const most = 5; // plain answers to try before somebody has to be told

/** Plays the seats that nobody sits at. It thinks ahead while the table shows the last answer, and answers when it is called upon. */
export class Machine {
  private thought: { readonly seat: Seat; readonly outcome: Promise<ThoughtOutcome> } | undefined;
  /** Grows with every change: a thought about yesterday is dropped. */
  private day = 0;
  private readonly pick: (range: number) => number;

  constructor(
    private readonly host: AnyHost,
    seed: number,
    private readonly pace: Pace,
    private readonly report: (thinking: BotThinking | null) => void,
  ) {
    this.pick = picker(seed ^ 0x2545f491);
  }

  /** The match has changed, or somebody else plays: think about what is asked now. */
  changed(): void {
    this.stop();
    const seat = this.host.machineAsked;
    if (seat === null) return;
    const today = this.day;
    let spoke = false;
    const outcome = this.pace.breathe().then(() =>
      thinkThrough(
        () => this.host.think(seat),
        () => today === this.day,
        (done, ms) => ((spoke = true), this.report({ seat, done, ms })),
        this.pace,
      ),
    );
    this.thought = { seat, outcome };
    void outcome.then(() => spoke && today === this.day && this.report(null));
  }

  stop(): void {
    this.day += 1;
    this.thought = undefined;
  }

  /** The likeliest answers for a person who asks; nothing if the match goes on meanwhile, or if a bot would lose its way. */
  async hint(seat: Seat | null): Promise<readonly Likely[]> {
    if (seat === null) return [];
    const today = this.day;
    const { pace } = this;
    try {
      const steps = this.host.consider(seat, this.pick(2 ** 31));
      for (let began = pace.clock(); today === this.day; ) {
        const step = steps.next();
        if (step.done) return step.value.map(({ seat: by, ask, option }) => ({ seat: by, ask, option }));
        if (pace.clock() - began < pace.slice) continue;
        await pace.breathe();
        began = pace.clock();
      }
    } catch {
      // a bot that fails has no opinion; the person goes on as without it
    }
    return [];
  }

  /** One answer. Throws only if not even a plain answer is taken: then a rule is broken, and a person must look. */
  async move(): Promise<Moved> {
    const { thought } = this;
    if (!thought) return nothing;
    const today = this.day;
    const { seat } = thought;
    const outcome = await thought.outcome;
    if (today !== this.day || outcome.came === 'stopped') return nothing;
    if (outcome.came === 'answer') {
      try {
        this.host.choose(outcome.answer);
        return { by: seat, trouble: null };
      } catch (error) {
        return this.plainly(seat, `gave an answer that was not taken (${messageOf(error)})`, [outcome.answer.option]);
      }
    }
    return this.plainly(seat, outcome.why, []);
  }

  private plainly(seat: Seat, why: string, tried: readonly string[]): Moved {
    let refused: unknown;
    for (let not = [...tried]; not.length < tried.length + most; ) {
      const answer: Answer | undefined = this.host.plainAnswer(seat, this.pick, not);
      if (!answer) break;
      try {
        this.host.choose(answer);
        return { by: seat, trouble: why };
      } catch (error) {
        refused = error;
        not = [...not, answer.option];
      }
    }
    throw refused ?? new Error(`${seat} ${why}, and what it is asked must be put together by hand.`);
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
