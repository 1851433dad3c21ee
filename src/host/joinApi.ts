import { z } from 'zod';
import type { Save } from '../engine/kernel/match.ts';
import { exportedMatch } from '../match/matchFile.ts';
import type { Chair, Company } from '../match/screenMessages.ts';
import { codeFrom, freshCode, freshKey, type Key, type Keys, type WrongTries } from './keys.ts';
import type { Pass } from './connectedScreens.ts';
import type { Reservation, rooms } from './matchRoom.ts';
import { readJson } from './schema.ts';
import type { MatchRow, MatchStore } from './matchStore.ts';

/** A request that is refused, with words for the person. */
export class NotAllowed extends Error {
  override readonly name = 'NotAllowed';
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

const Secret = z.string().max(80);
const Match = z.string().min(1).max(40);
/** Letters of any language, shown as text; no signs that cannot be seen. */
const PersonName = z.string().trim().min(1).max(24).regex(/^[^\p{C}]+$/u);

const shapes = {
  knock: z.strictObject({ code: z.string().max(20) }),
  sit: z.union([
    z.strictObject({ code: z.string().max(20), seat: z.string().max(60), name: PersonName, onTable: z.boolean().optional() }),
    z.strictObject({ waiting: z.string().max(200) }),
  ]),
  watch: z.strictObject({ code: z.string().max(20) }),
  join: z.strictObject({
    match: Match, key: Secret, more: z.array(Secret).max(12).optional(),
    role: z.enum(['player', 'hand', 'table', 'stream', 'spectator']), delay: z.int().min(0).max(600).optional(),
  }),
  handover: z.strictObject({ match: Match, token: Secret, keep: z.boolean() }),
  take: z.strictObject({ key: Secret }),
  code: z.strictObject({ match: Match, token: Secret }),
  archive: z.strictObject({ match: Match, token: Secret }),
} as const;
type Asks = { [K in keyof typeof shapes]: z.infer<(typeof shapes)[K]> };
export type Rooms = Pick<typeof rooms, 'call'> & { reserve(match: string, pass: Pass): Promise<Reservation> };

const unknownCode = 'No match has this code. Ask for it again: it may have been renewed.';
const unknownKey = 'The host does not know this key. Ask for the code and sit down again.';
const tenMinutes = 10 * 60_000;

/** Lets people in: by code to a free chair or to watch, by token to their own chair, by a one-time key to another device. */
export class JoinApi {
  readonly asks = shapes;

  constructor(
    private readonly matchStore: MatchStore,
    private readonly keys: Keys,
    private readonly rooms: Rooms,
    private readonly wrong: WrongTries,
  ) {}

  async answer<K extends keyof Asks>(what: K, body: unknown, address: string): Promise<unknown> {
    const read = shapes[what].safeParse(body);
    if (!read.success)
      throw new NotAllowed(400, 'bad-message', wrongName(what, body) ?? 'The host cannot read this request. Reload the page.');
    if (this.wrong.mustWait(address)) throw new NotAllowed(429, 'wait', 'Wait a minute and try again.');
    try {
      return await (this[what] as (wish: Asks[K]) => Promise<unknown>).call(this, read.data as Asks[K]);
    } catch (error) {
      if (error instanceof NotAllowed && error.code.startsWith('unknown-')) this.wrong.count(address);
      throw error;
    }
  }

  about(row: MatchRow): { match: string; game: string; title: string; mix: string; seats: readonly string[]; over: boolean } {
    const { mix, seats } = readJson<Save<unknown>>(row.start);
    return { match: row.id, game: row.game, title: row.title, mix, seats, over: row.over !== null };
  }

  async chairs(match: string): Promise<Pick<Company, 'chairs' | 'watching'>> {
    const live = (await this.rooms.call(match, 'company')) as Company | null;
    if (live) return live;
    const { seats } = this.about(await this.row(match));
    const rows = await this.matchStore.db.selectFrom('seats').selectAll().where('match', '=', match).execute();
    rows.sort((a, b) => seats.indexOf(a.seat) - seats.indexOf(b.seat));
    const chairs = rows.map(({ seat, person, policy, on_table: onTable }) => ({
      seat, person, policy, screens: 0, awaySince: null, onTable: onTable === 1,
    }));
    return { chairs, watching: 0 };
  }

  async row(match: string): Promise<MatchRow> {
    const row = await this.matchStore.db.selectFrom('matches').selectAll().where('id', '=', match).executeTakeFirst();
    if (!row) throw new NotAllowed(404, 'unknown-key', unknownKey);
    return row;
  }

  private async byCode(code: string): Promise<MatchRow> {
    const row = await this.matchStore.db.selectFrom('matches').selectAll().where('code', '=', codeFrom(code)).executeTakeFirst();
    if (!row || row.over !== null) throw new NotAllowed(404, 'unknown-code', unknownCode);
    return row;
  }

  private async keyOf(match: string, secret: string, kind?: Key['kind']): Promise<Key> {
    const key = await this.keys.find(secret);
    if (!key || key.match !== match || key.kind === 'once' || (kind && key.kind !== kind))
      throw new NotAllowed(403, 'unknown-key', unknownKey);
    return key;
  }

  async knock({ code }: Asks['knock']): Promise<unknown> {
    const row = await this.byCode(code);
    const { chairs } = await this.chairs(row.id);
    return { ...this.about(row), chairs, askFirst: row.ask_first === 1 };
  }

