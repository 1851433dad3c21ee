import type { Gesture, Refusal } from '../engine/kernel/option.ts';
import type { Flick, Json, Seat } from '../engine/kernel/rule.ts';
import { freshId } from '../match/entropy.ts';
import type { ExportedMatch, Seen } from '../match/play.ts';
import { answerTo, type Question } from '../match/question.ts';
import {
  TellShape, type AskedWish, type ClosingWhy, type Company, type Matter, type MatterSeen, type Tell,
} from '../match/screenMessages.ts';
import { stateAfter, stateFrom, stateSum, type ScreenState } from '../match/screenTold.ts';
import { signal, type Signal } from '../match/signal.ts';
import { HostRefused, type Answered, type Role } from './hostApi.ts';
import type { HostedOpening, HostedPlay } from './hostedPlay.ts';
import { PendingWishes } from './pendingWishes.ts';
import { openRoomSocket, roomAddress, type RoomSocket, type SocketLike } from './roomSocket.ts';
import { sentenceOf, Reconnection, type Connection, type PageEvents } from './reconnection.ts';

/** Resolves when the first view is there; rejects with `HostRefused` where the host says no. */
export async function openHostedPlay<V = unknown, F = unknown>(opening: HostedOpening): Promise<HostedPlay<V, F>> {
  const play = new HostedScreen<V, F>(opening);
  await play.begin();
  return play;
}

const closedMessage = 'This match has been closed.';
const nobody: Company = { title: '', chairs: [], watching: 0, now: 0 };
const inBrowser = (): PageEvents[] => (typeof window === 'undefined' ? [] : [window, document]);
const finalMessages: Partial<Record<ClosingWhy, string>> = {
  'seat-taken': 'This chair has moved to another device.',
  'match-closed': 'The host has closed this match.',
};

class HostedScreen<V, F> implements HostedPlay<V, F> {
  about!: Answered<'join'>;
  readonly role: Role;
  readonly company = signal<Company>(nobody);
  readonly matters = signal<readonly MatterSeen[]>([]);
  readonly thinking = signal<{ seat: Seat; done: number } | null>(null);
  readonly held = signal<Readonly<Record<Seat, string>>>({});
  readonly closing = signal<ClosingWhy | null>(null);
  readonly resyncs = signal(0);
  private keys: readonly string[];
  private room: RoomSocket | undefined;
  private greeted = false;
  private state: ScreenState | undefined;
  private readonly seen = signal<Seen<V, F>>(undefined!); // nobody has the match before its first view is there
  private readonly pending = new PendingWishes();
  private readonly reconnection: Reconnection;
  private first: { resolve(): void; reject(error: unknown): void } | undefined;
  private closed = false;

  constructor(private readonly opening: HostedOpening) {
    this.role = opening.role;
    this.keys = [opening.key, ...(opening.more ?? [])];
    this.reconnection = new Reconnection(() => this.connect(), () => this.room?.close(), opening.pageEvents ?? inBrowser());
  }

  get connection(): Signal<Connection> {
    return this.reconnection.connection;
  }

  begin(): Promise<void> {
    const stop = this.connection.subscribe(() => this.opening.waits?.(this.connection.snapshot().sentence ?? ''));
    return new Promise<void>((resolve, reject) => {
      this.first = { resolve, reject: (error) => (this.close(), reject(error)) };
      this.connect().catch((error: unknown) => this.reconnection.lost(sentenceOf(error)));
    }).finally(stop);
  }

  subscribe = this.seen.subscribe;
  snapshot = this.seen.snapshot;

  async choose(question: Pick<Question, 'seat' | 'ask'>, option: string, draft?: Json, flick?: Flick): Promise<void> {
    await this.wish({ do: 'choose', id: freshId(), moment: this.snapshot().moment, answer: answerTo(question, option, draft, flick) });
  }

  async whyNot(gesture: Gesture): Promise<Refusal | null> {
    const why = await this.wish({ do: 'whyNot', id: freshId(), gesture });
    return typeof why === 'object' ? why : null;
  }

  /** What others must agree to is put to them, and this resolves when they have said what they think. */
  async undo(agreed: boolean): Promise<boolean> {
    const seat = this.speaksFor();
    if (seat === undefined) return false;
    if (!agreed) return (await this.wish({ do: 'undo', id: freshId(), seat, moment: this.snapshot().moment })) === true;
    const before = this.matters.snapshot().at(-1)?.key;
    await this.propose({ kind: 'undo' });
    return this.settled(before);
  }

  async redo(): Promise<boolean> {
    const seat = this.speaksFor();
    if (seat === undefined) return false;
    return (await this.wish({ do: 'redo', id: freshId(), seat, moment: this.snapshot().moment })) === true;
  }

  async exported(): Promise<ExportedMatch> {
    return this.opening.api.ask('archive', { match: this.opening.match, token: this.opening.key });
  }

  async propose(matter: Matter): Promise<void> {
    await this.wish({ do: 'propose', id: freshId(), matter });
  }

  async say(matter: string, yes: boolean, seat?: Seat): Promise<void> {
    await this.wish({ do: 'say', id: freshId(), matter, yes, ...(seat === undefined ? {} : { seat }) });
  }

  async comeBack(seat: Seat): Promise<void> {
    await this.wish({ do: 'return', id: freshId(), seat });
  }

  async playOnTable(seat: Seat, on: boolean): Promise<void> {
    await this.wish({ do: 'onTable', id: freshId(), seat, on });
  }

