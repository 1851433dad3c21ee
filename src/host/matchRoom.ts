import {
  LocalDriver, LocalPresence, matchMaker, Room, ServerError, type Client, type MatchMakerDriver, type Presence,
} from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';
import type { Pass } from './connectedScreens.ts';
import type { Evict } from './hostedMatch.ts';
import { limits } from './limits.ts';
import type { MatchTable } from './matchTable.ts';
import { packAtOnce, packBefore, packedFrom } from './packing.ts';

/** The one module, beside `redis.ts`, that knows Colyseus: rooms, reserved places, heartbeats, and finding a room on another process. */

export interface Reservation {
  readonly processId: string;
  readonly roomId: string;
  readonly sessionId: string;
  readonly publicAddress?: string | undefined;
}

/** There is no place in the match, or on the host; the message is for the person. */
export class NoPlace extends Error {
  override readonly name = 'NoPlace';
}

export interface Opener {
  /** Opens a match in this process. */
  open(match: string, evict: Evict): Promise<MatchTable>;
  /** True if it is still played here, as far as the store knows. */
  stillOurs(match: string): Promise<boolean>;
  readonly mostScreens: number;
  readonly mostMatches: number;
}

let opener: Opener;
const open = new Map<string, MatchRoom>();

/** Matches that are open in this process. */
export const openTables = (): readonly MatchTable[] => [...open.values()].map(({ table }) => table);

/** In ticks, of a second each: screens are pinged so often, and let go after so many pings without an answer. */
const pingEvery = 5;
const pingsMissed = 3;

/** What is sent to a screen at the same time, such as a change and then that its answer is done, goes out together. */
function inOneWrite(socket: WebSocket): void {
  const { _socket: wire } = socket as unknown as { readonly _socket: Socket | null };
  if (!wire || wire.writableCorked > 0) return;
  wire.cork();
  process.nextTick(() => wire.uncork());
}

class MatchRoom extends Room {
  table!: MatchTable;
  private lost = false;
  private lastTick = Date.now();
  private ticks = 0;
  /** How many pings of each screen have had no answer. */
  private readonly unanswered = new Map<WebSocket, number>();
  override autoDispose = false;

  override async onCreate({ match }: { match: string }): Promise<void> {
    if (open.size >= opener.mostMatches) throw new ServerError(503, 'The host is full.');
    this.roomId = match;
    this.seatReservationTimeout = 20;
    this.table = await opener.open(match, (why) => void (why === 'elsewhere' ? this.close('moved-elsewhere') : this.end()));
    open.set(match, this);
    this.onMessageBytes(0, (client: Client, bytes: Uint8Array) => this.table.take(client.sessionId, bytes));
    this.setSimulationInterval(() => void this.tick(), 1_000);
    this.patchRate = null; // after the interval above, or the room would tick sixty times a second for nothing
  }

  override onJoin(client: Client, _options: unknown, pass: Pass): void {
    const socket = client.ref as unknown as WebSocket;
    this.unanswered.set(socket, 0);
    socket.on('pong', () => this.unanswered.set(socket, 0));
    packAtOnce(socket);
    this.table.enter(client.sessionId, pass, {
      prepare: (message) => packBefore(socket, message as Buffer),
      send: (message) => {
        // A screen that does not read would fill our memory; it comes back and is told the rest at once.
        if (socket.bufferedAmount > limits.unread) return socket.terminate();
        inOneWrite(socket);
        (client as unknown as { enqueueRaw(data: Uint8Array): void }).enqueueRaw(message);
      },
      end: (code) => client.leave(code),
    });
  }

  override onLeave(client: Client): void {
    this.unanswered.delete(client.ref as unknown as WebSocket);
    this.table.leave(client.sessionId);
  }

  /** An error in one room must not end the process, which is what would happen by default. */
  override onUncaughtException(error: Error): void {
    console.error(`Match ${this.roomId}:`, error.message);
  }

  override onDispose(): Promise<void> {
    if (open.get(this.roomId) === this) open.delete(this.roomId);
    return this.table?.stop() ?? Promise.resolve();
  }

  /** Called from any process, by name, through `call`. */
  async ask<K extends keyof RoomCalls>(what: K, args: Parameters<RoomCalls[K]>): Promise<unknown> {
    // A process that was only frozen would else show a newcomer the match as it was when it froze.
    if (what === 'noPlaceFor' && (await this.isElsewhere())) throw new Error('The match is played in another process.');
    return (calls[what] as (table: MatchTable, ...args: unknown[]) => unknown)(this.table, ...args);
  }

  async close(why: 'moved-elsewhere' | 'match-closed' | 'host-stops'): Promise<void> {
    if (this.lost) return;
    this.lost = true;
    this.table.closing(why, 0);
    // Another process has the place in the list by now: it must not be taken away with this room.
    const { _listing: listing } = this as unknown as { _listing: { roomId: string } };
    if (why === 'moved-elsewhere') listing.roomId = `left-${this.roomId}-${Date.now()}`;
    if (open.get(this.roomId) === this) open.delete(this.roomId);
    await this.end();
  }

  /** Screens come back, and the match is opened anew from the store. */
  private async end(): Promise<void> {
    await this.table.stop();
    await this.disconnect(4010).catch(() => {});
  }

  private async tick(): Promise<void> {
    const now = Date.now();
    const frozen = now - this.lastTick > 3_000;
    this.lastTick = now;
    this.table.tick();
    if (this.ticks++ % pingEvery === 0) this.ping();
    if (this.table.idle) return void this.disconnect();
    if (frozen || Math.floor(now / 1_000) % 5 === 0) await this.isElsewhere();
  }

