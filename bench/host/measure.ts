import { spawn } from 'node:child_process';
import path from 'node:path';
import WebSocket from 'ws';
import { picker } from '../../src/engine/kernel/chance.ts';
import { games } from '../../src/match/games.ts';
import { killedOften, type Killed } from '../../src/host/killing.testing.ts';
import { findServers } from '../../src/host/servers.testing.ts';
import { beginMatch, endTestHosts, openScreen, sitDown, socketTo, startTestHost } from '../../src/host/hosting.testing.ts';
import { roomAddress, type SocketLike } from '../../src/play/roomSocket.ts';
import { load, quantile, type LoadFigures } from './load.ts';

/** The first game and mix for four people or more in which something is hidden. */
async function mixOfFour() {
  for (const open of Object.values(games)) {
    const { manifest } = await open();
    const mix = manifest.mixes.find(({ seats }) => seats.length === 4);
    if (mix && !manifest.open) return { game: manifest.name, mix: mix.id, seats: mix.seats };
  }
  throw new Error('no game for four');
}

const chosen = await mixOfFour();
const seconds = Number(process.env.BENCH_SECONDS ?? 15);
const kills = Number(process.env.BENCH_KILLS ?? 100);
const most = Number(process.env.BENCH_SEATS ?? 1_000);
const env = { MOST_SCREENS: '100000', MOST_MATCHES: '100000' };

async function onHost(matches: number): Promise<LoadFigures & { readonly perMatch: number; readonly perScreen: number }> {
  const host = await startTestHost({ env });
  const memory = async (): Promise<number> => ((await host.api.health()) as { memory?: number } | null)?.memory ?? 0;
  const before = await memory();
  const begun = [];
  for (let n = 0; n < matches; n++) {
    const { match, code } = await beginMatch(host, { game: chosen.game, mix: chosen.mix, seed: n });
    const tokens = new Map<string, string>();
    for (const seat of chosen.seats) tokens.set(seat, await sitDown(host, code, seat));
    const socket = async (seat: string): Promise<SocketLike> => {
      const { reservation } = await host.api.ask('join', { match, key: tokens.get(seat)!, role: 'player' });
      return socketTo(host.origin)(roomAddress(host.origin, reservation));
    };
    begun.push({ seats: chosen.seats, socket });
  }
  const running = load(begun, seconds);
  await new Promise((later) => setTimeout(later, (seconds * 1_000) / 2));
  const grown = (await memory()) - before;
  const figures = await running;
  await host.end();
  return { ...figures, perMatch: grown / matches, perScreen: grown / (matches * chosen.seats.length) };
}

async function onPlain(matches: number): Promise<LoadFigures> {
  const tsx = path.resolve('node_modules/tsx/dist/cli.mjs');
  const child = spawn(process.execPath, [tsx, path.join(import.meta.dirname, 'plain.ts'), chosen.game, chosen.mix], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const port = await new Promise<string>((resolve) => {
    child.stdout.on('data', (text: Buffer) => /port (\d+)/.test(text.toString()) && resolve(/port (\d+)/.exec(text.toString())![1]!));
    child.stderr.on('data', (text: Buffer) => process.stderr.write(text));
  });
  const begun = Array.from({ length: matches }, (_, n) => ({
    seats: chosen.seats,
    socket: async (seat: string) => new WebSocket(`ws://127.0.0.1:${port}/${n}/${seat}`) as unknown as SocketLike,
  }));
  const figures = await load(begun, seconds);
  await new Promise((done) => (child.on('close', done), child.kill()));
  return figures;
}

/** From a dropped connection to the next view, by token. */
async function reconnecting(times: number): Promise<number> {
  const host = await startTestHost();
  const { match, code } = await beginMatch(host, { game: chosen.game, mix: chosen.mix, seed: 1 });
  const token = await sitDown(host, code, chosen.seats[0]!);
  const took: number[] = [];
  for (let n = 0; n < times; n++) {
    const began = performance.now();
    const play = await openScreen(host, match, token);
    took.push(performance.now() - began);
    play.close();
    await new Promise((later) => setTimeout(later, 30));
  }
  await host.end();
  return quantile(took.sort((a, b) => a - b), 0.5);
}

const fifty = Number(process.env.BENCH_MATCHES ?? 50);
const plain = await onPlain(fifty);
const host = await onHost(fifty);
const back = await reconnecting(fifty);
const killed = await killedOften(kills, picker(1));
const servers = await findServers();
const onPostgres = servers.postgres ? await killedOften(kills, picker(2), { env: { DATABASE_URL: await servers.database() } }) : null;
await servers.stop();
let holds = 0;
for (let seats = 200; seats <= most; seats += 200) {
  const { p99 } = seats === 200 ? host : await onHost(seats / chosen.seats.length);
  if (p99 >= 250) break;
  holds = seats;
}
await endTestHosts();
const megabytes = (bytes: number): number => bytes / 1_048_576;
const screens = fifty * chosen.seats.length;
const most300 = Math.min(host.bytes.p50, host.bytes.packed50);
const bounded = (what: string, ours: number, words: string, holds: boolean, against = '', ratio?: number) => ({
  what, ours, against, bound: { words, holds }, ...(ratio === undefined ? {} : { ratio }),
});
const [plain50, plain99] = [`plain ws ${plain.p50.toFixed(1)}`, `plain ws ${plain.p99.toFixed(1)}`];
const killedLines = (where: string, { kills: times, done, inLog, back: starts }: Killed) => {
  const restarted = quantile([...starts].sort((a, b) => a - b), 0.5);
  return [
    bounded(`killed ${times} times on ${where}, answers done`, done, 'the same', done === inLog, `in the log ${inLog}`),
    bounded(`killed on ${where}, ms from start until all screens are back, median`, restarted, 'at most 5,000', restarted <= 5_000),
  ];
};
const slower = { p50: host.p50 / plain.p50, p99: host.p99 / plain.p99 };
const lines = [
  bounded(`${screens} seats, ms until done, median`, host.p50, 'at most 1.5', slower.p50 <= 1.5, plain50, slower.p50),
  bounded(`${screens} seats, ms until done, p99`, host.p99, 'under 150', host.p99 < 150, plain99, slower.p99),
  bounded('bytes for an answer and screen, median', most300, 'at most 300', most300 <= 300),
  bounded('bytes for an answer and screen, packed, p95', host.bytes.packed95, 'at most 1,000', host.bytes.packed95 <= 1_000),
  bounded('way back by token, ms, median', back, 'at most 100', back <= 100),
  ...killedLines('SQLite', killed),
  ...(onPostgres ? killedLines('PostgreSQL', onPostgres) : []),
  { what: 'memory for a match with its four screens, MB', ours: megabytes(host.perMatch) },
  { what: 'memory for a screen with its part of the match, MB', ours: megabytes(host.perScreen) },
  { what: 'seats that one process holds at p99 under 250 ms', ours: holds, against: 'aim 1,000' },
];
console.log(JSON.stringify({ lines }));
