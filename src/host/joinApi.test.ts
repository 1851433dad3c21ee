import { request } from 'node:http';
import WebSocket from 'ws';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { entropyFrom, picker } from '../engine/kernel/chance.ts';
import type { Answer } from '../engine/kernel/rule.ts';
import { loadRules } from '../match/games.ts';
import { exportedMatch, readMatchFile } from '../match/matchFile.ts';
import { MatchHost } from '../match/matchHost.ts';
import { Tape } from '../match/tape.ts';
import { apiAt, beginMatch, endTestHosts, gameOfTwo, openScreen, sitDown, startTestHost, until, type TestHost } from './hosting.testing.ts';

let host: TestHost;
beforeAll(async () => (host = await startTestHost()), 60_000);
afterAll(endTestHosts);

const begin = async () => {
  const { game, mix } = await gameOfTwo();
  return { ...(await beginMatch(host, { game, mix: mix.id })), seats: mix.seats };
};
const refused = (code: string) => expect.objectContaining({ name: 'HostRefused', code });

/** A bare request, with exactly these headers. */
const post = (path: string, headers: Record<string, string>, body = '{}'): Promise<number> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(host.origin);
    const all = { 'content-type': 'application/json', ...headers };
    const asked = request({ host: hostname, port, path, method: 'POST', headers: all }, (answer) => {
      answer.resume();
      resolve(answer.statusCode!);
    });
    asked.on('error', reject);
    asked.end(body);
  });

/** Whether a socket is let in. */
const upgraded = (headers: Record<string, string>): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = new WebSocket(`${host.origin.replace('http', 'ws')}/a/b?sessionId=c`, { headers });
    socket.on('open', () => (socket.terminate(), resolve(true)));
    socket.on('error', () => resolve(false));
  });

describe('joining a match at a host', () => {
  test('stay shut for foreign origins, for none at all, and under a name that is not ours', async () => {
    const name = host.origin.slice('http://'.length);
    expect(await post('/api/knock', { origin: host.origin, host: name })).not.toBe(403);
    expect(await post('/api/knock', { origin: 'http://evil.example', host: name })).toBe(403);
    expect(await post('/api/knock', { host: name })).toBe(403);
    expect(await post('/api/knock', { origin: 'http://evil.example', host: 'evil.example' })).toBe(421);
    expect(await upgraded({ origin: host.origin })).toBe(true);
    expect(await upgraded({ origin: 'http://evil.example' })).toBe(false);
    expect(await upgraded({})).toBe(false);
    expect(await upgraded({ origin: 'http://evil.example', host: 'evil.example' })).toBe(false);
  });

  test('read no more than 2 kB of a request, and nothing but JSON', async () => {
    const headers = { origin: host.origin, host: host.origin.slice('http://'.length) };
    const { code } = await begin();
    expect(await post('/api/knock', headers, JSON.stringify({ code }))).toBe(200);
    expect(await post('/api/knock', headers, JSON.stringify({ code: 'A'.repeat(2 * 1024) }))).toBe(413);
    expect(await post('/api/knock', headers, '{')).toBe(400);
    expect(await post('/api/knock', { ...headers, 'content-type': 'text/plain' })).toBe(415);
    expect(await post('/api/knock', headers, JSON.stringify({ code, more: 1 })), 'an unknown key').toBe(400);
  });

  test('let nobody make rooms or find them without us', async () => {
    expect(await post('/matchmake/create/match', { origin: host.origin })).toBe(405);
    const { headers } = await fetch(`${host.origin}/`);
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('content-security-policy')).toMatch(/default-src 'self';.*frame-ancestors 'none'/);
    expect([headers.get('x-content-type-options'), headers.get('referrer-policy')]).toEqual(['nosniff', 'no-referrer']);
  });

  test('open a free chair by code, never a taken one, and tell who sits there', async () => {
    const { code, seats } = await begin();
    await sitDown(host, code.toLowerCase().replace('-', ' '), seats[0]!, 'Ada');
    await expect(sitDown(host, code, seats[0]!, 'Ben')).rejects.toThrow('Ada sits there. Choose another chair, or watch.');
    const { chairs } = await host.api.ask('knock', { code });
    expect(chairs.map(({ person }) => person)).toEqual(['Ada', null]);
    await expect(sitDown(host, code, seats[1]!, 'x'.repeat(25))).rejects.toThrow('1 to 24');
  });

  test('know a token for one match and one chair only', async () => {
    const [one, other] = [await begin(), await begin()];
    const token = await sitDown(host, one.code, one.seats[0]!);
    const api = apiAt(host.origin);
    await expect(api.ask('join', { match: other.match, key: token, role: 'player' })).rejects.toThrow(refused('unknown-key'));
    await expect(api.ask('join', { match: one.match, key: one.watch, role: 'player' })).rejects.toThrow(refused('unknown-key'));
    const play = await openScreen(host, one.match, token);
    const foreign = { seat: one.seats[1]!, ask: 'anything' };
    await expect(play.choose(foreign, 'x')).rejects.toMatchObject({ code: 'not-yours' });
    play.close();
  });

  test('hand a chair over once, and let the other device go', async () => {
    const { match, code, seats } = await begin();
    const token = await sitDown(host, code, seats[0]!);
    const play = await openScreen(host, match, token);
    const { take } = await host.api.ask('handover', { match, token, keep: false });
    const moved = await host.api.ask('take', { key: take });
    expect(moved).toMatchObject({ match, seat: seats[0] });
    await expect(host.api.ask('take', { key: take })).rejects.toThrow(refused('unknown-key'));
    expect(await until(play, () => play.closing.snapshot() ?? undefined)).toBe('seat-taken');
    const again = await openScreen(host, match, moved.token);
    expect(again.snapshot().seat).toBe(seats[0]);
    for (const one of [play, again]) one.close();
  });

  test('renew a code, and the old one is worth nothing', async () => {
    const { match, code, seats } = await begin();
    const token = await sitDown(host, code, seats[0]!);
    const fresh = await host.api.ask('code', { match, token });
    await expect(host.api.ask('knock', { code })).rejects.toThrow('No match has this code. Ask for it again: it may have been renewed.');
    expect((await host.api.ask('knock', { code: fresh.code })).match).toBe(match);
  });

  test('keep the archive until the match is over, and the owner\'s things to the owner', async () => {
    const { match, code, seats } = await begin();
    const token = await sitDown(host, code, seats[0]!);
    await expect(host.api.ask('archive', { match, token })).rejects.toThrow(refused('not-over'));
    expect(await post('/api/owner/list', { origin: host.origin, 'x-host-key': 'guessed' })).toBe(403);
    const { json } = await host.api.ask('owner/export', { match });
    expect(json).not.toMatch(/"(chance|tail|log)"/);
    const copy = await beginMatch(host, { file: json });
    expect(copy.match).not.toBe(match);
    const changed = JSON.parse(json) as { sealed: string };
    const broken = JSON.stringify({ ...changed, sealed: changed.sealed.slice(4) });
    await expect(beginMatch(host, { file: broken })).rejects.toThrow('another host');
  });
});