  hold(thing: string | null): void {
    if (this.greeted) this.room?.send({ do: 'hold', thing });
  }

  async look(seat: Seat): Promise<void> {
    const at = this.about.answers.indexOf(seat);
    if (at <= 0) return;
    this.keys = [this.keys[at]!, ...this.keys.filter((_, i) => i !== at)];
    this.state = undefined;
    this.room?.close();
  }

  close(): void {
    this.closed = true;
    this.reconnection.close();
    this.room?.close();
    this.pending.rejectAll(closedMessage);
  }

  private speaksFor(): Seat | undefined {
    const { eyes: viewer, answers } = this.about;
    return answers.includes(viewer) ? viewer : answers[0];
  }

  private settled(before: string | undefined): Promise<boolean> {
    return new Promise((resolve) => {
      const look = (): void => {
        const matter = this.matters.snapshot().findLast((one) => one.matter.kind === 'undo');
        if (this.closed) return (stop(), resolve(false));
        if (!matter || matter.key === before || matter.outcome === 'waiting') return;
        stop();
        resolve(matter.outcome === 'agreed');
      };
      const stop = this.matters.subscribe(look);
      look();
    });
  }

  private async connect(): Promise<void> {
    if (this.closed) return;
    const { api, match, role, delay } = this.opening;
    const [key, ...more] = this.keys as [string, ...string[]];
    try {
      this.about = await api.ask('join', { match, key, role, ...(more.length > 0 ? { more } : {}), ...(delay ? { delay } : {}) });
    } catch (error) {
      if (!(error instanceof HostRefused) || error.again) throw error;
      this.reconnection.gone(error.message);
      this.first?.reject(error);
      return;
    }
    if (this.closed) return;
    const address = roomAddress(api.origin, this.about.reservation);
    const socket = this.opening.socket?.(address) ?? (new WebSocket(address) as unknown as SocketLike);
    this.greeted = false;
    const room: RoomSocket = openRoomSocket(socket, {
      joined: () => this.hello(room),
      alive: () => this.reconnection.alive(),
      message: (read) => this.take(room, read),
      closed: () => this.room === room && this.dropped(),
    });
    this.room = room;
  }

  private hello(room: RoomSocket): void {
    const { state } = this;
    const have = state ? { have: { moment: state.glance.moment, log: state.log.length, sum: stateSum(state) } } : {};
    room.send({ do: 'hello', page: this.opening.page, ...have });
  }

  private dropped(): void {
    this.greeted = false;
    this.thinking.set(null);
    this.held.set({});
    if (!this.closed) this.reconnection.lost();
  }

  private wish(wish: AskedWish): Promise<Refusal | boolean | null> {
    if (this.closed) return Promise.reject(new Error(closedMessage));
    const answered = this.pending.add(wish);
    if (this.greeted) this.room?.send(wish);
    return answered;
  }

  private take(room: RoomSocket, read: unknown): void {
    const checked = TellShape.safeParse(read);
    if (!checked.success || this.closed || room !== this.room) return;
    const told = read as Tell;
    switch (told.tell) {
      case 'seen':
        this.company.set(told.company);
        return this.show(room, stateFrom({ ...told.glance, moment: told.moment }, told.log.facts), told.sum);
      case 'moved':
        return this.move(room, told);
      case 'done':
        return this.pending.done(told);
      case 'refused':
        return this.pending.refused(told);
      case 'company':
        return this.company.set(told.company);
      case 'matter': {
        const others = this.matters.snapshot().filter(({ key, outcome }) => key !== told.matter.key && outcome === 'waiting');
        return this.matters.set([...others, told.matter]);
      }
      case 'thinking':
        return this.thinking.set(told.done >= 1 ? null : { seat: told.seat, done: told.done });
      case 'held': {
        const { [told.seat]: _put, ...others } = this.held.snapshot();
        return this.held.set(told.thing === null ? others : { ...others, [told.seat]: told.thing });
      }
      case 'closing':
        this.closing.set(told.why);
        if (finalMessages[told.why]) this.reconnection.gone(finalMessages[told.why]!);
    }
  }

  private move(room: RoomSocket, told: Extract<Tell, { tell: 'moved' }>): void {
    if (!this.state || (told.from ?? told.moment - 1) !== this.state.glance.moment) return this.resync(room);
    try {
      this.show(room, stateAfter(this.state, told), told.sum);
    } catch {
      this.resync(room);
    }
  }

  /** The state here differs from the one that the host has for this screen: requests the whole state again. */
  private resync(room: RoomSocket): void {
    this.resyncs.set(this.resyncs.snapshot() + 1);
    this.state = undefined;
    this.hello(room);
  }

  private show(room: RoomSocket, state: ScreenState, sum: string): void {
    if (stateSum(state) !== sum) return this.resync(room);
    const before = this.state;
    this.state = state;
    const stands = before !== undefined && before.glance.moment === state.glance.moment && stateSum(before) === sum;
    if (!this.greeted) this.welcome(room);
    if (stands && this.snapshot()) return;
    this.thinking.set(null);
    this.seen.set({ ...(state.glance as Seen<V, F>), log: state.log as readonly F[][] });
    this.first?.resolve();
    this.first = undefined;
  }

  /** Sends unanswered wishes again, with the same ids, by which the host knows whether they have been done. */
  private welcome(room: RoomSocket): void {
    this.greeted = true;
    this.reconnection.here();
    for (const wish of this.pending.all) room.send(wish);
  }
}
