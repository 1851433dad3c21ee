import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import WebSocket, { WebSocketServer } from 'ws';
import { afterEach, expect, test, vi } from 'vitest';
import { packAtOnce } from './packing.ts';

const zlib = vi.hoisted(() => ({ runs: 0 }));
vi.mock('node:zlib', async (load) => {
  const real = await load<typeof import('node:zlib')>();
  const deflateRawSync = (...given: Parameters<typeof real.deflateRawSync>) => ((zlib.runs += 1), real.deflateRawSync(...given));
  return { ...real, deflateRawSync };
});

const servers: WebSocketServer[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

/** Two ends of a socket; `heard` holds what has arrived. */
async function ends(perMessageDeflate: boolean) {
  const server = new WebSocketServer({
    port: 0, host: '127.0.0.1', perMessageDeflate: { threshold: 512, serverNoContextTakeover: true, clientNoContextTakeover: true },
  });
  servers.push(server);
  await once(server, 'listening');
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`, { perMessageDeflate });
  const heard: string[] = [];
  client.on('message', (data: Buffer) => heard.push(data.toString('utf8')));
  const [[near]] = (await Promise.all([once(server, 'connection'), once(client, 'open')])) as [[WebSocket], unknown];
  return { near, client, heard };
}

const words = (bytes: number): string => 'The Spider weaves. '.repeat(Math.ceil(bytes / 19)).slice(0, bytes);
const wire = ({ client }: { client: WebSocket }): number =>
  (client as unknown as { _socket: { bytesRead: number } })._socket.bytesRead;

test('messages of any size arrive whole and in their order, packed once for all who get the same', async () => {
  const all = [await ends(true), await ends(true), await ends(true)];
  for (const { near } of all) packAtOnce(near);
  const texts = [words(600), words(10), words(9_000), words(100_000), words(700), words(511)];
  const messages = texts.map((text) => Buffer.from(text));
  const before = zlib.runs;
  for (const message of messages) for (const { near } of all) near.send(message);
  await vi.waitFor(() => expect(all.map(({ heard }) => heard.length)).toEqual([6, 6, 6]));
  for (const { heard } of all) expect(heard).toEqual(texts);
  expect(zlib.runs - before, 'of the three that are packed at once').toBe(3);
  expect(wire(all[0]!), 'far less than was said').toBeLessThan(5_000);
});

test('a screen whose end packs nothing is sent what was said', async () => {
  const plain = await ends(false);
  packAtOnce(plain.near);
  plain.near.send(Buffer.from(words(900)));
  await vi.waitFor(() => expect(plain.heard).toEqual([words(900)]));
});
