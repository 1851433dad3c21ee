import type { Gesture } from '../engine/kernel/option.ts';
import type { Answer, Seat } from '../engine/kernel/rule.ts';
import type { AnyRules } from '../engine/kernel/rules.ts';
import type { Change } from '../match/play.ts';
import { WishShape, type AskedWish, type ClosingWhy, type Tell, type Wish } from '../match/screenMessages.ts';
import { movedBetween } from '../match/screenTold.ts';
import type { HandTeller } from '../table/hand.ts';
import { BotPlayers } from './botPlayers.ts';
import type { Chairs } from './chairs.ts';
import {
  ConnectedScreens, bytesOf, hearsMatters, type ConnectedScreen, type ScreenConnection, type Pass,
} from './connectedScreens.ts';
import { Denied, HostedMatch, Unanswered, type Evict } from './hostedMatch.ts';
import { rebuilt, ScreenGroups, type ScreenGroup } from './screenGroups.ts';
import { LateTable } from './lateTable.ts';
import { limits } from './limits.ts';
import { Matters } from './matters.ts';
import type { KeptMatch, MatchStore } from './matchStore.ts';
import type { Thoughts } from './thoughts.ts';
import { Wishes } from './wishes.ts';

interface TableSettings {
  readonly page: string;
  readonly botPaceMs: number;
  readonly now: () => number;
}

/** One match with all its screens: who may see and do what is decided here, and again at every wish. */
export class MatchTable {
  readonly match: HostedMatch;
  readonly matters: Matters;
  readonly screens: ConnectedScreens;
  private readonly groups: ScreenGroups;
  private readonly bots: BotPlayers;
  private readonly wishes: Wishes;
  private readonly asked = new Map<string, 'waiting' | 'yes' | 'no'>();
  /** When the last screen left. */
  private emptySince: number;

  constructor(
    readonly id: string,
    rules: AnyRules,
    teller: HandTeller,
    kept: KeptMatch,
    matchStore: Pick<MatchStore, 'keep'>,
    readonly chairs: Chairs,
    thoughts: Thoughts,
    private readonly settings: TableSettings,
    evict: Evict,
  ) {
    const { now } = settings;
    this.emptySince = now();
    this.screens = new ConnectedScreens(chairs, rules.open !== undefined);
    const telling = {
      foresee: (moment: number) => this.groups.foresee(moment),
      prepare: () => this.prepareMoved(),
      tell: (change?: Change) => this.tellMoved(change),
    };
    this.match = new HostedMatch(id, rules, kept, kept.epoch, matchStore, chairs, telling, evict, now);
    const late = new LateTable(rules, () => this.match.archive, () => this.match.times, now, () => this.match.host.shown);
    this.groups = new ScreenGroups(() => this.match.host, () => this.match.moment, late, teller);
    this.matters = new Matters((matter) => this.screens.tell({ tell: 'matter', matter }, hearsMatters));
    this.wishes = new Wishes(this.match, chairs, this.screens, this.matters, () => this.tellCompany());
    this.bots = new BotPlayers(
      {
        game: rules.name,
        host: () => this.match.host,
        archive: () => this.match.archive,
        moment: () => this.match.moment,
        policyOf: (seat) => chairs.of(seat)?.policy ?? null,
        mayPlay: () => this.screens.someoneIsHere && (chairs.full || this.match.begun),
        answer: (moment, answer) => this.botAnswers(moment, answer),
        thinks: (seat, done) => this.screens.tell({ tell: 'thinking', seat, done }, isLive),
      },
      thoughts,
      settings.botPaceMs,
      kept.moment,
    );
  }

  /** Nobody has been there for long: it may be closed, and is opened from the store when somebody comes. */
  get idle(): boolean {
    return this.screens.size === 0 && this.settings.now() - this.emptySince > limits.idleMs;
  }

  enter(name: string, pass: Pass, connection: ScreenConnection): void {
    this.screens.add(name, pass, connection);
  }

  leave(name: string): void {
    const screen = this.screens.remove(name);
    if (!screen) return;
    if (this.screens.size === 0) this.emptySince = this.settings.now();
    const [seat] = screen.pass.seats;
    // What its hand had lifted is down again.
    if (seat !== undefined && screen.group !== null) this.screens.tell({ tell: 'held', seat, thing: null }, isLive);
    this.forgetGroups();
    this.tellCompany();
  }

