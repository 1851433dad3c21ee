import * as z from 'zod/mini';
import type { Seat } from '../engine/kernel/rule.ts';
import type { Settings } from '../engine/kernel/rules.ts';

/** What a page asks a host for over HTTP, beside the messages of an open match (`match/screenMessages.ts`). */

export type Role = 'player' | 'hand' | 'table' | 'stream' | 'spectator';

const Name = z.string();
const ChairShape = z.looseObject({ seat: Name, person: z.nullable(z.string()), policy: z.nullable(z.string()), screens: z.int() });
const About = { match: Name, game: Name, title: z.string(), mix: z.string(), seats: z.array(Name), over: z.boolean() };

const apiShapes = {
  health: z.looseObject({ ok: z.literal(true), page: z.string(), owner: z.boolean(), games: z.array(Name), open: z.int() }),
  matches: z.looseObject({ match: Name, code: z.string(), watch: z.string() }),
  knock: z.looseObject({ ...About, chairs: z.array(ChairShape), askFirst: z.boolean() }),
  sit: z.union([z.looseObject({ match: Name, seat: Name, token: z.string() }), z.looseObject({ waiting: z.string() })]),
  watch: z.looseObject({ match: Name, key: z.string() }),
  join: z.looseObject({
    ...About,
    reservation: z.looseObject({ processId: Name, roomId: Name, sessionId: Name, publicAddress: z.optional(z.string()) }),
    /** The viewer of the screen, under the name that hosts of every build send it by. */
    eyes: Name, answers: z.array(Name), code: z.nullable(z.string()), options: z.record(z.string(), z.string()),
  }),
  handover: z.looseObject({ take: z.string() }),
  take: z.looseObject({ match: Name, seat: Name, token: z.string(), game: Name, title: z.string() }),
  code: z.looseObject({ code: z.string() }),
  archive: z.looseObject({ name: z.string(), json: z.string() }),
  'owner/list': z.looseObject({
    matches: z.array(
      z.looseObject({
        ...About, code: z.nullable(z.string()), chairs: z.array(ChairShape), watching: z.int(), began: z.number(), touched: z.number(),
        answers: z.int(), open: z.boolean(), damaged: z.nullable(z.string()), askFirst: z.boolean(),
      }),
    ),
    addresses: z.array(z.string()), store: z.string(),
  }),
  'owner/rename': z.looseObject({}),
  'owner/close': z.looseObject({}),
  'owner/code': z.looseObject({ code: z.string() }),
  'owner/watch': z.looseObject({ key: z.string() }),
  'owner/free': z.looseObject({}),
  'owner/ask-first': z.looseObject({}),
  'owner/export': z.looseObject({ name: z.string(), json: z.string() }),
} as const;

type Asked = Exclude<keyof typeof apiShapes, 'health'>;
export type Answered<K extends keyof typeof apiShapes> = z.infer<(typeof apiShapes)[K]>;

/** What is sent with each request. Owner's requests are taken from the host's own machine, or with the key its terminal prints. */
export interface ApiWishes {
  matches:
    | {
        readonly game: string; readonly mix?: string; readonly options?: Settings; readonly title?: string;
        /** Bots by seat; all other chairs are free. */
        readonly bots?: Readonly<Record<Seat, string>>;
        readonly askFirst?: boolean;
      }
    | { readonly file: string; readonly askFirst?: boolean };
  knock: { readonly code: string };
  /** With `waiting` instead of a name: has the table said yes? */
  sit: { readonly code: string; readonly seat: Seat; readonly name: string; readonly onTable?: boolean } | { readonly waiting: string };
  watch: { readonly code: string };
  join: { readonly match: string; readonly key: string; readonly more?: readonly string[]; readonly role: Role; readonly delay?: number };
  /** `keep`: the seat stays on this device too. */
  handover: { readonly match: string; readonly token: string; readonly keep: boolean };
  take: { readonly key: string };
  code: { readonly match: string; readonly token: string };
  archive: { readonly match: string; readonly token: string };
  'owner/list': Record<string, never>;
  'owner/rename': { readonly match: string; readonly title: string };
  'owner/close': { readonly match: string };
  'owner/code': { readonly match: string };
  'owner/watch': { readonly match: string };
  'owner/free': { readonly match: string; readonly seat: Seat };
  'owner/ask-first': { readonly match: string; readonly on: boolean };
  'owner/export': { readonly match: string };
}

/** The host has understood and says no, in words for the person. Asking again will not help, unless `again`. */
export class HostRefused extends Error {
  override readonly name = 'HostRefused';
  constructor(
    readonly code: string,
    message: string,
    readonly again: boolean,
  ) {
    super(message);
  }
}

export interface HostApi {
  readonly origin: string;
  ask<K extends Asked>(what: K, wish: ApiWishes[K]): Promise<Answered<K>>;
  /** Null where no host answers: the page was opened from a folder, or a plain server serves it. */
  health(): Promise<Answered<'health'> | null>;
}

const Trouble = z.looseObject({ error: z.looseObject({ code: z.string(), message: z.string() }) });

/** In ms: how long a request may take. A file of many megabytes travels longer over a weak network. */
const patience = { usual: 15_000, file: 180_000 } as const;

export function hostApi(origin: string, ownerKey?: string, fetchWith: typeof fetch = fetch): HostApi {
  const call = async (path: string, init: RequestInit): Promise<{ status: number; body: unknown }> => {
    const signal = AbortSignal.timeout(path === 'matches' ? patience.file : patience.usual);
    const response = await fetchWith(`${origin}/api/${path}`, { ...init, cache: 'no-store', signal });
    return { status: response.status, body: await response.json().catch(() => null) };
  };
  return {
    origin,
    async ask<K extends Asked>(what: K, wish: ApiWishes[K]) {
      const headers = { 'content-type': 'application/json', ...(ownerKey ? { 'x-host-key': ownerKey } : {}) };
      const { status, body } = await call(what, { method: 'POST', headers, body: JSON.stringify(wish) });
      const trouble = Trouble.safeParse(body);
      if (trouble.success) throw new HostRefused(trouble.data.error.code, trouble.data.error.message, status === 429 || status >= 500);
      const read = apiShapes[what].safeParse(body);
      if (!read.success)
        throw new HostRefused('bad-answer', 'The host answered in a way this page does not understand. Reload it.', status >= 500);
      return read.data as Answered<K>;
    },
    async health() {
      if (!origin.startsWith('http')) return null;
      try {
        const headers: Record<string, string> = ownerKey ? { 'x-host-key': ownerKey } : {};
        const read = apiShapes.health.safeParse((await call('health', { headers })).body);
        return read.success ? read.data : null;
      } catch {
        return null;
      }
    },
  };
}
