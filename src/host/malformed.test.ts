import path from 'node:path';
import WebSocket from 'ws';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { picker } from '../engine/kernel/chance.ts';
import { roomAddress } from '../play/roomSocket.ts';
import {
  beginMatch, endTestHosts, gameOfTwo, openScreen, sitDown, someAnswer, startTestHost, until, type TestHost,
} from './hosting.testing.ts';
import { limits } from './limits.ts';
import { openFile } from './sqliteFile.ts';

let host: TestHost;
beforeAll(async () => (host = await startTestHost()), 60_000);
afterAll(endTestHosts);

const bytesOf = (...parts: (number[] | Buffer | string)[]): Buffer => Buffer.concat(parts.map((part) => Buffer.from(part as never)));
const wish = (value: unknown): Buffer => bytesOf([17, 0], JSON.stringify(value));
const deep = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

/** Each of them ends its connection. */
const fatal = (pick: (range: number) => number): Buffer => [bytesOf([17, 0], 'x'.repeat(17_000)), bytesOf([12])][pick(2)]!;

/** Anything but what the host expects; `usedId` belongs to an answer that is kept. */
function nonsense(pick: (range: number) => number, foreignSeat: string, usedId: string): Buffer {
  const id = pick(2) ? usedId : Array.from({ length: 24 }, () => pick(16).toString(16)).join('');
  const answer = { seat: foreignSeat, ask: 'x', option: 'y' };
  const kinds: (() => Buffer)[] = [
    () => Buffer.from(Array.from({ length: 1 + pick(200) }, () => pick(256))),
    () => bytesOf([17, 0], Buffer.from(Array.from({ length: pick(100) }, () => pick(256)))),
    () => bytesOf([13, 0], Buffer.from(Array.from({ length: pick(50) }, () => pick(256)))),
    () => bytesOf([17, pick(256)], '{}'),
    () => bytesOf([17, 0], deep(500 + pick(3_000))),
    () => wish({ do: 'hello', page: '', have: { moment: -1, log: 2 ** 53, sum: 'x'.repeat(50) } }),
    () => wish({ do: 'choose', id, moment: pick(10), answer }),
    () => wish({ do: 'choose', id, moment: 1e300, answer }),
    () => wish({ do: 'choose', id, moment: 0, answer: { ...answer, draft: { __proto__: null, constructor: 1 } } }),
    () => wish({ do: 'undo', id, seat: foreignSeat, moment: pick(5) }),
    () => wish({ do: 'propose', id, matter: { kind: 'bot', seat: foreignSeat, policy: 'constructor' } }),
    () => wish({ do: 'say', id, matter: '__proto__', yes: true }),
    () => wish({ do: 'return', id, seat: foreignSeat }),
    () => wish({ do: 'export', id }),
    () => wish({ do: 'hold', thing: 'x'.repeat(150) }),
    () => wish([null, 1, 'x'][pick(3)]),
    () => bytesOf([10]),
    () => bytesOf([18]),
  ];
  return kinds[pick(kinds.length)]!();
}

test('a thousand malformed messages change nothing, and other screens notice nothing', async () => {
  const { game, mix } = await gameOfTwo();
  const { match, code } = await beginMatch(host, { game, mix: mix.id, seed: 2 });
  const [mine, theirs] = mix.seats as [string, string];
  const tokens = { [mine]: await sitDown(host, code, mine), [theirs]: await sitDown(host, code, theirs) };
  const plays = [await openScreen(host, match, tokens[mine]!), await openScreen(host, match, tokens[theirs]!)];
  const pick = picker(11);
  const asked = plays.find((play) => someAnswer(play, pick))!;
  const { seat, ask, option } = someAnswer(asked, pick)!;
  await asked.choose({ seat, ask }, option);
  const shown = () => plays.map((play) => { const { moment: _moment, ...rest } = play.snapshot(); return rest; });
  for (const play of plays) await until(play, () => (play.snapshot().log.length === 2 ? true : undefined));
  const before = JSON.stringify(shown());
  const file = openFile(path.join(host.folder, 'data/table.db'));
  /** The checksum of the save and of the state after its last answer, and all that is kept. */
  const kept = () => JSON.stringify([
    file.prepare('select checksum, moment, answers from matches where id = ?').all([match]),
    file.prepare('select * from answers where match = ?').all([match]),
  ]);
  const [hash, { id: usedId }] = [kept(), file.prepare('select id from answers where match = ?').get([match]) as { id: string }];
  expect(usedId).toMatch(/^[0-9a-f]{24}$/);
  const elsewhere = await beginMatch(host, { game, mix: mix.id, seed: 3 });

  await expect(host.api.ask('join', { match: elsewhere.match, key: tokens[mine]!, role: 'player' })).rejects.toThrow('does not know');

  let sent = 0;
  while (sent < 1_000) {
    const { reservation } = await host.api.ask('join', { match, key: tokens[mine]!, role: 'player' });
    const socket = new WebSocket(roomAddress(host.origin, reservation), { origin: host.origin });
    socket.on('error', () => {});
    await new Promise<void>((done) => {
      socket.on('close', () => done());
      socket.on('message', (data: Buffer) => {
        if (data[0] !== 10) return;
        socket.send(Buffer.from([10]));
        // no more than the warnings that a screen has: all of them are read
        for (let n = 0; n < limits.fastWarnings - 2; n++, sent++) socket.send(nonsense(pick, theirs, usedId));
        socket.send(fatal(pick));
        sent += 1;
      });
    });
  }
  expect((await host.api.health())?.ok).toBe(true);
  expect(kept()).toBe(hash);
  file.close();
  expect(JSON.stringify(shown())).toBe(before);
  expect(plays.map((play) => [play.connection.snapshot().state, play.resyncs.snapshot()])).toEqual([['here', 0], ['here', 0]]);
  const next = plays.find((play) => someAnswer(play, pick))!;
  const answer = someAnswer(next, pick)!;
  await next.choose(answer, answer.option);
  for (const play of plays) play.close();
}, 120_000);