  /** Bytes from a screen. Whatever they are, they concern this screen alone. */
  take(name: string, bytes: Uint8Array): void {
    const screen = this.screens.get(name);
    if (!screen) return;
    let read: unknown;
    try {
      read = JSON.parse(Buffer.from(bytes).toString('utf8'));
    } catch {
      return this.warn(screen);
    }
    const checked = WishShape.safeParse(read);
    if (!checked.success) return this.refuseUnread(screen, read);
    this.hear(name, screen, checked.data);
  }

  tellCompany(): void {
    this.screens.tell({ tell: 'company', company: this.screens.company() });
    this.bots.kick();
  }

  /** Once a second: updates delayed streams, and no longer waits for the votes of people who are away. */
  tick(): void {
    for (const { group, moved } of this.groups.moved('late')) this.screens.tell(moved, (screen) => screen.group === group);
    for (const { seat, awaySince } of this.screens.company().chairs)
      if (awaySince !== null && this.settings.now() - awaySince > limits.awayMs) this.matters.leave(seat);
  }

  closing(why: ClosingWhy, after: number, whom: (pass: Pass) => boolean = () => true): void {
    for (const { pass, connection } of this.screens.all) if (whom(pass)) connection.send(bytesOf({ tell: 'closing', why, after }));
  }

  async stop(): Promise<void> {
    this.bots.close();
    await this.match.stop();
  }

