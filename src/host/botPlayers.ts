import { picker } from '../engine/kernel/chance.ts';
import type { Answer, Seat } from '../engine/kernel/rule.ts';
import type { MatchHost } from '../match/matchHost.ts';
import type { Archive } from '../match/archive.ts';
import type { Thoughts } from './thoughts.ts';

type AnyHost = MatchHost<any, any, any>;

/** What the bots need of the match that they play in. */
interface BotTable {
  readonly game: string;
  host(): AnyHost;
  archive(): Archive;
  moment(): number;
  policyOf(seat: Seat): string | null;
  /** False while nobody is there to see it. */
  mayPlay(): boolean;
  /** Answers for a bot, if the match still stands where it thought; false if it does not, or the answer was not taken. */
  answer(moment: number, answer: Answer): Promise<boolean>;
  thinks(seat: Seat, done: number): void;
}

const mostPlain = 5;

/** Plays the chairs of bots, one answer at a time and no faster than people can follow. */
export class BotPlayers {
  private running = false;
  private closed = false;
  private giveUp: () => void = () => {};
  /** The moment at which no answer of a bot was accepted: it is not asked again until the match changes. */
  private stuckAt = -1;
  private readonly pick: (range: number) => number;

  constructor(
    private readonly table: BotTable,
    private readonly thoughts: Thoughts,
    private readonly paceMs: number,
    seed: number,
  ) {
    this.pick = picker(seed);
  }

  /** The match has changed, or somebody has come or gone. */
  kick(): void {
    this.giveUp();
    if (this.running || this.closed) return;
    this.running = true;
    const stuck = (): void => void (this.stuckAt = this.table.moment()); // no thread could be started, say
    void this.run().catch(stuck).finally(() => {
      this.running = false;
      if (this.mayNow() !== null) this.kick();
    });
  }

  close(): void {
    this.closed = true;
    this.giveUp();
  }

  private mayNow(): Seat | null {
    return this.closed || this.stuckAt === this.table.moment() || !this.table.mayPlay() ? null : this.table.host().machineAsked;
  }

  private async run(): Promise<void> {
    for (let seat = this.mayNow(); seat !== null; seat = this.mayNow()) {
      const began = Date.now();
      const moment = this.table.moment();
      const { save } = this.table.archive();
      const wish = { game: this.table.game, save: save as never, seat, policy: this.table.policyOf(seat) ?? 'random', seed: moment };
      const asked = seat;
      let spoke = false;
      const [outcome, stop] = this.thoughts.think(wish, (done) => ((spoke = true), this.table.thinks(asked, Math.min(done, 0.99))));
      this.giveUp = () => void (this.table.moment() !== moment && stop());
      const came = await outcome;
      this.giveUp = () => {};
      if (spoke) this.table.thinks(seat, 1);
      await new Promise((done) => setTimeout(done, Math.max(0, this.paceMs - (Date.now() - began))));
      if (this.closed || this.table.moment() !== moment || came.came === 'stopped') continue;
      if (came.came === 'answer' && (await this.table.answer(moment, came.answer))) continue;
      if (!(await this.plainly(seat, moment))) this.stuckAt = moment;
    }
  }

  /** Any listed answer, so that the match goes on. */
  private async plainly(seat: Seat, moment: number): Promise<boolean> {
    const not: string[] = [];
    while (not.length < mostPlain && this.table.moment() === moment) {
      const answer = this.table.host().plainAnswer(seat, this.pick, not);
      if (!answer) return false;
      if (await this.table.answer(moment, answer)) return true;
      not.push(answer.option);
    }
    return this.table.moment() !== moment;
  }
}
