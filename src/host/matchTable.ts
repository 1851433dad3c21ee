import type { Gesture } from '../engine/kernel/option.ts';
import type { Answer, Seat } from '../engine/kernel/rule.ts';
import type { AnyRules } from '../engine/kernel/rules.ts';
import type { Change } from '../match/play.ts';
import { isPolicy } from '../match/policy.ts';
import type { Screen } from '../match/screen.ts';
import {
  WishShape, type AskedWish, type ClosingWhy, type Company, type MatterSeen, type Tell, type Wish,
} from '../match/screenMessages.ts';
import { movedBetween } from '../match/screenTold.ts';
import { BotPlayers } from './botPlayers.ts';
import type { Chairs } from './chairs.ts';
import { Denied, HostedMatch } from './hostedMatch.ts';
import { Kinds, type Kind } from './kinds.ts';
import { LateTable } from './lateTable.ts';
import { limits, screenAllowance, type ScreenAllowance } from './limits.ts';
import { Matters } from './matters.ts';
import type { Kept, Shelf } from './shelf.ts';
import type { Thoughts } from './thoughts.ts';

/** What a screen came in with. Nothing that it sends changes it. */
export interface Pass {
  readonly role: 'player' | 'hand' | 'table' | 'stream' | 'spectator';
  readonly eyes: Seat | 'table';
  /** Seats whose tokens it has shown. */
  readonly seats: readonly Seat[];
  readonly delay: number;
}

/** The far end of a connection. */
export interface Line {
  send(frame: Uint8Array): void;
  /** Ends it; the screen comes back if it can. */
  end(code: number): void;
}

interface Guest {
  readonly pass: Pass;
  readonly line: Line;
  readonly allowance: ScreenAllowance;
  /** What it has been told as; null until it has said hello. */
  kind: Kind | null;
}

export interface TableSettings {
  readonly page: string;
  readonly botPaceMs: number;
  readonly now: () => number;
}

/** All messages are of one type, whose number is 0; see `play/roomSocket.ts` for the other end. */
export const frameOf = (told: Tell): Uint8Array => {
  const text = Buffer.from(JSON.stringify(told));
  return Buffer.concat([Buffer.from([17, 0]), text]);
};

