import type { Seat } from '../engine/kernel/rule.ts';
import type { Play } from '../match/play.ts';
import type { ClosingWhy, Company, Matter, MatterSeen } from '../match/screenMessages.ts';
import type { Signal } from '../match/signal.ts';
import type { Answered, HostApi, Role } from './hostApi.ts';
import type { SocketLike } from './roomSocket.ts';
import type { Connection, PageEvents } from './reconnection.ts';

export interface HostedOpening {
  readonly api: HostApi;
  readonly match: string;
  /** A seat token or a watch key. */
  readonly key: string;
  /** Tokens of further seats of the same person. */
  readonly more?: readonly string[];
  readonly role: Role;
  /** Seconds that a stream stays behind. */
  readonly delay?: number;
  /** The build of this page: an older one than the host's is told to reload. */
  readonly page: string;
  readonly socket?: (address: string) => SocketLike;
  readonly pageEvents?: readonly PageEvents[];
  /** Told while the first view is waited for and does not come. */
  readonly waits?: (sentence: string) => void;
}

/** A match that is played on a host: the table sees the same as of one in this tab. */
export interface HostedPlay<V = unknown, F = unknown> extends Play<V, F> {
  readonly about: Answered<'join'>;
  readonly role: Role;
  readonly connection: Signal<Connection>;
  readonly company: Signal<Company>;
  /** What everybody is asked for, newest last; settled ones stay until the next. */
  readonly matters: Signal<readonly MatterSeen[]>;
  readonly thinking: Signal<{ readonly seat: Seat; readonly done: number } | null>;
  /** What hands of others have lifted, by seat. */
  readonly held: Signal<Readonly<Record<Seat, string>>>;
  /** Why the host lets this screen go; `new-page` asks for one reload. */
  readonly closing: Signal<ClosingWhy | null>;
  /** How often a checksum differed and the whole state was requested again: 0 unless something is broken. */
  readonly resyncs: Signal<number>;
  propose(matter: Matter): Promise<void>;
  /** `seat` where several people speak at one screen. */
  say(key: string, yes: boolean, seat?: Seat): Promise<void>;
  /** The bot leaves my chair. */
  comeBack(seat: Seat): Promise<void>;
  playOnTable(seat: Seat, on: boolean): Promise<void>;
  hold(thing: string | null): void;
  /** For somebody who plays several seats: looks from another of them. */
  look(seat: Seat): Promise<void>;
}
