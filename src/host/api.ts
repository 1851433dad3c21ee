import type { IncomingMessage, ServerResponse } from 'node:http';
import { BadSave, BadWish } from '../engine/kernel/badInput.ts';
import { mostImported, tooLargeToImport } from '../match/matchFile.ts';
import { NotAllowed, type JoinApi } from './joinApi.ts';
import { sameSecret } from './keys.ts';
import { NoPlace } from './matchRoom.ts';
import type { Owner } from './owner.ts';
import type { Health } from './health.ts';
import { refuse } from './refuse.ts';

const usualBody = 2 * 1024;
/** A file travels inside JSON, where each of its quotation marks takes two bytes. */
const importBody = 1.5 * mostImported;
const isHere = (address: string): boolean => address === '127.0.0.1' || address === '::1' || address.startsWith('127.');

/** `/api`: everything that is asked for outside of an open match. JSON in, JSON out. */
export class Api {
  constructor(
    private readonly joining: JoinApi,
    private readonly owner: Owner,
    private readonly health: () => Promise<Health>,
    private readonly hostKey: string,
    private readonly page: string,
  ) {}

  async answer(request: IncomingMessage, response: ServerResponse, address: string): Promise<void> {
    const what = (request.url ?? '').split('?')[0]!.slice('/api/'.length);
    try {
      send(response, 200, await this.result(what, request, address));
    } catch (error) {
      if (error instanceof NotAllowed) return refuse(response, error.status, error.code, error.message);
      if (error instanceof NoPlace) return refuse(response, 503, 'full', error.message);
      if (error instanceof BadSave || error instanceof BadWish) return refuse(response, 422, error.code, error.message);
      throw error;
    }
  }

  private async result(what: string, request: IncomingMessage, address: string): Promise<unknown> {
    const owns = this.owns(request, address);
    if (what === 'health') return { ...(await this.health()), page: this.page, owner: owns };
    if (request.method !== 'POST') throw new NotAllowed(405, 'method', 'This is asked for with POST.');
    if (Object.hasOwn(this.joining.asks, what))
      return this.joining.answer(what as keyof JoinApi['asks'], await read(request, usualBody, tooMuch), address);
    if (!Object.hasOwn(this.owner.asks, what))
      throw new NotAllowed(404, 'unknown', 'The host does not know this request. Reload the page.');
    // before its body is read: nobody else may make the host read a large one
    if (!owns) throw new NotAllowed(403, 'owner-only', 'Only the owner of this host may do that. The terminal prints the key.');
    const body = what === 'matches' ? read(request, importBody, tooLargeToImport) : read(request, usualBody, tooMuch);
    return this.owner.answer(what as keyof Owner['asks'], await body);
  }

  /** From the host's own machine, or with the key that its terminal prints. */
  private owns(request: IncomingMessage, address: string): boolean {
    const key = request.headers['x-host-key'];
    return typeof key === 'string' ? sameSecret(key, this.hostKey) : isHere(address);
  }
}

function send(response: ServerResponse, status: number, body: unknown): void {
  const text = JSON.stringify(body);
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', 'content-length': Buffer.byteLength(text),
  });
  response.end(text);
}

const tooMuch = 'This is more than the host takes at once.';
/** A body up to so many times the limit is read and thrown away: a sender that is cut off earlier never gets the refusal. */
const discardFactor = 8;

async function read(request: IncomingMessage, most: number, sentence: string): Promise<unknown> {
  const tooLarge = (): NotAllowed => new NotAllowed(413, 'too-large', sentence);
  if (!String(request.headers['content-type'] ?? '').startsWith('application/json'))
    throw new NotAllowed(415, 'not-json', 'Requests are JSON.');
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= most) chunks.push(chunk);
    else if (size > most * discardFactor) throw tooLarge();
  }
  if (size > most) throw tooLarge();
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8')) as unknown;
  } catch {
    throw new NotAllowed(400, 'not-json', 'Requests are JSON.');
  }
}
