import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { picker } from '../engine/kernel/chance.ts';
import { openHostedPlay } from '../play/openHostedPlay.ts';
import type { SocketLike } from '../play/roomSocket.ts';
import {
  beginMatch, endTestHosts, gameOfTwo, openScreen, sitDown, someAnswer, startTestHost, until, type TestHost,
} from './hosting.testing.ts';

let host: TestHost;
beforeAll(async () => (host = await startTestHost()), 60_000);
afterAll(endTestHosts);

async function twoAtATable() {
  const { game, mix } = await gameOfTwo();
  const begun = await beginMatch(host, { game, mix: mix.id, seed: 5 });
  const tokens = [];
  for (const seat of mix.seats) tokens.push(await sitDown(host, begun.code, seat, `Person ${seat}`));
  const heard: Buffer[] = [];
  const seen = (data: Uint8Array): void => void heard.push(Buffer.from(data));
  const plays = await Promise.all(tokens.map((token) => openScreen(host, begun.match, token, 'player', { seen })));
  return { ...begun, mix, tokens, plays, heard, seen };
}

describe('a match on a host', () => {
  test('is played by two screens and watched by a third, and all agree', async () => {
    const { match, watch, plays, tokens, heard, seen } = await twoAtATable();
    const table = await openScreen(host, match, watch, 'table', { seen });
    const pick = picker(3);
    for (let n = 0; n < 12; n++) {
      const asked = plays.find((play) => someAnswer(play, pick));
      if (!asked) break;
      const { seat, ask, option } = someAnswer(asked, pick)!;
      await asked.choose({ seat, ask }, option);
      const { moment } = asked.snapshot();
      await Promise.all([...plays, table].map((play) => until(play, () => (play.snapshot().moment >= moment ? true : undefined))));
    }
    const logs = [...plays, table].map((play) => play.snapshot().log.length);
    expect(new Set(logs).size).toBe(1);
    expect(logs[0]).toBeGreaterThan(5);
    expect([...plays, table].map((play) => play.resyncs.snapshot())).toEqual([0, 0, 0]);
    expect(table.snapshot().questions).toEqual([]);
    const bytes = Buffer.concat(heard).toString('latin1');
    expect(bytes.length).toBeGreaterThan(10_000);
    for (const secret of [...tokens, watch]) expect(bytes.includes(secret), 'no token and no key is ever sent').toBe(false);
    for (const play of [...plays, table]) play.close();
  }, 60_000);
});

test('a screen that answers no ping is let go after fifteen seconds, and the others see its chair empty', async () => {
  const { game, mix } = await gameOfTwo();
  const { match, code } = await beginMatch(host, { game, mix: mix.id, seed: 6 });
  const [gone, stays] = mix.seats as [string, string];
  const other = await openScreen(host, match, await sitDown(host, code, stays));
  let sockets = 0;
  const socket = (address: string): SocketLike => {
    if (++sockets > 1) throw new Error('its network does not come back');
    return new WebSocket(address, { origin: host.origin, autoPong: false }) as unknown as SocketLike;
  };
  const key = await sitDown(host, code, gone);
  const silent = await openHostedPlay({ api: host.api, match, key, role: 'player', page: '', socket, pageEvents: [] });
  const chair = () => other.company.snapshot().chairs.find(({ seat }) => seat === gone);
  await until(other, () => (chair()?.screens === 1 ? true : undefined));
  const began = Date.now();
  await until(other, () => (chair()?.screens === 0 ? true : undefined), 40_000);
  expect(Date.now() - began).toBeGreaterThan(9_000);
  expect(other.connection.snapshot().state).toBe('here');
  for (const play of [silent, other]) play.close();
}, 90_000);
