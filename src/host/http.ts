import { createServer as createPlain, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createSecure } from 'node:https';
import { hostname, networkInterfaces } from 'node:os';
import type { Duplex } from 'node:stream';
import type { Api } from './api.ts';
import { refuse } from './refuse.ts';
import type { HostSettings } from './settings.ts';

export type FileHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Addresses under which this machine can be reached in its networks. */
export const ownAddresses = (): readonly string[] =>
  Object.values(networkInterfaces()).flatMap((list) => (list ?? []).map(({ address }) => address));

/** The name alone, without its port. */
const nameOf = (host: string): string => host.replace(/:\d+$/, '').replace(/^\[|\]$/g, '').toLowerCase();

/** A page of somebody else's, opened in a browser of ours, must not be able to speak with this host under a name of its own. */
function mayBeCalled(host: string | undefined, { publicOrigins }: Pick<HostSettings, 'publicOrigins'>): boolean {
  if (host === undefined) return false;
  const name = nameOf(host);
  const machine = hostname().toLowerCase();
  const spoken = machine.endsWith('.local') ? machine : `${machine}.local`;
  const names = ['localhost', machine, spoken, ...ownAddresses().map((one) => one.toLowerCase())];
  return names.includes(name) || publicOrigins.some((origin) => new URL(origin).host === host.toLowerCase());
}

/** Every request that changes something, and every socket, must come from a page that we have served. */
function isOurOrigin(
  origin: string | undefined,
  host: string | undefined,
  { publicOrigins }: Pick<HostSettings, 'publicOrigins'>,
): boolean {
  if (origin === undefined || host === undefined) return false;
  if (publicOrigins.includes(origin)) return true;
  try {
    return new URL(origin).host.toLowerCase() === host.toLowerCase();
  } catch {
    return false;
  }
}

/** The socket's address; what a header says counts only behind a proxy of ours. */
export function addressOf(request: IncomingMessage, { trustProxy }: Pick<HostSettings, 'trustProxy'>): string {
  const forwarded = trustProxy ? String(request.headers['x-forwarded-for'] ?? '').split(',').at(-1)?.trim() : undefined;
  return (forwarded || request.socket.remoteAddress || '').replace(/^::ffff:/, '');
}

const policy = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-eval'", // Pixi writes functions for its uniforms
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "media-src 'self' data: blob:",
  "font-src 'self' data:",
  "worker-src 'self' blob:",
  "connect-src 'self' ws: wss: data: blob:", // a match may be played on another process, at its own address
  "object-src 'none'",
  "base-uri 'self'",
  "frame-ancestors 'none'",
].join('; ');

const safeHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
};

/** The policy belongs to pages and threads. On each of the forty small parts of a page it would weigh more than some of them. */
const headersFor = (url: string): typeof safeHeaders =>
  url.startsWith('/assets/') && !/worker/i.test(url) ? safeHeaders : { ...safeHeaders, 'content-security-policy': policy };

/** Our own server stays in charge: it refuses what has no business here before anybody else sees it. */
export function httpServer(settings: HostSettings, files: FileHandler, api: () => Api | undefined): Server {
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    for (const [name, value] of Object.entries(headersFor(request.url ?? '/'))) response.setHeader(name, value);
    const host = request.headers.host;
    if (!mayBeCalled(host, settings))
      return refuse(response, 421, 'unknown-host', 'This host is not called that. Set PUBLIC_ORIGIN if it is.');
    if (!(request.url ?? '/').startsWith('/api/')) return files(request, response);
    if (request.method !== 'GET' && !isOurOrigin(request.headers.origin, host, settings))
      return refuse(response, 403, 'foreign-origin', 'This request does not come from a page of this host.');
    const ready = api();
    if (!ready) return refuse(response, 503, 'starting', 'The host is just starting. Try again in a moment.');
    await ready.answer(request, response, addressOf(request, settings));
  };
  const listener = (request: IncomingMessage, response: ServerResponse): void => {
    answer(request, response).catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      if (!response.headersSent) refuse(response, 500, 'broken', 'Something went wrong on the host.');
      else response.end();
    });
  };
  return settings.tls ? (createSecure(settings.tls, listener) as unknown as Server) : createPlain(listener);
}

/** For sockets: the same checks, and the socket is ended at once where they fail. */
export function mayUpgrade(server: Server, settings: HostSettings): (request: IncomingMessage) => boolean {
  const may = ({ headers }: IncomingMessage): boolean =>
    mayBeCalled(headers.host, settings) && isOurOrigin(headers.origin, headers.host, settings);
  server.on('upgrade', (request: IncomingMessage, socket: Duplex) => {
    socket.on('error', () => {});
    if (!may(request)) socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
  });
  return may;
}
