import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { BadSave } from '../engine/kernel/badInput.ts';
import { checksum } from '../engine/kernel/checksum.ts';
import { awaitedAtScreen, beginMatch, continueMatch } from './matches.ts';
import { playOn, testEngine, testRules, words } from '../match/playing.testing.ts';
import { Saves } from './saves.ts';
import { Storage } from './storage.ts';

let clock = 1000;
const tick = (): number => (clock += 1);
const newSaves = (storage = new Storage()): Saves => new Saves(storage, testRules, tick);
const newFragile = (saves: Saves, title = 'A talk') =>
  beginMatch<{ said: string[] }>(saves, { game: 'fragile', title, engine: testEngine, wish: { seed: 1 } }, tick);

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

describe('autosave', () => {
  test('keeps every quick answer, and a closed tab goes on in the middle of a turn', async () => {
    const open = await beginMatch(newSaves(), { game: 'harbour', title: 'Bay', engine: testEngine, wish: { mix: 'alone', seed: 4 } }, tick);
    await playOn(open.play, 13, 2);
    const left = open.play.snapshot();
    expect(open.play.archive().past.length).toBeGreaterThan(0);
    expect(open.play.archive().save.tail.length).toBeGreaterThan(0);
    await open.flush();
    await open.close();

    const again = await continueMatch(newSaves(), open.id, { engine: testEngine });
    const { moment: _a, change: _b, facts: _c, ...rest } = left;
    expect(again.play.snapshot()).toMatchObject(rest);
    expect(again.play.archive()).toEqual(open.play.archive());
    await playOn(again.play, 2, 3);
    await again.close();
    expect((await newSaves().list())[0]!.moves).toBe(15);
  });

  test('joins answers that come faster than the disk, and loses none', async () => {
    const saves = newSaves();
    const writes = vi.spyOn(saves.storage, 'write');
    const open = await newFragile(saves);
    await words(open.play, ...Array.from({ length: 40 }, (_, i) => (i % 5 === 4 ? 'rest' : 'yes')));
    await open.flush();
    expect(writes.mock.calls.length).toBeLessThan(41);
    const { archive } = await saves.load(open.id);
    expect(archive).toEqual(open.play.archive());
    expect(archive.log).toHaveLength(41);
  });

  test('forgets what was taken back across a boundary', async () => {
    const saves = newSaves();
    const open = await newFragile(saves);
    await words(open.play, 'yes', 'rest', 'yes', 'rest');
    await open.flush();
    await open.play.undo(false);
    await open.play.undo(false);
    await open.play.undo(false);
    await open.flush();
    const { archive } = await saves.load(open.id);
    expect(archive.past).toHaveLength(0);
    expect(archive.save.tail).toHaveLength(1);
    expect(archive.log).toHaveLength(2);
  });

  test('writes at once when the page is hidden', async () => {
    const saves = newSaves();
    const open = await newFragile(saves);
    const writer = saves.writerFor(open.header, true);
    const page = Object.assign(new EventTarget(), { visibilityState: 'hidden' as const });
    const window = new EventTarget();
    const stop = writer.watch(page as never, window as never);
    const flush = vi.spyOn(writer, 'flush');
    page.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('pagehide'));
    expect(flush).toHaveBeenCalledTimes(2);
    stop();
    window.dispatchEvent(new Event('pagehide'));
    expect(flush).toHaveBeenCalledTimes(2);
  });
});

describe('the list of matches', () => {
  test('is newest first, with names, moves and how they ended', async () => {
    const saves = newSaves();
    const first = await newFragile(saves, 'First');
    await first.flush();
    const second = await newFragile(saves, 'Second');
    await second.flush();
    await words(first.play, 'yes', 'end');
    await first.flush();
    expect((await saves.list()).map(({ title, moves, over }) => [title, moves, over?.why])).toEqual([
      ['First', 2, 'Enough was said.'],
      ['Second', 0, undefined],
    ]);
    await first.rename('  Renamed  ');
    await saves.picture(second.id, 'data:image/png;base64,AA');
    await words(second.play, 'yes');
    await second.flush();
    expect((await saves.list()).map(({ title, picture }) => [title, picture])).toEqual([
      ['Second', 'data:image/png;base64,AA'],
      ['Renamed', undefined],
    ]);
    await saves.remove(first.id);
    expect(await saves.list()).toHaveLength(1);
    await expect(saves.load(first.id)).rejects.toBeInstanceOf(BadSave);
  });
});

