import { createCipheriv, createDecipheriv, createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Allowance, limits } from './limits.ts';
import type { Db } from './schema.ts';

/** Letters and digits that cannot be mistaken for one another, spoken or written by hand. */
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

export const freshCode = (): string => {
  const signs = Array.from({ length: 8 }, () => letters[randomInt(letters.length)]!).join('');
  return `${signs.slice(0, 4)}-${signs.slice(4)}`;
};

/** As somebody types it: any case, with or without the dash. */
export const codeFrom = (typed: string): string => {
  const signs = typed.toUpperCase().replace(/[^0-9A-Z]/g, '');
  return `${signs.slice(0, 4)}-${signs.slice(4)}`;
};

export const freshKey = (): string => randomBytes(16).toString('hex');
export const freshMatchId = (): string => randomBytes(9).toString('base64url').replace(/[-_]/g, 'x');

const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex');

export const sameSecret = (a: string, b: string): boolean => timingSafeEqual(Buffer.from(hashOf(a)), Buffer.from(hashOf(b)));

export interface Key {
  readonly match: string;
  readonly kind: 'seat' | 'watch' | 'once';
  readonly seat: string | null;
  readonly keep: boolean;
}

/** Keys to matches: 128 bits each, of which only the hash is kept. */
export class Keys {
  constructor(
    private readonly db: Db,
    private readonly now: () => number = Date.now,
  ) {}

  async make(key: Key, forMs: number | null = null): Promise<string> {
    const secret = freshKey();
    const { match, kind, seat, keep } = key;
    const until = forMs === null ? null : this.now() + forMs;
    await this.db.insertInto('keys').values({ hash: hashOf(secret), match, kind, seat, keep: keep ? 1 : 0, until }).execute();
    return secret;
  }

  async find(secret: string): Promise<Key | null> {
    if (!/^[0-9a-f]{32}$/.test(secret)) return null;
    const row = await this.db.selectFrom('keys').selectAll().where('hash', '=', hashOf(secret)).executeTakeFirst();
    if (!row || (row.until !== null && row.until < this.now())) return null;
    return { match: row.match, kind: row.kind as Key['kind'], seat: row.seat, keep: row.keep === 1 };
  }

  /** A key that works once: whoever comes second finds it gone. */
  async spend(secret: string): Promise<Key | null> {
    const key = await this.find(secret);
    if (key?.kind !== 'once') return null;
    const { numDeletedRows } = await this.db.deleteFrom('keys').where('hash', '=', hashOf(secret)).executeTakeFirst();
    return numDeletedRows === 1n ? key : null;
  }

  async forget(match: string, seat: string): Promise<void> {
    await this.db.deleteFrom('keys').where('match', '=', match).where('seat', '=', seat).execute();
  }
}

/** Counts wrong codes and keys: a stranger who tries them out soon has to wait. */
export class WrongTries {
  private readonly byAddress = new Map<string, Allowance>();
  private readonly all: Allowance;

  constructor(private readonly now: () => number = Date.now) {
    this.all = new Allowance(limits.wrongPerHost, 60_000, now);
  }

  mustWait(address: string): boolean {
    return this.all.full || (this.byAddress.get(address)?.full ?? false);
  }

  count(address: string): void {
    if (this.byAddress.size > 10_000) this.byAddress.clear();
    const one = this.byAddress.get(address) ?? new Allowance(limits.wrongPerAddress, 60_000, this.now);
    this.byAddress.set(address, one);
    one.take();
    this.all.take();
  }
}

/** Files of hosted matches hold every hand: they are closed with a key that only this host has. */
export class Seal {
  private readonly key: Buffer;

  constructor(hostKey: string) {
    this.key = createHash('sha256').update(`seal ${hostKey}`).digest();
  }

  /** Compressed first: what lies before one turn is much like what lies before the next. */
  close(text: string): string {
    const start = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', this.key, start);
    const body = Buffer.concat([cipher.update(gzipSync(text)), cipher.final()]);
    return Buffer.concat([start, cipher.getAuthTag(), body]).toString('base64');
  }

  /** Null for what another host has sealed, or what was changed since. */
  open(sealed: string): string | null {
    try {
      const bytes = Buffer.from(sealed, 'base64');
      const cipher = createDecipheriv('aes-256-gcm', this.key, bytes.subarray(0, 12));
      cipher.setAuthTag(bytes.subarray(12, 28));
      const body = Buffer.concat([cipher.update(bytes.subarray(28)), cipher.final()]);
      return (isGzip(body) ? gunzipSync(body) : body).toString('utf8');
    } catch {
      return null;
    }
  }
}

/** Older files were closed as they are, and begin with a brace. */
const isGzip = (bytes: Buffer): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;