  /** A chair has been given to somebody, or to nobody. */
  async seated(seat: Seat, person: string | null, onTable: boolean): Promise<void> {
    await this.match.inTurn(async () => {
      await this.chairs.set(seat, { person, policy: null, onTable });
      this.screens.updatePresence();
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
    for (const { pass, connection } of this.screens.all) if (has(pass)) connection.end(4000);
  }

  /** Somebody at the door wants a chair. Nobody there to say no: then nobody need be asked. */
  admit(guest: string, seat: Seat, name: string): void {
    const people = this.screens.people();
    this.asked.set(guest, people.length === 0 ? 'yes' : 'waiting');
    if (people.length > 0)
      this.matters.propose('', { kind: 'admit', guest, seat, name }, people, (agreed) => this.asked.set(guest, agreed ? 'yes' : 'no'));
  }

  admitted(guest: string): 'waiting' | 'yes' | 'no' {
    return this.asked.get(guest) ?? 'no';
  }

  private hear(name: string, screen: ConnectedScreen, wish: Wish): void {
    if (wish.do === 'hold') return void (screen.allowance.hold.take() && this.held(screen, wish.thing));
    const allowed = wish.do === 'whyNot' ? screen.allowance.whyNot.take() : screen.allowance.wishes.take();
    if (!allowed) {
      const message = 'That was too fast. Try again in a moment.';
      if (wish.do !== 'hello') screen.connection.send(bytesOf({ tell: 'refused', id: wish.id, code: 'too-fast', message }));
      return this.warn(screen);
    }
    if (wish.do === 'hello') return void this.match.inTurn(() => this.greet(name, screen, wish)).catch(() => screen.connection.end(4010));
    void this.grant(screen, wish);
  }

  private async grant(screen: ConnectedScreen, wish: AskedWish): Promise<void> {
    try {
      const told = await this.match.inTurn(async () => {
        const before = this.match.doneBefore(wish.id);
        if (before) return before;
        const result = await this.wishes.fulfil(screen.pass, wish);
        const done = { tell: 'done', id: wish.id, ...(result === undefined ? {} : { result }) } as Tell & { tell: 'done' };
        if (wish.do !== 'whyNot') this.match.finish(done);
        return done;
      });
      screen.connection.send(bytesOf(told));
    } catch (error) {
      if (error instanceof Unanswered) return;
      const { code, message, rule } = error instanceof Denied ? error : new Denied('rule-broke', 'Something went wrong on the host.');
      screen.connection.send(bytesOf({ tell: 'refused', id: wish.id, code, message, ...(rule === undefined ? {} : { rule }) }));
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

  private greet(name: string, screen: ConnectedScreen, { page, have }: Extract<Wish, { do: 'hello' }>): void {
    if (this.settings.page !== '' && page !== '' && page !== this.settings.page)
      screen.connection.send(bytesOf({ tell: 'closing', why: 'new-page', after: 0 }));
    if (!this.screens.get(name)) return;
    const first = screen.group === null;
    const group = this.groupOf(screen.pass);
    screen.group = group;
    const known = have && [...group.past, group].findLast(({ state, sum }) => state.glance.moment === have.moment && sum === have.sum);
    if (known) screen.connection.send(bytesOf(movedBetween(known.state, { ...group.state, glance: rebuilt(group) }, group.sum)));
    else this.sendWhole(screen, group);
    for (const matter of this.matters.waiting) if (hearsMatters(screen)) screen.connection.send(bytesOf({ tell: 'matter', matter }));
    if (first) this.tellCompany();
  }

  /** What players let others see is given to those who only watch: never to the table, which everybody sees, and never to a seat. */
  private groupOf(pass: Pass): ScreenGroup {
    const watches = pass.seats.length === 0 && (pass.role === 'spectator' || pass.role === 'stream');
    const { viewer, delay, role } = pass;
    return this.groups.of({ viewer, answers: this.screens.answersOf(pass), delay, watches, hand: role === 'hand' });
  }

  private sendWhole({ connection, pass }: ConnectedScreen, group: ScreenGroup): void {
    connection.send(
      bytesOf({
        tell: 'seen', moment: group.state.glance.moment, sum: group.sum, eyes: pass.viewer, answers: group.answers, glance: rebuilt(group),
        log: { from: 0, facts: group.state.log }, company: this.screens.company(),
      }),
    );
  }

  private prepareMoved(): void {
    for (const { group, moved } of this.groups.prepare()) {
      const message = bytesOf(moved);
      for (const screen of this.screens.all) if (screen.group === group) screen.connection.prepare?.(message);
    }
  }

  private tellMoved(change?: Change): void {
    for (const { group, moved } of this.groups.moved('all', change)) this.screens.tell(moved, (screen) => screen.group === group);
    // Whoever answers for other seats than before has become another group of screen.
    for (const screen of this.screens.all) {
      if (screen.group === null) continue;
      const group = this.groupOf(screen.pass);
      if (group === screen.group) continue;
      screen.group = group;
      this.sendWhole(screen, group);
    }
    this.forgetGroups();
    if (this.match.host.over === null || change !== undefined) this.bots.kick();
  }

  /** What a hand has lifted is shown to others only if everybody may know of it: an open question must offer to take it. */
  private held(screen: ConnectedScreen, thing: string | null): void {
    if (screen.group === null) return;
    const seats = this.screens.answersOf(screen.pass);
    const [first] = seats;
    const seat = thing === null ? first : seats.find((one) => this.offersToAll(one, thing));
    if (seat !== undefined) this.screens.tell({ tell: 'held', seat, thing }, (other) => other !== screen && isLive(other));
  }

  private offersToAll(seat: Seat, thing: string): boolean {
    const { questions } = this.match.host.glance({ viewer: 'table', answersFor: [seat] });
    return questions.some(({ options }) => options.some(({ gesture }) => takenBy(gesture) === thing));
  }

  private forgetGroups(): void {
    this.groups.keepOnly(new Set(this.screens.all.flatMap(({ group }) => (group ? [group.key] : []))));
  }

  private refuseUnread(screen: ConnectedScreen, read: unknown): void {
    const id = (read as { id?: unknown } | null)?.id;
    const message = 'The host cannot read this message. Reload the page.';
    if (typeof id === 'string' && /^[0-9a-f]{24}$/.test(id))
      screen.connection.send(bytesOf({ tell: 'refused', id, code: 'bad-message', message }));
    this.warn(screen);
  }

  private warn(screen: ConnectedScreen): void {
    if (!screen.allowance.warnings.take()) screen.connection.end(4002);
  }
}

/** The thing that a hand has in it when it makes this gesture. */
const takenBy = (gesture: Gesture): string | null => ('from' in gesture ? gesture.from : 'on' in gesture ? gesture.on : null);

/** What happens at this moment is shown to nobody who watches with a delay. */
const isLive = ({ pass }: ConnectedScreen): boolean => pass.delay === 0;
