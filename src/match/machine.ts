import { picker } from '../engine/kernel/chance.ts';
import type { Answer, Seat } from '../engine/kernel/rule.ts';
import type { MatchHost } from './matchHost.ts';
import type { BotMove } from './messages.ts';
import type { Likely } from './play.ts';
import { thinkThrough, type ThoughtOutcome, type Pace, type BotThinking } from './thinking.ts';

type AnyHost = MatchHost<any, any, any>;

const nothing: BotMove = { by: null, trouble: null };
const most = 5; // random answers to try before the error is shown to a person

/** Plays the seats of the bots. It begins to think as soon as the match changes, while the table still shows the last answer. */
export class Machine {
  private thought: { readonly seat: Seat; readonly outcome: Promise<ThoughtOutcome> } | undefined;
  /** Counts changes of the match: what was thought about an older one is dropped. */
  private revision = 0;
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
    const started = this.revision;
    let spoke = false;
    const outcome = this.pace.yieldToEventLoop().then(() =>
      thinkThrough(
        () => this.host.think(seat),
        () => started === this.revision,
        (done, ms) => ((spoke = true), this.report({ seat, done, ms })),
        this.pace,
      ),
    );
    this.thought = { seat, outcome };
    void outcome.then(() => spoke && started === this.revision && this.report(null));
  }

  stop(): void {
    this.revision += 1;
    this.thought = undefined;
  }

  /** The best answers, for a person who asks for a hint; none if the match changes meanwhile, or the bot fails. */
  async hint(seat: Seat | null): Promise<readonly Likely[]> {
    if (seat === null) return [];
    const started = this.revision;
    const { pace } = this;
    try {
      const steps = this.host.consider(seat, this.pick(2 ** 31));
      for (let began = pace.clock(); started === this.revision; ) {
        const step = steps.next();
        if (step.done) return step.value.map(({ seat: by, ask, option }) => ({ seat: by, ask, option }));
        if (pace.clock() - began < pace.slice) continue;
        await pace.yieldToEventLoop();
        began = pace.clock();
      }
    } catch {
      // a bot that fails has no opinion; the person goes on as without it
    }
    return [];
  }

  /** Gives one answer. Throws only if not even a random answer is accepted: then a rule is broken, and a person must look. */
  async move(): Promise<BotMove> {
    const { thought } = this;
    if (!thought) return nothing;
    const started = this.revision;
    const { seat } = thought;
    const outcome = await thought.outcome;
    if (started !== this.revision || outcome.came === 'stopped') return nothing;
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

  private plainly(seat: Seat, why: string, tried: readonly string[]): BotMove {
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
