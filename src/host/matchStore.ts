import { sql, type CompiledQuery } from 'kysely';
import type { Save } from '../engine/kernel/match.ts';
import type { Segment } from '../engine/kernel/past.ts';
import type { Answer, Flick, Json, Seat } from '../engine/kernel/rule.ts';
import type { Over } from '../engine/kernel/rules.ts';
import type { Told } from '../engine/kernel/table.ts';
import { firstDifference, movesIn, type Archive } from '../match/archive.ts';
import { readJson, type Db, type Tables } from './schema.ts';
import { statementsFor, type Statements } from './statements.ts';
import { CommitUnknown, Fenced } from './storeErrors.ts';
import type { Store } from './store.ts';
import type { Writer } from './storeThread.ts';

/** One change of a match. It is written before any screen is told of it, or a crash could take back what people have seen. */
interface Step {
  readonly match: string;
  readonly epoch: number;
  readonly before: Archive | null;
  readonly after: Archive;
  readonly timeOf: (answer: Answer) => number;
  /** The id of the wish behind an answer; undefined if a bot has given it. */
  readonly idOf: (answer: Answer) => string | undefined;
  readonly moment: number;
  readonly undone: number;
  readonly undoId: string | null;
  readonly over: Over | null;
}

export interface KeptMatch {
  readonly archive: Archive;
  readonly times: readonly number[];
  readonly epoch: number;
  readonly moment: number;
  readonly undone: number;
  readonly undoId: string | null;
  /** Ids of the last wishes that were answered. */
  readonly ids: readonly string[];
}

type Start = Pick<Save<unknown>, 'game' | 'edition' | 'mix' | 'seats' | 'options'> & { readonly told: Archive['log'] };
/** A screen that sends a wish again does so within minutes. */
const rememberedIds = 500;
export type MatchRow = Tables['matches'];

/** The matches of a host in its store. A change counts as kept once its transaction is committed, in SQLite and PostgreSQL alike. */
export class MatchStore {
  private queue: { step: Step; resolve(): void; reject(error: unknown): void }[] = [];
  private writing = false;
  private readonly statements: Statements;

  constructor(
    private readonly store: Store,
    /** For SQLite, where nothing else syncs several steps at once. */
    private readonly writer: Writer | null,
  ) {
    this.statements = statementsFor(store.db);
  }

  get db(): Db {
    return this.store.db;
  }

  get place(): string {
    return this.store.place;
  }

  /** Steps of several matches that come at once share one sync in SQLite; PostgreSQL does that by itself. */
  keep(step: Step): Promise<void> {
    const { writer } = this;
    if (!writer) return this.keepAlone(step);
    return new Promise((resolve, reject) => {
      this.queue.push({ step, resolve, reject });
      if (!this.writing) void this.drain(writer);
    });
  }

  /** Makes this process the one place where the match is played. */
  async open(match: string, process: string): Promise<KeptMatch> {
    return this.db.transaction().execute(async (db) => {
      const row = await db
        .updateTable('matches').set({ epoch: sql`epoch + 1`, process }).where('id', '=', match).returningAll().executeTakeFirst();
      if (!row) throw new Error('no such match');
      return { ...(await this.read(row, db)), epoch: row.epoch };
    });
  }

  async read(row: MatchRow, db: Db = this.db): Promise<KeptMatch> {
    const { told, ...save } = readJson<Start>(row.start);
    const answers = await db.selectFrom('answers').selectAll().where('match', '=', row.id).orderBy('n').execute();
    const bounds = await db.selectFrom('boundaries').selectAll().where('match', '=', row.id).orderBy('n').execute();
    const given = answers.map(({ seat, ask, option, draft }): Answer => ({
      seat, ask, option, ...(draft === null ? {} : readJson<{ draft?: Json; flick?: Flick }>(draft)),
    }));
    const segments = bounds.map((bound, i): Segment<unknown> => {
      const at = readJson<unknown>(bound.at) ?? undefined;
      const rest = { tail: given.slice(bound.n, bounds[i + 1]?.n ?? given.length), fence: bounds[i + 1]?.fence ?? 0 };
      return at === undefined ? rest : { at, ...rest };
    });
    const last = segments.at(-1);
    if (!last || answers.some(({ n }, i) => n !== i)) throw new Error('answers or boundaries are missing');
    const archive: Archive = {
      save: { ...save, at: last.at, tail: last.tail, checksum: row.checksum },
      past: segments.slice(0, -1),
      log: [...told, ...answers.map((one) => readJson<Told<unknown>[]>(one.told))],
    };
    const { epoch, moment, undone, undo_id: undoId } = row;
    const ids = answers.slice(-rememberedIds).flatMap(({ id }) => (id === null ? [] : [id]));
    return { archive, times: answers.map(({ at }) => at), epoch, moment, undone, undoId, ids };
  }

