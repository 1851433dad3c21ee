import { z } from 'zod';
import type { Over } from '../engine/kernel/rules.ts';
import type { Archive } from '../match/archive.ts';
import { tryOut } from '../match/engine.ts';
import { freshEntropy } from '../match/entropy.ts';
import { loadRules } from '../match/games.ts';
import { fileName, mostImported, openMatchFile, readMatchFile, tooLargeToImport } from '../match/matchFile.ts';
import { MatchHost } from '../match/matchHost.ts';
import { isPolicy } from '../match/policy.ts';
import { NotAllowed, type JoinApi, type Rooms } from './joinApi.ts';
import { freshCode, freshMatchId, type Keys, type Seal } from './keys.ts';
import type { MatchStore } from './matchStore.ts';

const Match = z.strictObject({ match: z.string().min(1).max(40) });
const Title = z.string().trim().min(1).max(120);

const shapes = {
  matches: z.union([
    z.strictObject({
      game: z.string().max(60), mix: z.string().max(60).optional(), options: z.record(z.string(), z.string()).optional(),
      title: Title.optional(),
      bots: z.record(z.string(), z.string()).optional(), askFirst: z.boolean().optional(),
      /** For tests and lessons: the same seed deals the same match. */
      seed: z.int().optional(),
    }),
    z.strictObject({ file: z.string(), askFirst: z.boolean().optional() }),
  ]),
  'owner/list': z.strictObject({}),
  'owner/rename': Match.extend({ title: Title }),
  'owner/close': Match,
  'owner/code': Match,
  'owner/watch': Match,
  'owner/free': Match.extend({ seat: z.string().max(60) }),
  'owner/ask-first': Match.extend({ on: z.boolean() }),
  'owner/export': Match,
} as const;
type Asks = { [K in keyof typeof shapes]: z.infer<(typeof shapes)[K]> };

const SealedFile = z.strictObject({ kind: z.literal('lantern-table-hosted'), format: z.literal(1), name: z.string(), sealed: z.string() });

/** What the owner of a host does with its matches. */
export class Owner {
  readonly asks = shapes;

  constructor(
    private readonly matchStore: MatchStore,
    private readonly keys: Keys,
    private readonly rooms: Rooms,
    private readonly joining: JoinApi,
    private readonly seal: Seal,
    private readonly addresses: () => readonly string[],
  ) {}

  async answer<K extends keyof Asks>(what: K, body: unknown): Promise<unknown> {
    const read = shapes[what].safeParse(body);
    if (!read.success) throw new NotAllowed(400, 'bad-message', 'The host cannot read this request. Reload the page.');
    return handlers[what](this, read.data as never);
  }

  /** A new match, or one from a file. */
  async begin(wish: Asks['matches']): Promise<unknown> {
    if ('file' in wish) {
      if (Buffer.byteLength(wish.file) > mostImported) throw new NotAllowed(413, 'too-large', tooLargeToImport);
      const { name, archive, seated } = readMatchFile(this.unsealed(wish.file));
      const rules = await loadRules(archive.save.game);
      const tried = tryOut(rules, archive);
      const bots = Object.fromEntries(Object.entries(seated.automatic ?? {}).filter(([, policy]) => isPolicy(policy)));
      return this.add(name, tried.archive, tried.over, bots, wish.askFirst ?? false);
    }
    const { game, mix, options, title, bots = {}, askFirst = false, seed } = wish;
    const rules = await loadRules(game);
    const host = MatchHost.begin(rules, { mix, options, chance: freshEntropy(seed) });
    for (const [seat, policy] of Object.entries(bots))
      if (!host.seats.includes(seat) || !isPolicy(policy)) throw new NotAllowed(422, 'unknown-bot', `${policy} cannot play ${seat}.`);
    return this.add(title ?? rules.title, host.archive(), host.over, bots, askFirst);
  }