test('whoever has played fetches the match when it is over, and sees all of it again from its first answer', async () => {
  const { game, mix } = await gameOfTwo();
  const rules = await loadRules(game);
  const played: MatchHost<any, any, any> = MatchHost.begin(rules, { mix: mix.id, chance: entropyFrom(4) });
  const pick = picker(4);
  let before = played.archive();
  let last: Answer | undefined;
  while (played.over === null) {
    before = played.archive();
    last = played.waiting.map((seat) => played.plainAnswer(seat, pick, [])).find((one) => one !== undefined)!;
    played.choose(last);
  }
  const { match, code } = await beginMatch(host, { file: exportedMatch('Nearly over', before).json });
  const mine = await openScreen(host, match, await sitDown(host, code, last!.seat));
  await expect(mine.exported()).rejects.toThrow(refused('not-over'));
  await mine.choose(last!, last!.option, last!.draft);
  await until(mine, () => mine.snapshot().over ?? undefined);
  const { archive } = readMatchFile((await mine.exported()).json);
  const tape = new Tape<unknown, unknown>(rules, archive);
  expect(tape.last).toBe(played.archive().log.length - 1);
  expect(tape.at(tape.last, 'table').over).toEqual(played.over);
  // With every hand open: it is watched from any chair.
  for (const seat of mix.seats) expect(tape.at(tape.last, seat).view).toEqual(JSON.parse(JSON.stringify(played.view(seat))));
  mine.close();
}, 120_000);

test('the sixth wrong code in a minute has to wait, and then the right one too', async () => {
  const other = await startTestHost();
  const { game, mix } = await gameOfTwo();
  const { code } = await beginMatch(other, { game, mix: mix.id });
  for (let n = 0; n < 5; n++) await expect(other.api.ask('knock', { code: 'AAAA-AAAA' })).rejects.toThrow(refused('unknown-code'));
  await expect(other.api.ask('knock', { code })).rejects.toThrow('Wait a minute and try again.');
}, 60_000);

test('a second start in the same folder stops before it opens anything, and says where the first one is', async () => {
  await new Promise((done) => setTimeout(done, 400)); // the address is written into the lock once it is known
  await expect(startTestHost({ folder: host.folder })).rejects.toThrow(/already runs here: http:\/\/localhost:\d+/);
}, 60_000);
