import Database from 'libsql';

export type SqliteFile = InstanceType<typeof Database>;

/** In ms: how long a write waits for another one, which takes a few, before it fails. */
const busyTimeoutMs = 5_000;

/** A committed transaction is on the disk; one may read while another writes. */
export function openFile(file: string): SqliteFile {
  const database = new Database(file);
  database.pragma('journal_mode = wal');
  database.pragma('synchronous = full');
  database.pragma('foreign_keys = on');
  database.pragma(`busy_timeout = ${busyTimeoutMs}`);
  return database;
}
