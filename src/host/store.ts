import {
  closeSync, copyFileSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeFileSync, writeSync,
} from 'node:fs';
import path from 'node:path';
import Database from 'libsql';
import { Kysely, Migrator, PostgresDialect, SqliteDialect, type Migration } from 'kysely';
import pg from 'pg';
import { migrations, type Db, type Tables } from './schema.ts';
import { openFile, type SqliteFile } from './sqliteFile.ts';

export interface Store {
  readonly db: Db;
  readonly postgres: boolean;
  /** Where the data lies, for people. */
  readonly place: string;
  /** What was found damaged and put aside, in words. */
  readonly mended: string | null;
  close(): Promise<void>;
}

/** Somebody else has this folder open. */
export class AlreadyRuns extends Error {
  override readonly name = 'AlreadyRuns';
}

export async function openPostgres(url: string): Promise<Store> {
  pg.types.setTypeParser(20, Number); // counts, which stay far below 2^53
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5_000, query_timeout: 10_000, keepAlive: true });
  pool.on('error', () => {}); // a connection that dies while idle is replaced; the next query says so if it cannot be
  pool.on('connect', (client) => client.on('error', () => {})); // one that dies in use fails its query, and must not end the process
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  await migrate(db, true);
  const { host, pathname } = new URL(url);
  return { db, postgres: true, place: `PostgreSQL ${host}${pathname}`, mended: null, close: () => db.destroy() };
}

export async function openSqlite(folder: string, address: () => string): Promise<Store> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const unlock = lock(path.join(folder, 'lock'), address);
  try {
    const file = path.join(folder, 'table.db');
    const { database, mended } = await soundDatabase(file);
    const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: database as never }) });
    await migrate(db, false);
    const close = async (): Promise<void> => {
      try {
        database.pragma('wal_checkpoint(truncate)'); // so that the file alone is the whole store, for whoever copies it
      } finally {
        await db.destroy();
        unlock();
      }
    };
    return { db, postgres: false, place: file, mended, close };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function migrate(db: Db, postgres: boolean): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async (): Promise<Record<string, Migration>> => migrations(postgres) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error('The store could not be brought up to date.');
}

/** A damaged file is put aside, never deleted, and what can be read of it is copied into a new one. */
async function soundDatabase(file: string): Promise<{ database: SqliteFile; mended: string | null }> {
  if (!existsSync(file)) return { database: openFile(file), mended: null };
  try {
    const database = openFile(file);
    const check = database.pragma('quick_check') as { quick_check: string }[];
    if (check[0]?.quick_check === 'ok') return { database, mended: null };
    database.close();
  } catch {
    // not even opened: the same as damaged
  }
  const aside = `${file}.damaged-${new Date().toISOString().replace(/[:.]/g, '-')}`;
  for (const end of ['', '-wal', '-shm']) if (existsSync(file + end)) copyFileSync(file + end, aside + end);
  for (const end of ['', '-wal', '-shm']) rmSync(file + end, { force: true });
  const database = openFile(file);
  const fresh = new Kysely<Tables>({ dialect: new SqliteDialect({ database: database as never }) });
  await migrate(fresh, false);
  const saved = salvaged(aside, database);
  return { database, mended: `The store was damaged and has been put aside in ${aside} . ${saved} matches were brought back.` };
}

function salvaged(from: string, into: SqliteFile): number {
  let matches = 0;
  let old: SqliteFile;
  try {
    old = new Database(from);
  } catch {
    return 0;
  }
  into.pragma('foreign_keys = off');
  for (const table of ['matches', 'seats', 'keys', 'answers', 'boundaries']) {
    try {
      for (const row of old.prepare(`select * from ${table}`).iterate() as Iterable<Record<string, unknown>>) {
        const names = Object.keys(row);
        const places = names.map(() => '?').join(',');
        into.prepare(`insert or ignore into ${table} (${names.join(',')}) values (${places})`).run(Object.values(row));
        if (table === 'matches') matches += 1;
      }
    } catch {
      // the rest of this table cannot be read; whatever is incomplete now is refused with its reason when it is opened
    }
  }
  into.pragma('foreign_keys = on');
  return matches;
}

/** A file with the process id keeps a second process out. One that was killed leaves it behind: then nobody has that id. */
function lock(file: string, address: () => string): () => void {
  for (let tries = 0; tries < 2; tries++) {
    try {
      const handle = openSync(file, 'wx');
      writeSync(handle, JSON.stringify({ pid: process.pid, address: '' }));
      closeSync(handle);
      setTimeout(() => existsSync(file) && writeFileSync(file, JSON.stringify({ pid: process.pid, address: address() })), 300).unref();
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const held = readHolder(file);
      if (held && held.pid !== process.pid && isAlive(held.pid))
        throw new AlreadyRuns(`Lantern Table already runs here${held.address ? `: ${held.address} .` : '.'}`);
      renameSync(file, `${file}.old`);
      rmSync(`${file}.old`, { force: true });
    }
  }
  throw new AlreadyRuns('Lantern Table is just being started here.');
}

function readHolder(file: string): { pid: number; address: string } | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as { pid: number; address: string };
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
