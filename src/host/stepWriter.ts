import type { SqliteFile } from './sqliteFile.ts';

/** A statement and its values, as any thread can run it. */
export interface Statement {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/** What became of a step. `fenced`: its first statement found no match of its epoch. */
export type StepOutcome = 'kept' | 'fenced' | { readonly failed: string };

/** Writes steps of several matches with one sync of the disk. A step that fails does not take the others with it. */
export class StepWriter {
  private readonly prepared = new Map<string, ReturnType<SqliteFile['prepare']>>();

  constructor(private readonly database: SqliteFile) {}

  write(steps: readonly (readonly Statement[])[]): readonly StepOutcome[] {
    const { database } = this;
    database.exec('begin immediate');
    try {
      const outcomes = steps.map((step) => this.writeOne(step));
      database.exec('commit');
      return outcomes;
    } catch (error) {
      if (database.inTransaction) database.exec('rollback');
      throw error;
    }
  }

  private writeOne(step: readonly Statement[]): StepOutcome {
    const { database } = this;
    database.exec('savepoint step');
    let outcome: StepOutcome = 'kept';
    try {
      step.forEach(({ sql, values }, at) => {
        if (this.run(sql, values) !== 1 && at === 0) outcome = 'fenced';
      });
    } catch (error) {
      outcome = { failed: error instanceof Error ? error.message : String(error) };
    }
    if (outcome !== 'kept') database.exec('rollback to step');
    database.exec('release step');
    return outcome;
  }

  private run(sql: string, values: readonly unknown[]): number {
    const known = this.prepared.get(sql) ?? this.database.prepare(sql);
    this.prepared.set(sql, known);
    return known.run([...values]).changes;
  }
}
