import type { Gesture } from '../engine/kernel/option.ts';
import type { Answer, Seat } from '../engine/kernel/rule.ts';
import type { AnyRules } from '../engine/kernel/rules.ts';
import type { Change } from '../match/play.ts';
import { WishShape, type AskedWish, type ClosingWhy, type Tell, type Wish } from '../match/screenMessages.ts';
import { movedBetween } from '../match/screenTold.ts';
import { BotPlayers } from './botPlayers.ts';
import type { Chairs } from './chairs.ts';
import { frameOf, Guests, hearsMatters, type Guest, type Line, type Pass } from './guests.ts';
import { Denied, HostedMatch, Unanswered, type LetGo } from './hostedMatch.ts';
import { Kinds, type Kind } from './kinds.ts';
import { LateTable } from './lateTable.ts';
import { limits } from './limits.ts';
import { Matters } from './matters.ts';
import type { Kept, Shelf } from './shelf.ts';
import type { Thoughts } from './thoughts.ts';
import { Wishes } from './wishes.ts';

export interface TableSettings {
  readonly page: string;
  readonly botPaceMs: number;
  readonly now: () => number;
}

/** One match with all its screens: who may see and do what is decided here, and again at every wish. */
export class MatchTable {
  readonly match: HostedMatch;
  readonly matters: Matters;
  readonly guests: Guests;
  private readonly kinds: Kinds;
  private readonly bots: BotPlayers;
  private readonly wishes: Wishes;
  private readonly asked = new Map<string, 'waiting' | 'yes' | 'no'>();
  /** When the last screen left. */
  emptySince: number;

  constructor(
    readonly id: string,
    rules: AnyRules,
    kept: Kept,
    shelf: Pick<Shelf, 'keep'>,
    readonly chairs: Chairs,
    thoughts: Thoughts,
    private readonly settings: TableSettings,
    letGo: LetGo,
  ) {
    const { now } = settings;
    this.emptySince = now();
    this.guests = new Guests(chairs);
    this.match = new HostedMatch(id, rules, kept, kept.epoch, shelf, chairs, (change) => this.tellMoved(change), letGo, now);
    const late = new LateTable(rules, () => this.match.archive, () => this.match.times, now, () => this.match.host.shown);
    this.kinds = new Kinds(() => this.match.host, () => this.match.moment, late);
    this.matters = new Matters((matter) => this.guests.tell({ tell: 'matter', matter }, hearsMatters));
    this.wishes = new Wishes(this.match, chairs, this.guests, this.matters, () => this.tellCompany());
    this.bots = new BotPlayers(
      {
        game: rules.name,
        host: () => this.match.host,
        archive: () => this.match.archive,
        moment: () => this.match.moment,
        policyOf: (seat) => chairs.of(seat)?.policy ?? null,
        mayPlay: () => this.guests.someoneIsHere && (chairs.full || this.match.times.length > 0),
        answer: (moment, answer) => this.botAnswers(moment, answer),
        thinks: (seat, done) => this.guests.tell({ tell: 'thinking', seat, done }, isLive),
      },
      thoughts,
      settings.botPaceMs,
      kept.moment,
    );
  }

  enter(name: string, pass: Pass, line: Line): void {
    this.guests.add(name, pass, line);
  }

  leave(name: string): void {
    const guest = this.guests.remove(name);
    if (!guest) return;
    if (this.guests.size === 0) this.emptySince = this.settings.now();
    const [seat] = guest.pass.seats;
    // What its hand had lifted is down again.
    if (seat !== undefined && guest.kind !== null) this.guests.tell({ tell: 'held', seat, thing: null }, isLive);
    this.forgetKinds();
    this.tellCompany();
  }

  /** Bytes from a screen. Whatever they are, they concern this screen alone. */
  take(name: string, bytes: Uint8Array): void {
    const guest = this.guests.get(name);
    if (!guest) return;
    let read: unknown;
    try {
      read = JSON.parse(Buffer.from(bytes).toString('utf8'));
    } catch {
      return this.warn(guest);
    }
    const checked = WishShape.safeParse(read);
    if (!checked.success) return this.refuseUnread(guest, read);
    this.hear(name, guest, checked.data);
  }