describe('files', () => {
  const exported = async (saves: Saves) => {
    const open = await newFragile(saves);
    await words(open.play, 'yes', 'rest', 'yes');
    await open.flush();
    return { open, file: await saves.exportFile(open.id) };
  };
  const kept = async (saves: Saves) =>
    JSON.stringify([await saves.list(), await Promise.all((await saves.list()).map(({ id }) => saves.load(id)))]);

  test('an import makes a new match that goes on like the old one', async () => {
    const saves = newSaves();
    const { open, file } = await exported(saves);
    await words(open.play, 'yes'); // the match has moved on since: the file is another one by now
    await open.flush();
    const { id, title, lost, already } = await saves.importFile(file.json);
    expect([title, lost, already]).toEqual(['A talk', 'nothing', false]);
    expect(id).not.toBe(open.id);
    const again = await continueMatch<{ said: string[] }>(saves, id, { engine: testEngine });
    expect(again.play.snapshot().view.said).toEqual(['yes', 'rest', 'yes']);
    expect(await again.play.undo(false)).toBe(true);
    expect(await again.play.undo(false)).toBe(true);
    expect(again.play.snapshot().view.said).toEqual(['yes']);
  });

  test('the same file twice is noticed, and nothing is added', async () => {
    const saves = newSaves();
    const { open, file } = await exported(saves);
    expect(await saves.importFile(file.json)).toEqual({ id: open.id, title: 'A talk', lost: 'nothing', already: true });
    await saves.remove(open.id);
    const first = await saves.importFile(file.json);
    const second = await saves.importFile(file.json);
    expect([first.already, second.already, second.id]).toEqual([false, true, first.id]);
    expect(await saves.list()).toHaveLength(1);
  });

  test('a copy goes its own way, and belongs to no campaign', async () => {
    const saves = newSaves();
    const { open } = await exported(saves);
    const id = await saves.copy(open.id);
    const copy = await continueMatch<{ said: string[] }>(saves, id, { engine: testEngine });
    await words(copy.play, 'roll');
    await copy.close();
    expect((await saves.list()).map(({ title, moves, campaign }) => [title, moves, campaign])).toEqual([
      ['A talk (copy)', 4, undefined],
      ['A talk', 3, undefined],
    ]);
  });

  const edit = (change: (file: any) => void) => (json: string): string => {
    const file = JSON.parse(json);
    change(file);
    return JSON.stringify(file);
  };
  test.each<[string, (json: string) => string, BadSave['code']]>([
    ['half a file', (json) => json.slice(0, json.length / 2), 'not-a-save'],
    ['something else', () => 'PNG', 'not-a-save'],
    ['JSON of another program', () => '{"hello":"world"}', 'not-a-save'],
    ['nothing', () => 'null', 'not-a-save'],
    ['a newer format', edit((file) => (file.format = 4)), 'too-new'],
    ['a newer edition', edit((file) => (file.save.edition = 99)), 'too-new'],
    ['a state changed by hand', edit((file) => file.save.at.said.push('x')), 'damaged'],
    ['an answer changed by hand', edit((file) => (file.save.tail[0].option = 'roll')), 'damaged'],
    ['a past changed by hand', edit((file) => file.past[0].tail.pop()), 'damaged'],
    ['a past without a state to begin with', edit((file) => {
      delete file.past[0].at;
      file.checksum = checksum({ past: file.past, log: file.log });
    }), 'damaged'],
    ['a log that is no log', edit((file) => (file.log = 'none')), 'damaged'],
    ['an unknown game', edit((file) => (file.save.game = 'chess')), 'other-game'],
    ['a state that its rules cannot bear', edit((file) => {
      const { checksum: _old, ...rest } = { ...file.save, at: { chance: [1, 2, 3, 4] } };
      file.save = { ...rest, checksum: `${checksum(rest)}.0` };
    }), 'damaged'],
  ])('refuses %s with a clear message and overwrites nothing', async (_what, spoil, code) => {
    const saves = new Saves(new Storage(), async (game) => {
      if (game !== 'fragile') throw new BadSave('other-game', 'Not on this table.');
      return testRules(game);
    }, tick);
    const { file } = await exported(saves);
    const before = await kept(saves);
    const error = await saves.importFile(spoil(file.json)).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(BadSave);
    expect((error as BadSave).code).toBe(code);
    expect((error as BadSave).message.length).toBeGreaterThan(15);
    expect(await kept(saves)).toBe(before);
  });
});

describe('a browser that keeps nothing', () => {
  test('lets play go on, says so, and still exports', async () => {
    const saves = newSaves(new Storage(() => Promise.reject(new DOMException('no', 'SecurityError'))));
    const open = await newFragile(saves);
    await words(open.play, 'yes');
    await open.flush();
    expect(saves.storage.trouble.snapshot()).toMatchObject({ code: 'blocked' });
    expect(saves.storage.trouble.snapshot()!.message).toContain('exporting');
    expect(await saves.list()).toEqual([]);
    expect((await open.play.exported()).json).toContain('lantern-table-match');
    await open.close();
  });

  test('makes up for what did not fit as soon as there is room', async () => {
    const storage = new Storage();
    const saves = newSaves(storage);
    const open = await newFragile(saves);
    await words(open.play, 'yes', 'rest');
    await open.flush();
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await words(open.play, 'yes', 'rest', 'yes');
    await open.flush();
    expect(storage.trouble.snapshot()).toMatchObject({ code: 'full' });
    await saves.list();
    expect(storage.trouble.snapshot()).toMatchObject({ code: 'full' });
    full.mockRestore();
    await words(open.play, 'yes');
    await open.flush();
    expect(storage.trouble.snapshot()).toBeNull();
    expect((await saves.load(open.id)).archive).toEqual(open.play.archive());
  });
});

test('a shared screen is passed to whoever must decide', async () => {
  const open = await beginMatch(newSaves(), { game: 'harbour', title: 'Bay', engine: testEngine, wish: { mix: 'two', seed: 4 } }, tick);
  expect(awaitedAtScreen(open.play)).toEqual([]);
  await open.play.choose(open.play.snapshot().questions[0]!, 'quay:0');
  expect(awaitedAtScreen(open.play)).toEqual(['p2']);
  await open.play.look('p2');
  expect(awaitedAtScreen(open.play)).toEqual([]);
});
