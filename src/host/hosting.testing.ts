import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import WebSocket from 'ws';
import { ensureHostBuilt } from '../../scripts/build.mjs';
import type { Answer, Seat } from '../engine/kernel/rule.ts';
import { games } from '../match/games.ts';
import { hostApi, type HostApi, type Role } from '../play/hostApi.ts';
import type { HostedPlay } from '../play/hostedPlay.ts';
import { openHostedPlay } from '../play/openHostedPlay.ts';
import type { SocketLike } from '../play/roomSocket.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** A host of its own: a child process on a free port, with a folder of its own. */
export interface TestHost {
  readonly origin: string;
  readonly folder: string;
  readonly pid: number;
  readonly api: HostApi;
  readonly said: () => string;
  /** Ends it as a power cut would, or as the system asks it to, and waits until it is gone. */
  end(signal?: NodeJS.Signals): Promise<number | null>;
  signal(signal: NodeJS.Signals): void;
}

export interface HostWish {
  readonly folder?: string;
  readonly port?: number;
  readonly env?: Readonly<Record<string, string>>;
  /** The folder of a built page; an empty page, unless a browser shall open it. */
  readonly page?: string;
}

/** No environment variable decides how a test goes. */
const quiet = { DATABASE_URL: '', REDIS_URL: '', HOST: '127.0.0.1', BOT_PACE_MS: '0' };
const running = new Set<ChildProcess>();
const folders = new Set<string>();

export function freshFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'lantern-host-'));
  folders.add(folder);
  return folder;
}

/** Rejects with what it said if it stops before it listens. */
export async function startTestHost({ folder = freshFolder(), port = 0, env = {}, page }: HostWish = {}): Promise<TestHost> {
  if (!(await ensureHostBuilt())) throw new Error('the host could not be built');
  const child = spawn(process.execPath, ['scripts/start.mjs', '--dist', page ?? emptyPage(folder)], {
    cwd: root,
    env: { ...process.env, ...quiet, PORT: `${port}`, DATA: path.join(folder, 'data'), ...env },
  });
  running.add(child);
  let text = '';
  const ended = new Promise<number | null>((resolve) => child.on('close', (code) => (running.delete(child), resolve(code))));
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer): void => {
      text += chunk.toString();
      if (text.includes('Ctrl+C')) resolve();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    void ended.then((code) => reject(Object.assign(new Error(text), { code })));
  });
  const origin = `http://127.0.0.1:${/localhost:(\d+)/.exec(text)![1]}`;
  return {
    origin,
    folder,
    pid: child.pid!,
    api: apiAt(origin),
    said: () => text,
    signal: (signal) => void child.kill(signal),
    end: async (signal = 'SIGTERM') => {
      child.kill(signal);
      return ended;
    },
  };
}

function emptyPage(folder: string): string {
  const page = path.join(folder, 'page');
  mkdirSync(page, { recursive: true });
  writeFileSync(path.join(page, 'index.html'), '<!doctype html><title>table</title>');
  return page;
}

/** Ends everything that tests of this file have started. */
export async function endTestHosts(): Promise<void> {
  await Promise.all([...running].map((child) => new Promise((done) => (child.on('close', done), child.kill('SIGKILL')))));
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  folders.clear();
}

/** As a page of this host would ask. */
export const apiAt = (origin: string, from = origin): HostApi =>
  hostApi(origin, undefined, (address, init) => fetch(address, { ...init, headers: { ...init?.headers, origin: from } }));

/** `seen` hears every byte that the host sends. */
export const socketTo = (origin: string, seen?: (data: Uint8Array) => void) => (address: string): SocketLike => {
  const socket = new WebSocket(address, { origin });
  if (seen) socket.on('message', (data: ArrayBuffer) => seen(new Uint8Array(data)));
  return socket as unknown as SocketLike;
};

export interface Begun {
  readonly match: string;
  readonly code: string;
  readonly watch: string;
}

export const beginMatch = (host: Pick<TestHost, 'api'>, wish: Record<string, unknown>): Promise<Begun> =>
  host.api.ask('matches', wish as never);

export const sitDown = async (host: Pick<TestHost, 'api'>, code: string, seat: Seat, name: string = seat): Promise<string> => {
  const sat = await host.api.ask('sit', { code, seat, name });
  return (sat as { token: string }).token;
};

export const openScreen = (
  host: Pick<TestHost, 'api' | 'origin'>,
  match: string,
  key: string,
  role: Role = 'player',
  more: { readonly seen?: (data: Uint8Array) => void; readonly delay?: number; readonly page?: string; readonly more?: string[] } = {},
): Promise<HostedPlay<any, any>> =>
  openHostedPlay({
    api: host.api, match, key, role, page: more.page ?? '', socket: socketTo(host.origin, more.seen), pageEvents: [],
    ...(more.delay ? { delay: more.delay } : {}), ...(more.more ? { more: more.more } : {}),
  });

/** Resolves when `found` does not return undefined for what a screen shows. */
export const until = <T>(play: HostedPlay<any, any>, found: () => T | undefined, ms = 15_000): Promise<T> =>
  new Promise((resolve, reject) => {
    const stops: (() => void)[] = [];
    const settle = (): void => {
      clearTimeout(late);
      for (const stop of stops) stop();
    };
    const look = (): void => {
      const value = found();
      if (value !== undefined) (settle(), resolve(value));
    };
    const late = setTimeout(() => (settle(), reject(new Error('it did not happen in time'))), ms);
    for (const one of [play, play.connection, play.company, play.matters, play.held, play.closing]) stops.push(one.subscribe(look));
    look();
  });

/** Some answer to what a screen is asked, chosen by `pick`; undefined if nothing can be picked from a list. */
export function someAnswer(
  play: HostedPlay<any, any>,
  pick: (range: number) => number,
): Pick<Answer, 'seat' | 'ask' | 'option'> | undefined {
  const listed = play.snapshot().questions.filter(({ options }) => options.length > 0);
  if (listed.length === 0) return undefined;
  const { seat, ask, options } = listed[pick(listed.length)]!;
  return { seat, ask, option: options[pick(options.length)]!.id };
}

/** A match of two, of the first game that has one in which something is hidden. */
export async function gameOfTwo() {
  for (const load of Object.values(games)) {
    const { manifest } = await load();
    const mix = manifest.mixes.find(({ seats }) => seats.length === 2);
    if (mix && !manifest.open) return { game: manifest.name, mix };
  }
  throw new Error('no game for two');
}