/** One match with all its screens: who may see and do what is decided here, and again at every wish. */
export class MatchTable {
  readonly match: HostedMatch;
  readonly matters: Matters;
  private readonly guests = new Map<string, Guest>();
  private readonly kinds: Kinds;
  private readonly bots: BotPlayers;
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
    fenced: () => void,
  ) {
    const { now } = settings;
    this.emptySince = now();
    this.match = new HostedMatch(id, rules, kept, kept.epoch, shelf, chairs, (change) => this.tellMoved(change), fenced, now);
    const late = new LateTable(rules, () => this.match.archive, () => this.match.times, now);
    this.kinds = new Kinds(() => this.match.host, () => this.match.moment, late);
    this.matters = new Matters((seen) => this.tellMatter(seen));
    this.bots = new BotPlayers(
      {
        game: rules.name,
        host: () => this.match.host,
        archive: () => this.match.archive,
        moment: () => this.match.moment,
        policyOf: (seat) => chairs.of(seat)?.policy ?? null,
        mayPlay: () => this.someoneIsHere() && (chairs.full || this.match.times.length > 0),
        answer: (moment, answer) => this.botAnswers(moment, answer),
        thinks: (seat, done) => this.tellAll({ tell: 'thinking', seat, done }, (guest) => guest.pass.delay === 0),
      },
      thoughts,
      settings.botPaceMs,
      kept.moment,
    );
  }

  get screens(): number {
    return this.guests.size;
  }

  company(): Company {
    return this.chairs.company((seat) => this.screensOf(seat), this.watching);
  }

  get watching(): number {
    return [...this.guests.values()].filter(({ pass }) => pass.seats.length === 0).length;
  }

  /** Null if there is a place for it, or why there is none. */
  noPlaceFor(pass: Pass): string | null {
    const full =
      this.guests.size >= limits.matchScreens ||
      pass.seats.some((seat) => this.ownScreensOf(seat) >= limits.seatScreens) ||
      (pass.seats.length === 0 && this.watching >= limits.watching);
    return full ? 'This match has no place for another screen.' : null;
  }

  enter(name: string, pass: Pass, line: Line): void {
    this.guests.set(name, { pass, line, allowance: screenAllowance(), kind: null });
    this.lookAround();
  }

  leave(name: string): void {
    const guest = this.guests.get(name);
    if (!guest) return;
    this.guests.delete(name);
    if (this.guests.size === 0) this.emptySince = this.settings.now();
    this.lookAround();
    this.put(guest, null);
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
    this.tellAll({ tell: 'company', company: this.company() });
    this.bots.kick();
  }

  /** Once a second: late streams go on, and chairs grow pale. */
  tick(): void {
    for (const { kind, moved } of this.kinds.moved('late')) this.tellKind(kind, moved);
    for (const { seat, awaySince } of this.company().chairs)
      if (awaySince !== null && this.settings.now() - awaySince > limits.awayMs) this.matters.leave(seat);
  }

  closing(why: ClosingWhy, after: number, whom: (pass: Pass) => boolean = () => true): void {
    for (const { pass, line } of this.guests.values()) if (whom(pass)) line.send(frameOf({ tell: 'closing', why, after }));
  }

  async stop(): Promise<void> {
    this.bots.close();
    await this.match.stop();
  }

  /** A chair has been given to somebody, or to nobody. */
  async seated(seat: Seat, person: string | null, onTable: boolean): Promise<void> {
    await this.match.inTurn(async () => {
      await this.chairs.set(seat, { person, policy: null, onTable });
      this.lookAround();
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
    for (const { pass, line } of this.guests.values()) if (has(pass)) line.end(4000);
  }

  /** Somebody at the door wants a chair. Nobody there to say no: then nobody need be asked. */
  admit(guest: string, seat: Seat, name: string): void {
    const people = this.people();
    this.asked.set(guest, people.length === 0 ? 'yes' : 'waiting');
    if (people.length > 0)
      this.matters.propose('', { kind: 'admit', guest, seat, name }, people, (agreed) => this.asked.set(guest, agreed ? 'yes' : 'no'));
  }

  admitted(guest: string): 'waiting' | 'yes' | 'no' {
    return this.asked.get(guest) ?? 'no';
  }

  /** Whose word counts when it comes from this screen: the screen in the middle speaks for those who play on it. */
  private speaksFor({ role, seats }: Pass): readonly Seat[] {
    return role === 'table' ? this.chairs.onTable : seats;
  }

  private screensOf(seat: Seat): number {
    return [...this.guests.values()].filter(({ pass }) => this.speaksFor(pass).includes(seat)).length;
  }

  private ownScreensOf(seat: Seat): number {
    return [...this.guests.values()].filter(({ pass }) => pass.seats.includes(seat)).length;
  }

  private lookAround(): void {
    for (const seat of this.chairs.seats) this.chairs.present(seat, this.screensOf(seat) > 0);
  }

  private someoneIsHere(): boolean {
    return [...this.guests.values()].some(({ pass, kind }) => kind !== null && (pass.seats.length > 0 || pass.role === 'table'));
  }

  /** One seat for each person who is here. */
  private people(): readonly Seat[] {
    const names = new Map<string, Seat>();
    for (const { seat, person, screens, policy } of this.company().chairs)
      if (person !== null && screens > 0 && policy === null && !names.has(person)) names.set(person, seat);
    return [...names.values()];
  }

  private answersOf(pass: Pass): readonly Seat[] {
    return this.speaksFor(pass).filter((seat) => this.chairs.of(seat)?.policy === null);
  }

  private screenOf(pass: Pass): Screen {
    return { viewer: pass.eyes, answersFor: this.answersOf(pass) };
  }

  private hear(name: string, guest: Guest, wish: Wish): void {
    if (wish.do === 'hold') return void (guest.allowance.hold.take() && this.held(name, guest, wish.thing));
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
        const result = await this.fulfil(guest, wish);
        const done = { tell: 'done', id: wish.id, ...(result === undefined ? {} : { result }) } as Tell & { tell: 'done' };
        if (wish.do !== 'whyNot') this.match.finish(done);
        return done;
      });
      guest.line.send(frameOf(told));
    } catch (error) {
      const { code, message, rule } = error instanceof Denied ? error : new Denied('rule-broke', 'Something went wrong on the host.');
      guest.line.send(frameOf({ tell: 'refused', id: wish.id, code, message, ...(rule === undefined ? {} : { rule }) }));
    }
  }

  private async fulfil(guest: Guest, wish: AskedWish): Promise<(Tell & { tell: 'done' })['result'] | undefined> {
    const { pass } = guest;
    const own = (seat: Seat): void => {
      if (!this.answersOf(pass).includes(seat)) throw new Denied('not-yours', `${seat} is not played at this screen.`);
    };
    switch (wish.do) {
      case 'choose':
        own(wish.answer.seat);
        await this.match.choose(this.screenOf(pass), wish.moment, wish.answer as Answer, wish.id);
        return undefined;
      case 'whyNot':
        return this.answersOf(pass).length === 0 ? null : this.match.host.whyNotAt(this.screenOf(pass), wish.gesture);
      case 'undo':
        own(wish.seat);
        return this.match.undo(wish.seat, wish.moment, wish.id);
      case 'redo':
        own(wish.seat);
        return this.match.redo(wish.seat, wish.moment, wish.id);
      case 'propose':
        return this.propose(guest, wish);
      case 'say': {
        const voices = this.speaksFor(pass).filter((seat) => wish.seat === undefined || seat === wish.seat);
        const spoke = voices.some((seat) => this.matters.say(wish.matter, seat, wish.yes));
        if (!spoke) throw new Denied('moved-on', 'That has been settled already.');
        return undefined;
      }
      case 'return':
        if (!pass.seats.includes(wish.seat)) throw new Denied('not-yours', `${wish.seat} is not played at this screen.`);
        await this.chairs.set(wish.seat, { policy: null });
        this.match.reseated();
        this.tellCompany();
        return undefined;
      case 'onTable':
        if (!pass.seats.includes(wish.seat)) throw new Denied('not-yours', `${wish.seat} is not played at this screen.`);
        await this.chairs.set(wish.seat, { onTable: wish.on });
        this.lookAround();
        this.match.reseated();
        this.tellCompany();
        return undefined;
    }
  }

  private propose({ pass }: Guest, { matter, id }: Extract<AskedWish, { do: 'propose' }>): undefined {
    const by = pass.seats.find((seat) => this.chairs.of(seat)?.policy === null);
    if (by === undefined) throw new Denied('not-yours', 'Only those who play may ask the table.');
    if (matter.kind === 'admit') throw new Denied('not-yours', 'Guests ask for themselves.');
    const speaker = this.people().find((seat) => this.chairs.of(seat)?.person === this.chairs.of(by)?.person) ?? by;
    if (matter.kind === 'bot') {
      if (!isPolicy(matter.policy)) throw new Denied('not-offered', `There is no bot called ${matter.policy}.`);
      if (!this.chairs.deserted(matter.seat, limits.botMs)) throw new Denied('not-offered', 'Somebody sits there and is not away.');
    }
    this.matters.propose(speaker, matter, this.people(), (agreed) => {
      if (!agreed) return;
      if (matter.kind === 'undo') void this.match.inTurn(() => this.match.undo(by, 0, id, true)).catch(() => {});
      else void this.match.inTurn(() => this.putBot(matter.seat, matter.policy)).catch(() => {});
    });
    return undefined;
  }

  /** The token of the chair stays valid: whoever comes back presses *Play on*. */
  private async putBot(seat: Seat, policy: string): Promise<void> {
    await this.chairs.set(seat, { policy });
    this.match.reseated();
    this.tellCompany();
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
    if (!this.guests.has(name)) return;
    const first = guest.kind === null;
    const kind = this.kinds.of(guest.pass.eyes, this.answersOf(guest.pass), guest.pass.delay);
    guest.kind = kind;
    const known = have && [...kind.past, kind].findLast(({ held, sum }) => held.glance.moment === have.moment && sum === have.sum);
    if (known) guest.line.send(frameOf(movedBetween(known.held, { ...kind.held, glance: rebuilt(kind) }, kind.sum)));
    else this.sendWhole(guest, kind);
    for (const matter of this.matters.waiting) if (hears(guest)) guest.line.send(frameOf({ tell: 'matter', matter }));
    if (first) this.tellCompany();
  }

  private sendWhole({ line, pass }: Guest, kind: Kind): void {
    line.send(
      frameOf({
        tell: 'seen', moment: kind.held.glance.moment, sum: kind.sum, eyes: pass.eyes, answers: kind.answers, glance: rebuilt(kind),
        log: { from: 0, facts: kind.held.log }, company: this.company(),
      }),
    );
  }

  private tellMoved(change?: Change): void {
    for (const { kind, moved } of this.kinds.moved('all', change)) this.tellKind(kind, moved);
    // Whoever answers for other seats than before has become another kind of screen.
    for (const guest of this.guests.values()) {
      if (guest.kind === null) continue;
      const kind = this.kinds.of(guest.pass.eyes, this.answersOf(guest.pass), guest.pass.delay);
      if (kind === guest.kind) continue;
      guest.kind = kind;
      this.sendWhole(guest, kind);
    }
    this.forgetKinds();
    if (this.match.host.over === null || change !== undefined) this.bots.kick();
  }

  private tellKind(kind: Kind, moved: Tell): void {
    let frame: Uint8Array | undefined;
    for (const guest of this.guests.values()) if (guest.kind === kind) guest.line.send((frame ??= frameOf(moved)));
  }

  private tellAll(told: Tell, whom: (guest: Guest) => boolean = () => true): void {
    let frame: Uint8Array | undefined;
    for (const guest of this.guests.values()) if (guest.kind !== null && whom(guest)) guest.line.send((frame ??= frameOf(told)));
  }

  private tellMatter(matter: MatterSeen): void {
    this.tellAll({ tell: 'matter', matter }, hears);
  }

  /** What a hand has lifted is shown to others only if everybody may know of it: an open question must offer to take it. */
  private held(name: string, guest: Guest, thing: string | null): void {
    const [seat] = this.answersOf(guest.pass);
    if (seat === undefined || guest.kind === null) return;
    if (thing !== null && !this.offersToAll(seat, thing)) return;
    const frame = frameOf({ tell: 'held', seat, thing });
    for (const [other, { line, kind, pass }] of this.guests) if (other !== name && kind !== null && pass.delay === 0) line.send(frame);
  }

  private offersToAll(seat: Seat, thing: string): boolean {
    const { questions } = this.match.host.glance({ viewer: 'table', answersFor: [seat] });
    return questions.some(({ options }) => options.some(({ gesture }) => takenBy(gesture) === thing));
  }

  private put(guest: Guest, thing: null): void {
    const [seat] = guest.pass.seats;
    if (seat !== undefined && guest.kind !== null) this.tellAll({ tell: 'held', seat, thing }, ({ pass }) => pass.delay === 0);
  }

  private forgetKinds(): void {
    this.kinds.keepOnly(new Set([...this.guests.values()].flatMap(({ kind }) => (kind ? [kind.key] : []))));
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

/** What the table is asked for concerns those who play, and the screen that some of them play on. */
const hears = ({ pass }: Guest): boolean => pass.seats.length > 0 || pass.role === 'table';

/** For a screen that has not followed: it jumps to how things stand. */
const rebuilt = ({ held }: Kind): Kind['held']['glance'] =>
  held.glance.change === 'opened' ? held.glance : { ...held.glance, change: 'rebuilt', facts: [] };
