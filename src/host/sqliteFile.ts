import Database from 'libsql';

export type SqliteFile = InstanceType<typeof Database>;

/** In ms: whoever writes at the same moment waits so long for the other, who needs a few. */
const patience = 5_000;

/** A committed transaction is on the disk; one may read while another writes. */
export function openFile(file: string): SqliteFile {
  const database = new Database(file);
  database.pragma('journal_mode = wal');
  database.pragma('synchronous = full');
  database.pragma('foreign_keys = on');
  database.pragma(`busy_timeout = ${patience}`);
  return database;
}
