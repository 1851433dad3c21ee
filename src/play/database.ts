import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Save } from '../engine/kernel/match.ts';
import type { Segment } from '../engine/kernel/past.ts';
import type { Seat } from '../engine/kernel/rule.ts';
import type { Over, Settings } from '../engine/kernel/rules.ts';
import type { Told } from '../engine/kernel/table.ts';
import type { KeptCampaign } from './keptCampaign.ts';
import { liftedCampaign } from './oldCampaigns.ts';

/** What a match is, apart from how it stands: only its owner's wishes change this. */
export interface MatchHeader {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly mix: string;
  readonly options: Settings;
  readonly startedAt: number;
  readonly automatic?: Readonly<Record<Seat, string>> | undefined;
  /** Names of the people, by seat; missing in a match of one. */
  readonly people?: Readonly<Record<Seat, string>> | undefined;
  readonly campaign?: string | undefined;
  /** A data URL, as the table has drawn it. */
  readonly picture?: string | undefined;
}

/** How a match stands: written after every answer. */
export interface MatchProgress {
  readonly id: string;
  readonly updatedAt: number;
  readonly moves: number;
  readonly over: Over | null;
  readonly save: Save<unknown>;
}

interface Schema extends DBSchema {
  headers: { key: string; value: MatchHeader };
  standings: { key: string; value: MatchProgress };
  segments: { key: [string, number]; value: Segment<unknown> & { readonly match: string; readonly index: number } };
  log: { key: [string, number]; value: { readonly match: string; readonly index: number; readonly told: readonly Told<unknown>[] } };
  campaigns: { key: string; value: KeptCampaign };
}

export type Database = IDBPDatabase<Schema>;

const name = 'lantern-table';
const version = 2;

export function openDatabase(lost: () => void = () => {}): Promise<Database> {
  return openDB<Schema>(name, version, {
    upgrade(db, from, _to, tx) {
      if (from >= 1) return void liftCampaigns(tx.objectStore('campaigns'));
      db.createObjectStore('headers', { keyPath: 'id' });
      db.createObjectStore('standings', { keyPath: 'id' });
      db.createObjectStore('segments', { keyPath: ['match', 'index'] });
      db.createObjectStore('log', { keyPath: ['match', 'index'] });
      db.createObjectStore('campaigns', { keyPath: 'id' });
    },
    // A newer page in another tab wants to change the tables; holding on would freeze it.
    blocking: (_from, _to, event) => ((event.target as IDBDatabase).close(), lost()),
    terminated: lost,
  });
}

/** Version 2: campaigns are logs of events. What cannot be read as a campaign is left as it is. */
async function liftCampaigns(store: {
  getAll(): Promise<unknown[]>;
  put(value: KeptCampaign): Promise<unknown>;
}): Promise<void> {
  for (const old of await store.getAll()) {
    const lifted = liftedCampaign(old);
    if (lifted) await store.put(lifted);
  }
}

/** Everything of one match in a store whose keys are `[match, index]`, from an index on. */
export const entriesOf = (match: string, from = 0): IDBKeyRange => IDBKeyRange.bound([match, from], [match, Infinity]);
