import * as z from 'zod/mini';
import { firstSettings, restoredSettings, type TableSettings } from '../../table/settings/settings.ts';

export const storageKey = 'lantern-table.settings';
const version = 1;

/** What this screen remembers besides the table's own settings. */
export interface Shell {
  /** Which drawers stand open on a wide screen when a match is opened. */
  readonly drawer: 'actions' | 'log' | 'rules' | 'none';
  /** Captions are spoken as they appear. */
  readonly aloud: boolean;
  /** A curtain falls when the screen goes to another person with something to hide. */
  readonly curtain: boolean;
  /** Games that teach as they are played do so. */
  readonly advice: boolean;
  /** What this screen calls its first player. */
  readonly me: string;
  /** Ask before an answer by which something is lost. */
  readonly warn: boolean;
}

export interface Stored {
  readonly table: TableSettings;
  readonly shell: Shell;
}

const usualShell: Shell = { drawer: 'none', aloud: false, curtain: true, advice: true, me: 'You', warn: true };

const Envelope = z.object({
  version: z.literal(version),
  table: z.unknown(),
  shell: z.catch(
    z.object({
      drawer: z.enum(['actions', 'log', 'rules', 'none']),
      aloud: z.boolean(),
      curtain: z._default(z.boolean(), true), // older pages wrote none of these
      advice: z._default(z.boolean(), true),
      warn: z._default(z.boolean(), true),
      me: z._default(z.string().check(z.minLength(1), z.maxLength(40)), usualShell.me),
    }),
    usualShell,
  ),
});

export const untouched = (prefersReducedMotion: boolean): Stored => ({ table: firstSettings(prefersReducedMotion), shell: usualShell });

/** Whatever lies in the storage, sound settings come out: people edit it, extensions break it, older pages wrote it. */
export function read(text: string | null, prefersReducedMotion: boolean): Stored {
  const first = untouched(prefersReducedMotion);
  if (text === null) return first;
  const envelope = Envelope.safeParse(parsed(text));
  if (!envelope.success) return first;
  return { table: restoredSettings(envelope.data.table, first.table), shell: envelope.data.shell };
}

export const written = (stored: Stored): string => JSON.stringify({ version, ...stored });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
