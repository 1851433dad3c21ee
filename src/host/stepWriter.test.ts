import path from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { Worker } from 'node:worker_threads';
import { endTestHosts, freshFolder } from './hosting.testing.ts';
import { CommitUnknown } from './storeErrors.ts';
import { openFile } from './sqliteFile.ts';
import { StepWriter, type Statement } from './stepWriter.ts';
import { StoreThread } from './storeThread.ts';

afterAll(endTestHosts);

/** A file with two matches, and the statements of a step: the first takes the match if it has this epoch. */
function shelfOfTwo() {
  const file = openFile(path.join(freshFolder(), 'table.db'));
  file.exec('create table matches (id text primary key, epoch int, moment int)');
  file.exec('create table answers (match text, n int, primary key (match, n))');
  file.exec("insert into matches values ('a', 1, 0), ('b', 1, 0)");
  const step = (match: string, epoch: number, n: number): Statement[] => [
    { sql: 'update matches set moment = ? where id = ? and epoch = ?', values: [n, match, epoch] },
    { sql: 'insert into answers values (?, ?)', values: [match, n] },
  ];
  const kept = (): unknown => file.prepare('select match, n from answers order by match, n').all();
  return { file, writer: new StepWriter(file), step, kept };
}

describe('steps that are written together', () => {
  test('are all kept, but for one whose match has another epoch by now and one that fails', () => {
    const { file, writer, step, kept } = shelfOfTwo();
    const outcomes = writer.write([step('a', 1, 1), step('b', 7, 1), step('a', 1, 1), step('b', 1, 2)]);
    expect(outcomes).toEqual(['kept', 'fenced', { failed: expect.stringContaining('UNIQUE') as string }, 'kept']);
    expect(kept()).toEqual([{ match: 'a', n: 1 }, { match: 'b', n: 2 }]);
    expect(file.prepare("select moment from matches where id = 'a'").get()).toMatchObject({ moment: 1 });
    file.close();
  });

  test('are none of them kept if the store cannot be written, and later ones are', () => {
    const { file, writer, step, kept } = shelfOfTwo();
    file.pragma('query_only = on');
    expect(() => writer.write([step('a', 1, 1)])).toThrow();
    file.pragma('query_only = off');
    expect(kept()).toEqual([]);
    expect(writer.write([step('a', 1, 1)])).toEqual(['kept']);
    file.close();
  });
});

test('a thread that is lost leaves open whether the last steps are kept, and another takes its place', async () => {
  const run = (script: string): Worker => new Worker(script, { eval: true });
  const port = "const { parentPort: port } = require('node:worker_threads');";
  const threads = [
    run(`${port} port.on('message', () => process.exit(1))`),
    run(`${port} port.on('message', ({ id }) => port.postMessage({ id, outcomes: ['kept'] }))`),
  ];
  const start = vi.fn(() => threads.shift()!);
  const thread = new StoreThread(start);
  await expect(thread.write([[]])).rejects.toBeInstanceOf(CommitUnknown);
  expect(await thread.write([[]])).toEqual(['kept']);
  expect(start).toHaveBeenCalledTimes(2);
  await thread.close();
});
