import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fileFor, listen, staticServer } from './serve.mjs';

const root = path.resolve(import.meta.dirname, '..');
const script = `export const lamps = [${'1, '.repeat(800)}];\n`;
let folder: string;
let dist: string;
let server: Server;
let port: number;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'lantern-'));
  dist = path.join(folder, 'dist');
  mkdirSync(path.join(dist, 'assets'), { recursive: true });
  writeFileSync(path.join(folder, 'secret.txt'), 'not for you');
  writeFileSync(path.join(dist, '.built'), '');
  writeFileSync(path.join(dist, 'index.html'), '<!doctype html><title>table</title>');
  writeFileSync(path.join(dist, 'assets/index-B1c2D3e4.js'), script);
  writeFileSync(path.join(dist, 'assets/atlas-Zz09_-aa.webp'), Buffer.alloc(4000, 7));
  writeFileSync(path.join(dist, 'assets/plain.json'), '{}');
  server = staticServer(dist);
  port = await listen(server, 0, '127.0.0.1');
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

interface Got {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** Unlike fetch this sends the path as it is, dots and all. */
const get = (url: string, headers: Record<string, string> = {}, method = 'GET', at = port): Promise<Got> =>
  new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port: at, path: url, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(chunks) }));
    });
    asked.on('error', reject);
    asked.end();
  });

describe('the static server', () => {
  test.each([
    ['/', 'text/html; charset=utf-8'],
    ['/index.html', 'text/html; charset=utf-8'],
    ['/assets/index-B1c2D3e4.js', 'text/javascript; charset=utf-8'],
    ['/assets/atlas-Zz09_-aa.webp', 'image/webp'],
    ['/assets/plain.json?v=1', 'application/json; charset=utf-8'],
  ])('serves %s as %s', async (url, type) => {
    const { status, headers } = await get(url);
    expect([status, headers['content-type'], headers['x-content-type-options']]).toEqual([200, type, 'nosniff']);
  });

  test.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/%2e%2e%2f%2e%2e%2fsecret.txt',
    '/..%5csecret.txt',
    '/%00',
    '/%zz',
    '/.built',
  ])('refuses %s', async (url) => {
    const { status, body } = await get(url);
    expect([400, 403, 404]).toContain(status);
    expect(body.toString()).not.toContain('not for you');
  });

  test('names no file outside its folder, whatever the address', () => {
    expect(fileFor('/srv/dist', '/../dist-of-others/x.js')).toEqual({ status: 403 });
    expect(fileFor('/srv/dist', '/assets/a.js')).toEqual({ file: path.resolve('/srv/dist/assets/a.js') });
  });

  test('packs text for those who can unpack it, and nothing else', async () => {
    const url = '/assets/index-B1c2D3e4.js';
    const [br, gzip, plain, image] = await Promise.all([
      get(url, { 'accept-encoding': 'gzip, deflate, br' }),
      get(url, { 'accept-encoding': 'br;q=0, gzip' }),
      get(url),
      get('/assets/atlas-Zz09_-aa.webp', { 'accept-encoding': 'br' }),
    ]);
    expect([br.headers['content-encoding'], brotliDecompressSync(br.body).toString()]).toEqual(['br', script]);
    expect([gzip.headers['content-encoding'], gunzipSync(gzip.body).toString()]).toEqual(['gzip', script]);
    expect([plain.headers['content-encoding'], plain.body.toString()]).toEqual([undefined, script]);
    expect([image.headers['content-encoding'], image.body.length]).toEqual([undefined, 4000]);
    expect(br.headers.vary).toBe('accept-encoding');
  });

  test('lets names with a hash be kept for good, and asks for all others again', async () => {
    const cache = async (url: string) => (await get(url)).headers['cache-control'];
    expect(await cache('/assets/index-B1c2D3e4.js')).toContain('immutable');
    expect(await cache('/assets/plain.json')).toBe('no-cache');
    expect(await cache('/')).toBe('no-cache');
    const { headers } = await get('/');
    expect(await get('/', { 'if-none-match': headers.etag! })).toMatchObject({ status: 304, body: Buffer.alloc(0) });
  });

  test('gives the page for its own addresses, but not for files that are missing', async () => {
    expect((await get('/play/vast')).body.toString()).toContain('<title>table</title>');
    expect((await get('/assets/gone-B1c2D3e4.js')).status).toBe(404);
  });

  test('only reads', async () => {
    expect((await get('/', {}, 'POST')).status).toBe(405);
    expect(await get('/', {}, 'HEAD')).toMatchObject({ status: 200, body: Buffer.alloc(0) });
  });

  test('takes the next port when one is busy', async () => {
    const other = staticServer(dist);
    const got = await listen(other, port, '127.0.0.1');
    expect(got).toBeGreaterThan(port);
    expect((await get('/', {}, 'GET', got)).status).toBe(200);
    other.close();
  });
});

describe('npm start', () => {
  /** Starts it on the folder that is built already, until it has said where it is. */
  function started(env: Record<string, string>): { child: ChildProcess; said: Promise<string>; ended: Promise<number | null> } {
    const child = spawn(process.execPath, ['scripts/start.mjs', '--dist', dist], {
      cwd: root,
      env: { ...process.env, HOST: '127.0.0.1', DATA: path.join(folder, 'data'), DATABASE_URL: '', REDIS_URL: '', ...env },
    });
    let text = '';
    const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
    const said = new Promise<string>((resolve) => {
      const hear = (chunk: Buffer): void => {
        text += chunk.toString();
        if (text.includes('Ctrl+C')) resolve(text);
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      void ended.then(() => resolve(text));
    });
    return { child, said, ended };
  }

  test('goes to the next port when PORT is taken, says so, and ends with Ctrl+C', async () => {
    const busy = createServer();
    await new Promise<void>((resolve) => busy.listen(0, '127.0.0.1', resolve));
    const taken = (busy.address() as AddressInfo).port;
    const { child, said, ended } = started({ PORT: `${taken}` });
    const text = await said;
    const at = Number(/http:\/\/localhost:(\d+)/.exec(text)?.[1]);
    expect(text).toContain(`Port ${taken} is taken`);
    expect(at).toBeGreaterThan(taken);
    expect((await get('/', {}, 'GET', at)).status).toBe(200);
    child.kill('SIGINT');
    expect(await ended).toBe(0);
    busy.close();
  });

  test('refuses a PORT that is none', async () => {
    const { said, ended } = started({ PORT: 'lantern' });
    expect(await said).toContain('PORT must be a number');
    expect(await ended).toBe(2);
  });
});
