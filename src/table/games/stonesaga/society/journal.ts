import { useSyncExternalStore } from 'react';
import { Cell } from '../../../stage/cell.ts';
import { useTable } from '../../../tableContext.ts';
import type { JournalPage } from './journalPages.ts';

/** The journal is a matter of this screen alone: the rules never hear of it. */
interface OpenJournal {
  readonly page: JournalPage;
  readonly sheet: number;
}

const journals = new WeakMap<object, Cell<OpenJournal | null>>();

/** One journal for each table that is mounted. */
export function journalOf(table: object): Cell<OpenJournal | null> {
  const found = journals.get(table) ?? new Cell<OpenJournal | null>(null);
  journals.set(table, found);
  return found;
}

export function useJournal(): readonly [OpenJournal | null, (open: OpenJournal | null) => void] {
  const { kit } = useTable();
  const cell = journalOf(kit);
  return [useSyncExternalStore(cell.subscribe, cell.get), (open) => cell.set(open)];
}
