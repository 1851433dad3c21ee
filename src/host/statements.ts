import type { CompiledQuery } from 'kysely';
import type { Db, Tables } from './schema.ts';

/** A statement that is written out once; each use gives it other values. Building it for each answer takes longer than a short rule. */
type Bound<T> = (values: T) => CompiledQuery;

interface Slot {
  readonly slot: string;
}
/** Stands in a statement where a value will be. */
const slot = (name: string): never => ({ slot: name }) satisfies Slot as never;
const slots = <T>(names: readonly (keyof T & string)[]): T => Object.fromEntries(names.map((name) => [name, slot(name)])) as T;

function bound<T>(query: CompiledQuery): Bound<T> {
  const names = query.parameters.map((value) => (value as Slot).slot as keyof T);
  return (values) => ({ ...query, parameters: names.map((name) => values[name]) });
}

type Changing = 'checksum' | 'moment' | 'undone' | 'undo_id' | 'touched' | 'over' | 'answers';
type From = Pick<Tables['answers'], 'match' | 'n'>;

/** Everything that a step of a match writes. */
export interface Statements {
  /** Changes the row of a match if it still has this epoch. */
  readonly match: Bound<Pick<Tables['matches'], Changing | 'id' | 'epoch'>>;
  readonly answer: Bound<Tables['answers']>;
  readonly boundary: Bound<Tables['boundaries']>;
  readonly noAnswersFrom: Bound<From>;
  readonly noBoundariesFrom: Bound<From>;
}

export function statementsFor(db: Db): Statements {
  const changing = slots<Pick<Tables['matches'], Changing>>(['checksum', 'moment', 'undone', 'undo_id', 'touched', 'over', 'answers']);
  const answer = slots<Tables['answers']>(['match', 'n', 'id', 'seat', 'ask', 'option', 'draft', 'told', 'at']);
  const boundary = slots<Tables['boundaries']>(['match', 'n', 'at', 'fence']);
  const from = (table: 'answers' | 'boundaries') =>
    db.deleteFrom(table).where('match', '=', slot('match')).where('n', '>=', slot('n')).compile();
  return {
    match: bound(db.updateTable('matches').set(changing).where('id', '=', slot('id')).where('epoch', '=', slot('epoch')).compile()),
    answer: bound(db.insertInto('answers').values(answer).compile()),
    boundary: bound(db.insertInto('boundaries').values(boundary).compile()),
    noAnswersFrom: bound(from('answers')),
    noBoundariesFrom: bound(from('boundaries')),
  };
}