  private ping(): void {
    for (const [socket, missed] of this.unanswered) {
      if (missed >= pingsMissed) socket.terminate();
      else (this.unanswered.set(socket, missed + 1), socket.ping());
    }
  }

  /** Looks whether another process has taken the match over, and lets it go if so. */
  private async isElsewhere(): Promise<boolean> {
    if (await opener.stillOurs(this.roomId).catch(() => true)) return false;
    await this.close('moved-elsewhere');
    return true;
  }
}

/** What may be asked of a match wherever it is open. */
const calls = {
  noPlaceFor: (table: MatchTable, pass: Pass) => table.screens.noPlaceFor(pass),
  company: (table: MatchTable) => table.screens.company(),
  seated: (table: MatchTable, seat: string, person: string | null, onTable: boolean) => table.seated(seat, person, onTable),
  seatTaken: (table: MatchTable, seat: string) => table.dismiss(seat),
  renamed: (table: MatchTable, title: string) => table.rename(title),
  admit: (table: MatchTable, guest: string, seat: string, name: string) => table.admit(guest, seat, name),
  admitted: (table: MatchTable, guest: string) => table.admitted(guest),
  closed: (table: MatchTable) => void open.get(table.id)?.close('match-closed'),
} as const;
type RoomCalls = {
  [K in keyof typeof calls]: (typeof calls)[K] extends (table: MatchTable, ...rest: infer A) => infer R ? (...args: A) => R : never;
};

interface RoomsOptions {
  readonly presence?: Presence | undefined;
  readonly driver?: MatchMakerDriver | undefined;
  readonly publicAddress?: string | undefined;
}

const opening = new Map<string, Promise<unknown>>();

export const rooms = {
  async start(server: Server, given: Opener, options: RoomsOptions, mayEnter: (request: IncomingMessage) => boolean): Promise<void> {
    opener = given;
    const transport = new WebSocketTransport({
      noServer: true,
      pingInterval: 0, // each room pings its own screens: a thousand pings at once would hold everybody up
      maxPayload: limits.message,
      // Each message is packed by itself: a window for every socket would cost 60 MB for 200 of them.
      perMessageDeflate: {
        threshold: packedFrom, zlibDeflateOptions: { level: 3, memLevel: 7 }, serverNoContextTakeover: true, clientNoContextTakeover: true,
      },
    });
    transport.attachToServer(server, { filter: mayEnter });
    matchMaker.defineRoomType('match', MatchRoom);
    await matchMaker.setup(options.presence ?? new LocalPresence(), options.driver ?? new LocalDriver(), options.publicAddress ?? '');
    await matchMaker.accept();
  },

  processId: (): string => matchMaker.processId,

  screens: (): number => openTables().reduce((sum, { screens }) => sum + screens.size, 0),

  /** A place for one screen, wherever the match is open; it is opened if it is open nowhere. */
  async reserve(match: string, pass: Pass): Promise<Reservation> {
    for (let tries = 0; ; tries++) {
      try {
        const room = (await roomOf(match)) ?? (await opened(match));
        if (room.processId === matchMaker.processId && rooms.screens() >= opener.mostScreens)
          throw new NoPlace('This match has no place for another screen.');
        const why = (await matchMaker.remoteRoomCall<MatchRoom, 'ask'>(match, 'ask', ['noPlaceFor', [pass]])) as string | null;
        if (why !== null) throw new NoPlace(why);
        return (await matchMaker.reserveSeatFor(room, {}, pass)) as Reservation;
      } catch (error) {
        if (error instanceof NoPlace || tries >= 3) throw error;
        if (error instanceof ServerError && error.code === 503) throw new NoPlace(error.message);
        await forgetDead(match);
      }
    }
  },

  /** Null if the match is open nowhere. */
  async call<K extends keyof RoomCalls>(
    match: string,
    what: K,
    ...args: Parameters<RoomCalls[K]>
  ): Promise<Awaited<ReturnType<RoomCalls[K]>> | null> {
    if (!(await roomOf(match))) return null;
    try {
      return (await matchMaker.remoteRoomCall<MatchRoom, 'ask'>(match, 'ask', [what, args])) as Awaited<ReturnType<RoomCalls[K]>>;
    } catch {
      return null;
    }
  },

  /** Screens are told, wishes that wait are done, then everything is let go. */
  async stop(): Promise<void> {
    await Promise.all([...open.values()].map((room) => room.close('host-stops')));
    await matchMaker.gracefullyShutdown().catch(() => {});
  },
};

/** In ms: the list of rooms answers at once, or what keeps it is gone. */
const listMs = 3_000;

/** Where a match is open. Nobody at the door is kept waiting for a Redis that does not answer; open matches do not need it. */
async function roomOf(match: string): Promise<Awaited<ReturnType<typeof matchMaker.getRoomById>>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, listMs);
  });
  try {
    return await Promise.race([matchMaker.getRoomById(match), late]);
  } catch {
    throw new NoPlace('New screens cannot join for the moment.');
  } finally {
    clearTimeout(timer);
  }
}

/** Two screens that come at once must not open the match twice. */
async function opened(match: string): Promise<matchMaker.ISeatReservation & { processId: string }> {
  const pending = opening.get(match) ?? matchMaker.createRoom('match', { match }).finally(() => opening.delete(match));
  opening.set(match, pending);
  return (await pending) as never;
}

/** The process that had the room may be dead or frozen: then its rooms are struck from the list, and the match is opened here. */
async function forgetDead(match: string): Promise<void> {
  const room = await matchMaker.getRoomById(match).catch(() => undefined);
  if (room && room.processId !== matchMaker.processId) await matchMaker.healthCheckProcessId(room.processId);
}
