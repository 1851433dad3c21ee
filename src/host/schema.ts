import { sql, type Kysely, type Migration } from 'kysely';

/** What is kept, in SQLite and in PostgreSQL alike. JSON is text in the one and `jsonb` in the other; times are ms. */
export interface Tables {
  matches: {
    id: string;
    game: string;
    title: string;
    code: string | null;
    /** What a save holds beside its state and its answers, and what was told before the first answer. */
    start: string;
    /** Of the save as it stands; `restore` compares it. */
    checksum: string;
    /** Grows with every change, over restarts too; an answer from before `undone` is refused. */
    moment: number;
    undone: number;
    /** The last wish to take back or put back: the same wish sent again is not done twice. */
    undo_id: string | null;
    answers: number;
    began: number;
    touched: number;
    over: string | null;
    /** Raised by whoever opens the match: a process that was only frozen meets a newer one and stops. */
    epoch: number;
    process: string;
    ask_first: number;
    damaged: string | null;
  };
  seats: { match: string; seat: string; person: string | null; policy: string | null; on_table: number };
  /** Tokens of seats, watch keys, one-time keys. `keep`: the seat stays where it was, too. */
  keys: { hash: string; match: string; kind: string; seat: string | null; keep: number; until: number | null };
  answers: {
    match: string; n: number; id: string | null; seat: string; ask: string; option: string; draft: string | null; told: string; at: number;
  };
  /** The state before answer `n`; `fence`: how many answers lay behind a roll or a reveal when the game came to rest there. */
  boundaries: { match: string; n: number; at: string; fence: number };
}

export type Db = Kysely<Tables>;

export const migrations = (postgres: boolean): Record<string, Migration> => {
  const json = sql.raw(postgres ? 'jsonb' : 'text');
  const whole = sql.raw(postgres ? 'bigint' : 'integer');
  const time = sql.raw('double precision');
  return {
    '001-matches': {
      async up(db): Promise<void> {
        await sql`create table matches (id text primary key, game text not null, title text not null, code text unique,
          start ${json} not null, checksum text not null, moment ${time} not null, undone ${time} not null, undo_id text,
          answers integer not null, began ${time} not null, touched ${time} not null, over ${json}, epoch integer not null,
          process text not null, ask_first integer not null, damaged text)`.execute(db);
        await sql`create table seats (match text not null references matches (id) on delete cascade, seat text not null, person text,
          policy text, on_table integer not null, primary key (match, seat))`.execute(db);
        await sql`create table keys (hash text primary key, match text not null references matches (id) on delete cascade,
          kind text not null, seat text, keep integer not null, until ${time})`.execute(db);
        await sql`create table answers (match text not null references matches (id) on delete cascade, n integer not null, id text,
          seat text not null, ask text not null, option text not null, draft ${json}, told ${json} not null, at ${time} not null,
          primary key (match, n), unique (match, id))`.execute(db);
        await sql`create table boundaries (match text not null references matches (id) on delete cascade, n integer not null,
          at ${json} not null, fence ${whole} not null, primary key (match, n))`.execute(db);
        await sql`create index keys_by_match on keys (match)`.execute(db);
      },
    },
  };
};

/** PostgreSQL gives JSON back as data, SQLite as text. */
export const readJson = <T>(value: unknown): T => (typeof value === 'string' ? JSON.parse(value) : value) as T;
