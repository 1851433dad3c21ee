import { execFileSync } from 'node:child_process';
import { closeSync, existsSync, openSync, readdirSync, readFileSync, writeSync } from 'node:fs';
import { Agent, request } from 'node:https';
import path from 'node:path';
import Database from 'libsql';
import WebSocket from 'ws';
import { afterAll, describe, expect, test } from 'vitest';
import { entropyFrom, picker } from '../engine/kernel/chance.ts';
import { loadRules } from '../match/games.ts';
import { MatchHost } from '../match/matchHost.ts';
import type { Tell } from '../match/screenMessages.ts';
import { roomAddress } from '../play/roomSocket.ts';
import {
  beginMatch, endTestHosts, freshFolder, gameOfTwo, openScreen, sitDown, someAnswer, startTestHost, until, type TestHost,
} from './hosting.testing.ts';
import { MatchStore, type KeptMatch } from './matchStore.ts';
import { openFile } from './sqliteFile.ts';
import { StepWriter } from './stepWriter.ts';
import { openSqlite } from './store.ts';
import { idOf, passFor, tableOf } from './tables.testing.ts';

afterAll(endTestHosts);
type AnyHost = MatchHost<any, any, any>;

async function begin(host: TestHost, more: Record<string, unknown> = {}) {
  const { game, mix } = await gameOfTwo();
  return { ...(await beginMatch(host, { game, mix: mix.id, seed: 3, ...more })), seats: mix.seats as readonly [string, string] };
}

/** The match as this process has opened it. */
async function added(matchStore: MatchStore, host: Pick<AnyHost, 'archive' | 'over'>): Promise<KeptMatch> {
  await matchStore.add({ id: 'm', title: 'A match', code: null, ask_first: 0 }, host.archive(), host.over, {}, 0);
  return matchStore.open('m', 'test');
}

const answerSome = async (play: Awaited<ReturnType<typeof openScreen>>, times: number): Promise<void> => {
  const pick = picker(2);
  for (let n = 0; n < times; n++) {
    const answer = await until(play, () => someAnswer(play, pick));
    await play.choose(answer, answer.option);
  }
};

test('a host that has as many matches open as it may have says so to whoever comes to another one', async () => {
  const host = await startTestHost({ env: { MOST_MATCHES: '1' } });
  const [first, second] = [await begin(host), await begin(host)];
  const play = await openScreen(host, first.match, await sitDown(host, first.code, first.seats[0]));
  const token = await sitDown(host, second.code, second.seats[0]);
  await expect(host.api.ask('join', { match: second.match, key: token, role: 'player' })).rejects.toThrow('The host is full.');
  expect(play.connection.snapshot().state, 'whoever plays already goes on').toBe('here');
  play.close();
  await host.end();
});

describe('who may sit down', () => {
  test('is asked of the table first if its owner wants it so, and a no is a no', async () => {
    const host = await startTestHost();
    const { match, code, seats } = await begin(host, { askFirst: true });
    const [one, other] = seats;
    const token = await sitDown(host, code, one, 'Ada'); // nobody is there who could be asked
    const ada = await openScreen(host, match, token);
    const knock = async (): Promise<string> => {
      const answer = await host.api.ask('sit', { code, seat: other, name: 'Ben' });
      return (answer as { waiting: string }).waiting;
    };
    const decide = async (guest: string, yes: boolean): Promise<unknown> => {
      const asks = (): string | undefined => ada.matters.snapshot().find(({ outcome }) => outcome === 'waiting')?.key;
      expect(await host.api.ask('sit', { waiting: guest })).toEqual({ waiting: guest });
      await ada.say(await until(ada, asks), yes);
      return host.api.ask('sit', { waiting: guest });
    };
    await expect(decide(await knock(), false)).rejects.toThrow('The table has said no. Choose another chair, or watch.');
    expect(await decide(await knock(), true)).toMatchObject({ match, seat: other });
    ada.close();
  }, 60_000);

  test('a bot gives its chair up if somebody at the table says yes', async () => {
    const host = await startTestHost();
    const { game, mix } = await gameOfTwo();
    const [one, other] = mix.seats as [string, string];
    const { match, code } = await beginMatch(host, { game, mix: mix.id, bots: { [other]: 'random' } });
    const ada = await openScreen(host, match, await sitDown(host, code, one, 'Ada'));
    const { waiting } = (await host.api.ask('sit', { code, seat: other, name: 'Ben' })) as { waiting: string };
    await ada.say(await until(ada, () => ada.matters.snapshot()[0]?.key), true);
    const { token } = (await host.api.ask('sit', { waiting })) as { token: string };
    const ben = await openScreen(host, match, token);
    expect(ben.company.snapshot().chairs).toMatchObject([{ person: 'Ada', policy: null }, { person: 'Ben', policy: null }]);
    for (const play of [ada, ben]) play.close();
  }, 60_000);
});

