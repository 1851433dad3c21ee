import type { Server } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { BadSave } from '../engine/kernel/badInput.ts';
import { gameNames, loadRules } from '../match/games.ts';
import { Api } from './api.ts';
import { Chairs } from './chairs.ts';
import { JoinApi } from './joinApi.ts';
import { Keys, Seal, WrongTries } from './keys.ts';
import { handTellerOf } from './handTellers.ts';
import { httpServer, mayUpgrade, ownAddresses, type FileHandler } from './http.ts';
import { openTables, rooms, type Opener } from './matchRoom.ts';
import { MatchTable } from './matchTable.ts';
import { Owner } from './owner.ts';
import { overRedis } from './redis.ts';
import type { HostSettings } from './settings.ts';
import { MatchStore } from './matchStore.ts';
import { openPostgres, openSqlite } from './store.ts';
import { StoreThread } from './storeThread.ts';
import { Thoughts } from './thoughts.ts';

export { renderUnicodeCompact } from 'uqr';
export { AlreadyRuns } from './store.ts';
export { BadSettings, settingsFrom } from './settings.ts';

export interface Started {
  readonly port: number;
  /** Where other screens find it, nearest first. */
  readonly addresses: readonly string[];
  readonly place: string;
  readonly mended: string | null;
  readonly settings: HostSettings;
  stop(): Promise<void>;
}

interface Starting {
  readonly settings: HostSettings;
  readonly files: FileHandler;
  /** The build of the page that is served: an older page is told to reload. */
  readonly page: string;
  readonly listen: (server: Server, port: number, host: string | undefined) => Promise<number>;
}

/** Built beside this file; see vite.host.config.ts. */
const thread = (name: string, workerData?: unknown): Worker =>
  new Worker(path.join(path.dirname(fileURLToPath(import.meta.url)), `${name}.js`), { workerData });

/** Starts one process of the host. Rejects with `AlreadyRuns` before anything is opened that belongs to another. */
export async function startHost({ settings, files, page, listen }: Starting): Promise<Started> {
  let port = 0;
  const scheme = settings.tls ? 'https' : 'http';
  const store = settings.databaseUrl
    ? await openPostgres(settings.databaseUrl)
    : await openSqlite(settings.data, () => `${scheme}://localhost:${port}/`);
  const addresses = (): readonly string[] => addressesOf(settings, scheme, port);
  let api: Api | undefined;
  try {
    const writer = store.postgres ? null : new StoreThread(() => thread('storeWorker', { file: store.place }));
    const matchStore = new MatchStore(store, writer);
    const thoughts = new Thoughts(() => thread('thinkWorker'));
    const server = httpServer(settings, files, () => api);
    const keys = new Keys(store.db);
    const overWire = settings.redisUrl ? await overRedis(settings.redisUrl) : {};
    const opener = openerOf(matchStore, thoughts, settings, page);
    await rooms.start(server, opener, { ...overWire, publicAddress: settings.publicAddress }, mayUpgrade(server, settings));
    const joining = new JoinApi(matchStore, keys, rooms, new WrongTries());
    const owner = new Owner(matchStore, keys, rooms, joining, new Seal(settings.hostKey), addresses);
    const health = async () => ({
      ok: true as const, games: gameNames, open: openTables().length, screens: rooms.screens(), memory: process.memoryUsage().rss,
    });
    port = await listen(server, settings.port, settings.host);
    api = new Api(joining, owner, health, settings.hostKey, page);
    const closeStore = async (): Promise<void> => {
      await writer?.close();
      await store.close();
    };
    const stop = async (): Promise<void> => {
      api = undefined;
      await Promise.race([rooms.stop(), new Promise((done) => setTimeout(done, 2_500).unref())]);
      server.close();
      server.closeAllConnections();
      await Promise.race([Promise.all([thoughts.close(), closeStore()]), new Promise((done) => setTimeout(done, 500).unref())]);
    };
    return { port, addresses: addresses(), place: store.place, mended: store.mended, settings, stop };
  } catch (error) {
    await store.close();
    throw error;
  }
}

function openerOf(matchStore: MatchStore, thoughts: Thoughts, settings: HostSettings, page: string): Opener {
  const epochs = new Map<string, number>();
  return {
    mostScreens: settings.mostScreens,
    mostMatches: settings.mostMatches,
    async open(match, evict) {
      const kept = await matchStore.open(match, rooms.processId());
      epochs.set(match, kept.epoch);
      const row = await matchStore.db.selectFrom('matches').selectAll().where('id', '=', match).executeTakeFirstOrThrow();
      const seats = await matchStore.db.selectFrom('seats').selectAll().where('match', '=', match).execute();
      const order = kept.archive.save.seats;
      const sorted = seats.sort((a, b) => order.indexOf(a.seat) - order.indexOf(b.seat));
      const chairs = new Chairs(matchStore.db, match, row.title, sorted, Date.now);
      try {
        const rules = await loadRules(row.game);
        const teller = await handTellerOf(row.game);
        const given = { page, botPaceMs: settings.botPaceMs, now: Date.now };
        const table = new MatchTable(match, rules, teller, kept, matchStore, chairs, thoughts, given, evict);
        await table.match.settle();
        return table;
      } catch (error) {
        // What cannot be trusted is never written over: it is listed with its reason, and an export still works.
        if (error instanceof BadSave)
          await matchStore.db.updateTable('matches').set({ damaged: error.message }).where('id', '=', match).execute();
        throw error;
      }
    },
    async stillOurs(match) {
      if (!settings.databaseUrl) return true;
      const row = await matchStore.db.selectFrom('matches').select('epoch').where('id', '=', match).executeTakeFirst();
      return row === undefined || row.epoch === epochs.get(match);
    },
  };
}

/** Of several addresses, first those that other screens in the same network can reach. */
function addressesOf({ publicOrigins, host }: HostSettings, scheme: string, port: number): readonly string[] {
  if (publicOrigins.length > 0) return publicOrigins.map((origin) => `${origin}/`);
  if (host) return [`${scheme}://${host}:${port}/`];
  const outside = ownAddresses().filter((one) => /^\d+\.\d+\.\d+\.\d+$/.test(one) && !one.startsWith('127.'));
  return [...outside, 'localhost'].map((one) => `${scheme}://${one}:${port}/`);
}