  tellCompany(): void {
    this.guests.tell({ tell: 'company', company: this.guests.company() });
    this.bots.kick();
  }

  /** Once a second: late streams go on, and chairs grow pale. */
  tick(): void {
    for (const { kind, moved } of this.kinds.moved('late')) this.guests.tell(moved, (guest) => guest.kind === kind);
    for (const { seat, awaySince } of this.guests.company().chairs)
      if (awaySince !== null && this.settings.now() - awaySince > limits.awayMs) this.matters.leave(seat);
  }

  closing(why: ClosingWhy, after: number, whom: (pass: Pass) => boolean = () => true): void {
    for (const { pass, line } of this.guests.all) if (whom(pass)) line.send(frameOf({ tell: 'closing', why, after }));
  }

  async stop(): Promise<void> {
    this.bots.close();
    await this.match.stop();
  }

  /** A chair has been given to somebody, or to nobody. */
  async seated(seat: Seat, person: string | null, onTable: boolean): Promise<void> {
    await this.match.inTurn(async () => {
      await this.chairs.set(seat, { person, policy: null, onTable });
      this.guests.updatePresence();
      this.match.reseated();
    });
    this.tellCompany();
  }

  rename(title: string): void {
    this.chairs.title = title;
    this.tellCompany();
  }

  /** The chair has moved to another device: those who had it are told, and let go. */
  dismiss(seat: Seat): void {
    const has = (pass: Pass): boolean => pass.seats.includes(seat);
    this.closing('seat-taken', 0, has);
    for (const { pass, line } of this.guests.all) if (has(pass)) line.end(4000);
  }

  /** Somebody at the door wants a chair. Nobody there to say no: then nobody need be asked. */
  admit(guest: string, seat: Seat, name: string): void {
    const people = this.guests.people();
    this.asked.set(guest, people.length === 0 ? 'yes' : 'waiting');
    if (people.length > 0)
      this.matters.propose('', { kind: 'admit', guest, seat, name }, people, (agreed) => this.asked.set(guest, agreed ? 'yes' : 'no'));
  }

  admitted(guest: string): 'waiting' | 'yes' | 'no' {
    return this.asked.get(guest) ?? 'no';
  }

  private hear(name: string, guest: Guest, wish: Wish): void {
    if (wish.do === 'hold') return void (guest.allowance.hold.take() && this.held(guest, wish.thing));
    const allowed = wish.do === 'whyNot' ? guest.allowance.whyNot.take() : guest.allowance.wishes.take();
    if (!allowed) {
      if (wish.do !== 'hello')
        guest.line.send(frameOf({ tell: 'refused', id: wish.id, code: 'too-fast', message: 'That was too fast. Try again in a moment.' }));
      return this.warn(guest);
    }
    if (wish.do === 'hello') return void this.match.inTurn(() => this.greet(name, guest, wish)).catch(() => guest.line.end(4010));
    void this.grant(guest, wish);
  }

  private async grant(guest: Guest, wish: AskedWish): Promise<void> {
    try {
      const told = await this.match.inTurn(async () => {
        const before = this.match.doneBefore(wish.id);
        if (before) return before;
        const result = await this.wishes.fulfil(guest.pass, wish);
        const done = { tell: 'done', id: wish.id, ...(result === undefined ? {} : { result }) } as Tell & { tell: 'done' };
        if (wish.do !== 'whyNot') this.match.finish(done);
        return done;
      });
      guest.line.send(frameOf(told));
    } catch (error) {
      if (error instanceof Unanswered) return;
      const { code, message, rule } = error instanceof Denied ? error : new Denied('rule-broke', 'Something went wrong on the host.');
      guest.line.send(frameOf({ tell: 'refused', id: wish.id, code, message, ...(rule === undefined ? {} : { rule }) }));
    }
  }

  private async botAnswers(moment: number, answer: Answer): Promise<boolean> {
    try {
      return await this.match.inTurn(async () => {
        if (moment !== this.match.moment) return true; // it has been overtaken, and is asked anew
        await this.match.answer(answer);
        return true;
      });
    } catch {
      return false;
    }
  }