  async list(): Promise<unknown> {
    const rows = await this.matchStore.db.selectFrom('matches').selectAll().orderBy('touched', 'desc').limit(500).execute();
    const matches = await Promise.all(
      rows.map(async (row) => {
        const live = await this.rooms.call(row.id, 'company');
        const { chairs, watching } = live ?? (await this.joining.chairs(row.id));
        return {
          ...this.joining.about(row), code: row.code, chairs, watching, began: row.began, touched: row.touched, answers: row.answers,
          open: live !== null, damaged: row.damaged, askFirst: row.ask_first === 1,
        };
      }),
    );
    return { matches, addresses: this.addresses(), store: this.matchStore.place };
  }

  async rename({ match, title }: Asks['owner/rename']): Promise<unknown> {
    await this.matchStore.db.updateTable('matches').set({ title }).where('id', '=', match).execute();
    await this.rooms.call(match, 'renamed', title);
    return {};
  }

  /** The match stays in the store without a code, and its screens are told. Nobody comes in until its owner gives it a new code. */
  async close({ match }: Asks['owner/close']): Promise<unknown> {
    await this.matchStore.db.updateTable('matches').set({ code: null }).where('id', '=', match).execute();
    await this.rooms.call(match, 'closed');
    return {};
  }

  async watchKey({ match }: Asks['owner/watch']): Promise<unknown> {
    await this.joining.row(match);
    return { key: await this.keys.make({ match, kind: 'watch', seat: null, keep: true }) };
  }

  /** For somebody who will not come back, or a bot that a person shall follow: the chair is as if nobody had taken it. */
  async free({ match, seat }: Asks['owner/free']): Promise<unknown> {
    await this.keys.forget(match, seat);
    await this.rooms.call(match, 'seatTaken', seat);
    await this.matchStore.db
      .updateTable('seats').set({ person: null, policy: null, on_table: 0 }).where('match', '=', match).where('seat', '=', seat).execute();
    await this.rooms.call(match, 'seated', seat, null, false);
    return {};
  }

  async askFirst({ match, on }: Asks['owner/ask-first']): Promise<unknown> {
    await this.matchStore.db.updateTable('matches').set({ ask_first: on ? 1 : 0 }).where('id', '=', match).execute();
    return {};
  }

  async export({ match }: Asks['owner/export']): Promise<unknown> {
    const row = await this.joining.row(match);
    const { archive } = await this.matchStore.read(row);
    const sealed = { kind: 'lantern-table-hosted', format: 1, name: row.title, sealed: this.seal.close(openMatchFile(row.title, archive)) };
    return { name: `${fileName(row.title)}.hosted.lantern.json`, json: JSON.stringify(sealed) };
  }

  private async add(title: string, archive: Archive, over: Over | null, bots: Record<string, string>, askFirst: boolean): Promise<unknown> {
    const [id, code] = [freshMatchId(), freshCode()];
    await this.matchStore.add({ id, title, code, ask_first: askFirst ? 1 : 0 }, archive, over, bots, Date.now());
    return { match: id, code, watch: await this.keys.make({ match: id, kind: 'watch', seat: null, keep: true }) };
  }

  /** A file that this host has sealed, or one that anybody has exported. */
  private unsealed(text: string): string {
    let parsed: unknown;
    try {
      parsed = JSON.parse(text);
    } catch {
      return text;
    }
    const sealed = SealedFile.safeParse(parsed);
    if (!sealed.success) return text;
    const opened = this.seal.open(sealed.data.sealed);
    if (opened === null) throw new NotAllowed(422, 'other-host', 'This file was sealed by another host, and only that host can open it.');
    return opened;
  }
}

const handlers: { [K in keyof Asks]: (owner: Owner, wish: Asks[K]) => Promise<unknown> } = {
  matches: (owner, wish) => owner.begin(wish),
  'owner/list': (owner) => owner.list(),
  'owner/rename': (owner, wish) => owner.rename(wish),
  'owner/close': (owner, wish) => owner.close(wish),
  'owner/code': async (owner, { match }) => ({ code: await owner['joining'].renewCode(match) }),
  'owner/watch': (owner, wish) => owner.watchKey(wish),
  'owner/free': (owner, wish) => owner.free(wish),
  'owner/ask-first': (owner, wish) => owner.askFirst(wish),
  'owner/export': (owner, wish) => owner.export(wish),
};