test('a match that is closed tells its screens, lets nobody in, and is opened again by a new code', async () => {
  const host = await startTestHost();
  const { match, code, seats } = await begin(host);
  const token = await sitDown(host, code, seats[0]);
  const play = await openScreen(host, match, token);
  await host.api.ask('owner/close', { match });
  const gone = await until(play, () => (play.connection.snapshot().state === 'gone' ? play.connection.snapshot() : undefined));
  expect(gone.sentence).toBe('The host has closed this match.');
  await expect(openScreen(host, match, token)).rejects.toThrow('The host has closed this match.');
  await expect(host.api.ask('knock', { code })).rejects.toThrow('No match has this code.');
  await host.api.ask('owner/code', { match });
  const again = await openScreen(host, match, token);
  for (const one of [play, again]) one.close();
}, 60_000);

test('a host that stops tells its screens, ends within three seconds, and every answer that was done is there afterwards', async () => {
  const folder = freshFolder();
  let host = await startTestHost({ folder });
  const { match, code, seats } = await begin(host);
  const play = await openScreen(host, match, await sitDown(host, code, seats[0]));
  const before = play.snapshot().log.length;
  const answer = someAnswer(play, picker(2));
  if (answer) await play.choose(answer, answer.option);
  const began = Date.now();
  expect(await host.end('SIGTERM'), 'as asked, not killed').toBe(0);
  expect(Date.now() - began).toBeLessThan(3_000);
  expect(await until(play, () => play.closing.snapshot() ?? undefined)).toBe('host-stops');
  play.close();
  host = await startTestHost({ folder });
  const again = await openScreen(host, match, (await host.api.ask('owner/watch', { match })).key, 'spectator');
  expect(again.snapshot().log.length).toBe(before + (answer ? 1 : 0));
  again.close();
}, 60_000);

test('a save that cannot be trusted is refused with its reason, listed, never written over, and can still be exported', async () => {
  const folder = freshFolder();
  let host = await startTestHost({ folder });
  const { match, code, seats } = await begin(host);
  const token = await sitDown(host, code, seats[0]);
  await host.end();
  const file = openFile(path.join(folder, 'data/table.db'));
  const rows = (): unknown => ['answers', 'boundaries'].map((table) => file.prepare(`select * from ${table} order by n`).all());
  file.exec(`update matches set checksum = '${'0'.repeat(16)}.${'0'.repeat(16)}'`);
  const kept = JSON.stringify(rows());
  host = await startTestHost({ folder });
  await expect(openScreen(host, match, token)).rejects.toThrow();
  await expect(host.api.ask('join', { match, key: token, role: 'player' })).rejects.toThrow(/^This match cannot be opened: .{20}/);
  const { matches } = await host.api.ask('owner/list', {});
  expect(matches).toMatchObject([{ match, open: false, damaged: expect.stringMatching(/.{20}/) as string }]);
  expect(JSON.stringify(rows())).toBe(kept);
  expect((await host.api.ask('owner/export', { match })).json.length).toBeGreaterThan(1_000);
  file.close();
  await host.end();
}, 60_000);

test('SQLite is opened so that what is committed is on the disk', () => {
  const file = openFile(path.join(freshFolder(), 'table.db'));
  const now = (name: string): unknown => Object.values((file.pragma(name) as object[])[0]!)[0];
  expect([now('journal_mode'), now('synchronous'), now('foreign_keys')]).toEqual(['wal', 2, 1]);
  file.close();
});

test('a message of more than 16 kB ends its connection with 1009, and nobody else notices', async () => {
  const host = await startTestHost();
  const { match, code, seats } = await begin(host);
  const token = await sitDown(host, code, seats[0]);
  const { reservation } = await host.api.ask('join', { match, key: token, role: 'player' });
  const socket = new WebSocket(roomAddress(host.origin, reservation), { origin: host.origin });
  const closed = new Promise<number>((done) => socket.on('close', done));
  socket.on('message', (data: Buffer) => data[0] === 10 && socket.send(Buffer.alloc(17_000)));
  expect(await closed).toBe(1009);
  expect((await host.api.health())?.ok).toBe(true);
}, 60_000);