  private greet(name: string, guest: Guest, { page, have }: Extract<Wish, { do: 'hello' }>): void {
    if (this.settings.page !== '' && page !== '' && page !== this.settings.page)
      guest.line.send(frameOf({ tell: 'closing', why: 'new-page', after: 0 }));
    if (!this.guests.get(name)) return;
    const first = guest.kind === null;
    const kind = this.kindOf(guest.pass);
    guest.kind = kind;
    const known = have && [...kind.past, kind].findLast(({ held, sum }) => held.glance.moment === have.moment && sum === have.sum);
    if (known) guest.line.send(frameOf(movedBetween(known.held, { ...kind.held, glance: rebuilt(kind) }, kind.sum)));
    else this.sendWhole(guest, kind);
    for (const matter of this.matters.waiting) if (hearsMatters(guest)) guest.line.send(frameOf({ tell: 'matter', matter }));
    if (first) this.tellCompany();
  }

  /** What players let others see is given to those who only watch: never to the table, which everybody sees, and never to a seat. */
  private kindOf(pass: Pass): Kind {
    const watches = pass.seats.length === 0 && (pass.role === 'spectator' || pass.role === 'stream');
    return this.kinds.of({ eyes: pass.eyes, answers: this.guests.answersOf(pass), delay: pass.delay, watches });
  }

  private sendWhole({ line, pass }: Guest, kind: Kind): void {
    line.send(
      frameOf({
        tell: 'seen', moment: kind.held.glance.moment, sum: kind.sum, eyes: pass.eyes, answers: kind.answers, glance: rebuilt(kind),
        log: { from: 0, facts: kind.held.log }, company: this.guests.company(),
      }),
    );
  }

  private tellMoved(change?: Change): void {
    for (const { kind, moved } of this.kinds.moved('all', change)) this.guests.tell(moved, (guest) => guest.kind === kind);
    // Whoever answers for other seats than before has become another kind of screen.
    for (const guest of this.guests.all) {
      if (guest.kind === null) continue;
      const kind = this.kindOf(guest.pass);
      if (kind === guest.kind) continue;
      guest.kind = kind;
      this.sendWhole(guest, kind);
    }
    this.forgetKinds();
    if (this.match.host.over === null || change !== undefined) this.bots.kick();
  }

  /** What a hand has lifted is shown to others only if everybody may know of it: an open question must offer to take it. */
  private held(guest: Guest, thing: string | null): void {
    const [seat] = this.guests.answersOf(guest.pass);
    if (seat === undefined || guest.kind === null) return;
    if (thing !== null && !this.offersToAll(seat, thing)) return;
    this.guests.tell({ tell: 'held', seat, thing }, (other) => other !== guest && isLive(other));
  }

  private offersToAll(seat: Seat, thing: string): boolean {
    const { questions } = this.match.host.glance({ viewer: 'table', answersFor: [seat] });
    return questions.some(({ options }) => options.some(({ gesture }) => takenBy(gesture) === thing));
  }

  private forgetKinds(): void {
    this.kinds.keepOnly(new Set(this.guests.all.flatMap(({ kind }) => (kind ? [kind.key] : []))));
  }

  private refuseUnread(guest: Guest, read: unknown): void {
    const id = (read as { id?: unknown } | null)?.id;
    const message = 'The host cannot read this message. Reload the page.';
    if (typeof id === 'string' && /^[0-9a-f]{24}$/.test(id))
      guest.line.send(frameOf({ tell: 'refused', id, code: 'bad-message', message }));
    this.warn(guest);
  }

  private warn(guest: Guest): void {
    if (!guest.allowance.warnings.take()) guest.line.end(4002);
  }
}

/** The thing that a hand has in it when it makes this gesture. */
const takenBy = (gesture: Gesture): string | null => ('from' in gesture ? gesture.from : 'on' in gesture ? gesture.on : null);

/** What happens at this moment is shown to nobody who watches with a delay. */
const isLive = ({ pass }: Guest): boolean => pass.delay === 0;

/** For a screen that has not followed: it jumps to how things stand. */
const rebuilt = ({ held }: Kind): Kind['held']['glance'] =>
  held.glance.change === 'opened' ? held.glance : { ...held.glance, change: 'rebuilt', facts: [] };
