import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { openDatabase, type Database } from './database.ts';
import { Storage } from './storage.ts';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

const save = { game: 'harbour', edition: 1, base: null, since: 0, events: [], at: null, checksum: '' };
const campaign = { id: 'c', name: 'C', startedAt: 1, updatedAt: 1, save };

test('a connection that was taken away is made again', async () => {
  const connections: Database[] = [];
  const storage = new Storage(async (lost) => (connections.push(await openDatabase(lost)), connections.at(-1)!));
  await storage.write((db) => db.put('campaigns', campaign));
  connections[0]!.close();
  expect(await storage.read((db) => db.get('campaigns', 'c'))).toEqual(campaign);
  expect(connections).toHaveLength(2);
  expect(storage.trouble.snapshot()).toBeNull();
});

test('a newer page in another tab is let through at once', async () => {
  const storage = new Storage();
  await storage.write((db) => db.put('campaigns', campaign));
  const upgraded = new Promise((done, failed) => {
    const request = indexedDB.open('lantern-table', 99);
    request.onsuccess = () => done(request.result.version);
    request.onblocked = failed;
  });
  expect(await upgraded).toBe(99);
  await expect(storage.write((db) => db.put('campaigns', campaign))).rejects.toMatchObject({ name: 'StorageTrouble', code: 'blocked' });
});

test('trouble is shown to those who watch, and goes when a write succeeds', async () => {
  let allowed = false;
  const storage = new Storage((lost) => (allowed ? openDatabase(lost) : Promise.reject(new DOMException('no', 'InvalidStateError'))));
  const heard = vi.fn();
  storage.trouble.subscribe(heard);
  await expect(storage.write((db) => db.put('campaigns', campaign))).rejects.toMatchObject({ code: 'blocked' });
  expect(heard).toHaveBeenCalledOnce();
  allowed = true;
  await storage.write((db) => db.put('campaigns', campaign));
  expect(storage.trouble.snapshot()).toBeNull();
  expect(heard).toHaveBeenCalledTimes(2);
  await storage.close();
});
