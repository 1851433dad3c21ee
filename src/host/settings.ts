import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';

/** How to host, from environment variables. docs/hosting.md explains each. */
export interface HostSettings {
  readonly port: number;
  readonly host: string | undefined;
  readonly data: string;
  readonly databaseUrl: string | undefined;
  readonly redisUrl: string | undefined;
  readonly publicAddress: string | undefined;
  /** Where pages come from that may speak with this process; the first is the one that people are told. */
  readonly publicOrigins: readonly string[];
  readonly trustProxy: boolean;
  readonly tls: { readonly cert: string; readonly key: string } | undefined;
  /** Whoever knows it owns every match of this host. */
  readonly hostKey: string;
  readonly botPaceMs: number;
  readonly mostScreens: number;
  readonly mostMatches: number;
}

/** HostSettings that make no sense; the message is for whoever starts the host. */
export class BadSettings extends Error {
  override readonly name = 'BadSettings';
}

type Env = Readonly<Record<string, string | undefined>>;

const text = (env: Env, name: string): string | undefined => (env[name] === undefined || env[name] === '' ? undefined : env[name]);

function whole(env: Env, name: string, usual: number, most: number): number {
  const given = text(env, name);
  const value = given === undefined ? usual : Number(given);
  if (!Number.isInteger(value) || value < 0 || value > most)
    throw new BadSettings(`${name} must be a number from 0 to ${most}, not ${given}.`);
  return value;
}

export function settingsFrom(env: Env): HostSettings {
  const [databaseUrl, redisUrl] = [text(env, 'DATABASE_URL'), text(env, 'REDIS_URL')];
  if (redisUrl !== undefined && databaseUrl === undefined)
    throw new BadSettings('REDIS_URL needs DATABASE_URL too: the SQLite file belongs to one process.');
  const [cert, key] = [text(env, 'TLS_CERT'), text(env, 'TLS_KEY')];
  if ((cert === undefined) !== (key === undefined)) throw new BadSettings('TLS_CERT and TLS_KEY go together: name both files, or neither.');
  const data = path.resolve(text(env, 'DATA') ?? path.join(homedir(), '.lantern-table'));
  return {
    port: whole(env, 'PORT', 5170, 65_535),
    host: text(env, 'HOST'),
    data,
    databaseUrl,
    redisUrl,
    publicAddress: text(env, 'PUBLIC_ADDRESS'),
    publicOrigins: origins(text(env, 'PUBLIC_ORIGIN') ?? ''),
    trustProxy: text(env, 'TRUST_PROXY') === '1',
    tls: cert !== undefined && key !== undefined ? { cert: readFileSync(cert, 'utf8'), key: readFileSync(key, 'utf8') } : undefined,
    hostKey: text(env, 'HOST_KEY') ?? keptKey(data),
    botPaceMs: whole(env, 'BOT_PACE_MS', 1_200, 60_000),
    mostScreens: whole(env, 'MOST_SCREENS', 500, 100_000),
    mostMatches: whole(env, 'MOST_MATCHES', 200, 100_000),
  };
}

function origins(given: string): readonly string[] {
  try {
    return given.split(',').filter((one) => one.trim() !== '').map((one) => new URL(one.trim()).origin);
  } catch {
    throw new BadSettings(`PUBLIC_ORIGIN must be an address such as https://table.example, not ${given}.`);
  }
}

/** Made once and kept beside the data: files that this host has sealed must still open after a restart. */
function keptKey(folder: string): string {
  const file = path.join(folder, 'host-key');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const key = randomBytes(16).toString('hex');
  writeFileSync(file, `${key}\n`, { mode: 0o600 });
  return key;
}