  async add(
    row: Pick<MatchRow, 'id' | 'title' | 'code' | 'ask_first'>,
    archive: Archive,
    over: Over | null,
    bots: Readonly<Record<Seat, string>>,
    now: number,
  ): Promise<void> {
    const { game, edition, mix, seats, options, checksum } = archive.save;
    const answers = movesIn(archive);
    const start: Start = { game, edition, mix, seats, options, told: archive.log.slice(0, archive.log.length - answers) };
    await this.db.transaction().execute(async (db) => {
      await db.insertInto('matches').values({
        ...row, game, start: JSON.stringify(start), checksum, moment: 1, undone: 0, undo_id: null, answers, began: now, touched: now,
        over: over && JSON.stringify(over), epoch: 0, process: '', damaged: null,
      }).execute();
      await db.insertInto('seats').values(seats.map((seat) => ({
        match: row.id, seat, person: null, policy: bots[seat] ?? null, on_table: 0,
      }))).execute();
      const rows = rowsOf(this.statements, row.id, null, archive, { timeOf: () => now, idOf: () => undefined });
      for (const statement of rows) await db.executeQuery(statement);
    });
  }

  private async keepAlone(step: Step): Promise<void> {
    let written = false;
    try {
      await this.db.transaction().execute(async (db) => {
        const [first, ...others] = statementsOf(this.statements, step);
        if ((await db.executeQuery(first)).numAffectedRows !== 1n) throw new Fenced(elsewhere);
        for (const statement of others) await db.executeQuery(statement);
        written = true;
      });
    } catch (error) {
      throw written ? new CommitUnknown('the store did not say whether it has kept this', { cause: error }) : error;
    }
  }

  private async drain(writer: Writer): Promise<void> {
    this.writing = true;
    while (this.queue.length > 0) {
      const batch = this.queue.splice(0, 64);
      try {
        const steps = batch.map(({ step }) =>
          statementsOf(this.statements, step).map((statement) => ({ sql: statement.sql, values: statement.parameters })),
        );
        const outcomes = await writer.write(steps);
        batch.forEach(({ resolve, reject }, at) => {
          const outcome = outcomes[at]!;
          if (outcome === 'kept') resolve();
          else reject(outcome === 'fenced' ? new Fenced(elsewhere) : new Error(outcome.failed));
        });
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.writing = false;
  }
}

const elsewhere = 'this match is played elsewhere now';

/** What is to be written for a step. The first changes the match itself, if it still has this epoch: else nothing may be written. */
function statementsOf(write: Statements, step: Step): readonly [CompiledQuery, ...CompiledQuery[]] {
  const { match, epoch, after, over, moment, undone, undoId } = step;
  const row = { checksum: after.save.checksum, moment, undone, undo_id: undoId, touched: Date.now(), over: over && JSON.stringify(over) };
  const first = write.match({ ...row, answers: movesIn(after), id: match, epoch });
  return [first, ...rowsOf(write, match, step.before, after, step)];
}

interface Boundary {
  readonly at: unknown;
  /** How many answers lie before it. */
  readonly n: number;
  readonly fence: number;
}

/** Of answers and boundaries, what leads from one archive to the other. */
function rowsOf(
  write: Statements,
  match: string,
  before: Archive | null,
  after: Archive,
  { timeOf, idOf }: Pick<Step, 'timeOf' | 'idOf'>,
): readonly CompiledQuery[] {
  const statements: CompiledQuery[] = [];
  // Only behind the segments that both have: a long match would else be listed at every answer.
  const alike = before ? firstDifference(before.past, after.past) : 0;
  const begins = after.past.slice(0, alike).reduce((sum, { tail }) => sum + tail.length, 0);
  const answersOf = ({ past, save }: Archive): readonly Answer[] => [...past.slice(alike).flatMap(({ tail }) => tail), ...save.tail];
  const [old, given] = [before ? answersOf(before) : [], answersOf(after)];
  const first = firstDifference(old, given);
  const from = begins + first;
  const told = after.log.length - begins - given.length;
  if (first < old.length) statements.push(write.noAnswersFrom({ match, n: from }));
  for (const [i, answer] of given.slice(first).entries()) {
    const n = from + i;
    const { seat, ask, option, draft, flick } = answer;
    const extra = draft === undefined && flick === undefined ? null : JSON.stringify({ draft, flick });
    const row = { match, n, id: idOf(answer) ?? null, seat, ask, option, draft: extra, at: timeOf(answer) };
    statements.push(write.answer({ ...row, told: JSON.stringify(after.log[told + n] ?? []) }));
  }
  const boundariesOf = (archive: Archive | null): readonly Boundary[] => {
    if (!archive) return [];
    let n = begins;
    let fence = archive.past[alike - 1]?.fence ?? 0;
    return [...archive.past.slice(alike), { at: archive.save.at, tail: [], fence: 0 }].map((segment) => {
      const boundary = { at: segment.at, n, fence };
      n += segment.tail.length;
      fence = segment.fence;
      return boundary;
    });
  };
  const [oldBoundaries, newBoundaries] = [boundariesOf(before), boundariesOf(after)];
  // A state that the match no longer holds lies here already, unless an answer before it has changed.
  const isKept = ({ at, n }: Boundary, i: number): boolean =>
    i < oldBoundaries.length && (at === oldBoundaries[i]!.at || (at === undefined && n === oldBoundaries[i]!.n && n <= from));
  const firstNew = newBoundaries.findIndex((boundary, i) => !isKept(boundary, i));
  const same = firstNew < 0 ? newBoundaries.length : firstNew;
  if (same < oldBoundaries.length) statements.push(write.noBoundariesFrom({ match, n: oldBoundaries[same]!.n }));
  for (const { at, n, fence } of newBoundaries.slice(same))
    statements.push(write.boundary({ match, n, at: JSON.stringify(at ?? null), fence }));
  return statements;
}