  async sit(wish: Asks['sit']): Promise<unknown> {
    if ('waiting' in wish) return this.sitAfterWaiting(wish.waiting);
    const row = await this.byCode(wish.code);
    const { seat, name, onTable = false } = wish;
    const { policy } = await this.freeChair(row.id, seat);
    // A bot's chair is given away by the table; where nobody sits there, nobody need be asked.
    const asked = row.ask_first === 1 || policy !== null ? await this.rooms.call(row.id, 'company') : null;
    if (!asked) return this.give(row.id, seat, name, onTable);
    const guest = `${row.id}.${freshKey()}.${seat}.${onTable ? 1 : 0}.${Buffer.from(name).toString('base64url')}`;
    await this.rooms.call(row.id, 'admit', guest, seat, name);
    return { waiting: guest };
  }

  private async sitAfterWaiting(guest: string): Promise<unknown> {
    const [match, , seat, onTable, name] = guest.split('.') as [string, string, string, string, string];
    const said = await this.rooms.call(match, 'admitted', guest);
    if (said === 'waiting') return { waiting: guest };
    if (said !== 'yes') throw new NotAllowed(403, 'not-admitted', 'The table has said no. Choose another chair, or watch.');
    await this.freeChair(match, seat);
    return this.give(match, seat, Buffer.from(name, 'base64url').toString(), onTable === '1');
  }

  private async freeChair(match: string, seat: string): Promise<Pick<Chair, 'policy'>> {
    const chair = (await this.chairs(match)).chairs.find((one) => one.seat === seat);
    if (!chair) throw new NotAllowed(404, 'no-chair', 'There is no such chair at this table.');
    if (chair.person !== null)
      throw new NotAllowed(409, 'taken', `${chair.person} sits there. Choose another chair, or watch.`);
    return chair;
  }

  /** The chair is taken in one statement: of two who sit down at once, one finds it taken. */
  private async give(match: string, seat: string, person: string, onTable: boolean): Promise<unknown> {
    const { numUpdatedRows } = await this.matchStore.db
      .updateTable('seats').set({ person, policy: null, on_table: onTable ? 1 : 0 })
      .where('match', '=', match).where('seat', '=', seat).where('person', 'is', null).executeTakeFirst();
    if (numUpdatedRows !== 1n) throw new NotAllowed(409, 'taken', 'Somebody was quicker. Choose another chair, or watch.');
    const token = await this.keys.make({ match, kind: 'seat', seat, keep: true });
    await this.rooms.call(match, 'seated', seat, person, onTable);
    return { match, seat, token };
  }

  async watch({ code }: Asks['watch']): Promise<unknown> {
    const row = await this.byCode(code);
    return { match: row.id, key: await this.keys.make({ match: row.id, kind: 'watch', seat: null, keep: true }) };
  }

  async join({ match, key, more = [], role, delay = 0 }: Asks['join']): Promise<unknown> {
    const plays = role === 'player' || role === 'hand';
    const found = await Promise.all([key, ...more].map((one) => this.keyOf(match, one, plays ? 'seat' : undefined)));
    const row = await this.row(match);
    if (row.code === null) throw new NotAllowed(410, 'match-closed', 'The host has closed this match.');
    if (row.damaged !== null) throw new NotAllowed(422, 'damaged', `This match cannot be opened: ${row.damaged}`);
    const seats = plays ? [...new Set(found.map(({ seat }) => seat!))] : [];
    const pass: Pass = { role, viewer: seats[0] ?? 'table', seats, delay: role === 'stream' ? delay : 0 };
    const reservation = await this.rooms.reserve(match, pass);
    const { options } = readJson<Save<unknown>>(row.start);
    const code = plays || role === 'table' ? row.code : null;
    return { ...this.about(row), options, reservation, eyes: pass.viewer, answers: seats, code };
  }

  async handover({ match, token, keep }: Asks['handover']): Promise<unknown> {
    const { seat } = await this.keyOf(match, token, 'seat');
    return { take: await this.keys.make({ match, kind: 'once', seat, keep }, tenMinutes) };
  }

  async take({ key: secret }: Asks['take']): Promise<unknown> {
    const key = await this.keys.spend(secret);
    if (!key?.seat)
      throw new NotAllowed(403, 'unknown-key', 'This link has been used already, or is older than ten minutes. Ask for a new one.');
    const { match, seat } = key;
    if (!key.keep) {
      await this.keys.forget(match, seat);
      await this.rooms.call(match, 'seatTaken', seat);
    }
    const { game, title } = await this.row(match);
    return { match, seat, token: await this.keys.make({ match, kind: 'seat', seat, keep: true }), game, title };
  }

  async code({ match, token }: Asks['code']): Promise<unknown> {
    await this.keyOf(match, token, 'seat');
    return { code: await this.renewCode(match) };
  }

  async renewCode(match: string): Promise<string> {
    const code = freshCode();
    await this.matchStore.db.updateTable('matches').set({ code }).where('id', '=', match).execute();
    return code;
  }

  /** Only after the end: until then it holds what nobody may know. */
  async archive({ match, token }: Asks['archive']): Promise<unknown> {
    await this.keyOf(match, token, 'seat');
    const row = await this.row(match);
    if (row.over === null)
      throw new NotAllowed(403, 'not-over', 'The match can be fetched when it is over. Until then its host can export it.');
    const { archive } = await this.matchStore.read(row);
    return exportedMatch(row.title, archive);
  }
}

const wrongName = (what: string, body: unknown): string | null =>
  what === 'sit' && typeof (body as { name?: unknown } | null)?.name === 'string' ? 'A name has 1 to 24 letters.' : null;