describe('a store that fails', () => {
  test('a disk that is full refuses the answer, shows nothing, and takes it when there is room again', async () => {
    const { game, mix } = await gameOfTwo();
    const rules = await loadRules(game);
    const store = await openSqlite(freshFolder(), () => '');
    const file = openFile(store.place);
    const writer = new StepWriter(file);
    const matchStore = new MatchStore(store, { write: async (steps) => writer.write(steps), close: async () => {} });
    const { archive } = await added(matchStore, MatchHost.begin(rules, { mix: mix.id, chance: entropyFrom(2) }));
    const { table, enter, say, settled, told } = tableOf(rules, archive, { now: Date.now, matchStore });
    for (const seat of mix.seats) enter(seat, passFor(seat));
    await settled();
    const pages = (most: number): unknown => file.pragma(`max_page_count = ${most}`);
    pages(1); // never fewer than there are
    const pick = picker(2);
    let n = 0;
    const refused = (): Tell | undefined => mix.seats.flatMap((seat) => told(seat)).find(({ tell }) => tell === 'refused');
    const next = async (): Promise<void> => {
      const { host } = table.match;
      const answer = host.waiting.map((seat) => host.plainAnswer(seat, pick, [])).find((one) => one !== undefined)!;
      say(answer.seat, { do: 'choose', id: idOf(++n), moment: table.match.moment, answer });
      await settled();
    };
    while (!refused()) await next();
    const message = 'This answer could not be saved, so it was not made. Free some space on the host, then try again.';
    expect(refused()).toMatchObject({ id: idOf(n), code: 'not-kept', message });
    const keptLog = async (): Promise<number> => (await matchStore.open('m', 'test')).archive.log.length;
    expect(table.match.host.log.length).toBe(n); // set-up, and every answer but the last
    pages(1_000_000);
    await next();
    expect(table.match.host.log.length).toBe(n);
    expect(await keptLog()).toBe(n);
    await table.stop();
    file.close();
    await store.close();
  }, 120_000);

  test('a damaged file is put aside, and what can be read of it is brought back', async () => {
    const folder = freshFolder();
    let host = await startTestHost({ folder });
    const { match, code, seats } = await begin(host);
    const play = await openScreen(host, match, await sitDown(host, code, seats[0]));
    await answerSome(play, 1).catch(() => {});
    play.close();
    await host.end();
    const file = path.join(folder, 'data/table.db');
    // A page of an index: the tables can still be read, but the file no longer agrees with itself.
    const opened = new Database(file);
    const { rootpage } = opened.prepare("select rootpage from sqlite_master where name = 'keys_by_match'").get() as { rootpage: number };
    opened.close();
    const handle = openSync(file, 'r+');
    writeSync(handle, Buffer.alloc(4_096, 7), 0, 4_096, (rootpage - 1) * 4_096);
    closeSync(handle);
    const damaged = readFileSync(file);
    host = await startTestHost({ folder });
    expect(host.said()).toMatch(/The store was damaged and has been put aside in .*table\.db\.damaged-.* \. 1 matches were brought back\./);
    const aside = readdirSync(path.join(folder, 'data')).find((name) => /damaged-[^.]*$/.test(name))!;
    expect(readFileSync(path.join(folder, 'data', aside)).equals(damaged)).toBe(true);
    const { matches } = await host.api.ask('owner/list', {});
    expect(matches).toMatchObject([{ match, damaged: null }]);
    const again = await openScreen(host, match, (await host.api.ask('owner/watch', { match })).key, 'spectator');
    expect(again.snapshot().log.length).toBe(play.snapshot().log.length);
    again.close();
  }, 120_000);
});

const openssl = ['/usr/bin/openssl', '/usr/local/bin/openssl', '/opt/homebrew/bin/openssl'].find((file) => existsSync(file));

test.runIf(openssl)('with a certificate everything goes over https, sockets too', async () => {
  const folder = freshFolder();
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  execFileSync(openssl!, ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', key, '-out', cert, ...subject], {
    stdio: 'ignore',
  });
  const host = await startTestHost({ folder, env: { TLS_CERT: cert, TLS_KEY: key } });
  expect(host.said()).toContain('Lantern Table: https://localhost:');
  const origin = host.origin.replace('http:', 'https:');
  const agent = new Agent({ ca: readFileSync(cert) });
  const health = await new Promise<string>((resolve, reject) => {
    const asked = request(`${origin}/api/health`, { agent }, (answer) => answer.on('data', (text: Buffer) => resolve(text.toString())));
    asked.on('error', reject).end();
  });
  expect(JSON.parse(health)).toMatchObject({ ok: true });
  const socket = new WebSocket(`${origin.replace('https', 'wss')}/a/b?sessionId=c`, { origin, agent });
  const opened = new Promise((done) => (socket.on('open', () => done('open')), socket.on('error', ({ message }) => done(message))));
  expect(await opened).toBe('open');
  socket.terminate();
}, 60_000);
