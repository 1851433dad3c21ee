import { HostRefused, type Answered } from '../../play/hostApi.ts';
import { addressFor, type ScreenRole } from '../screen.ts';
import { theHost } from './host.ts';
import { keepSeat, keepWatch, keptWatch } from './seats.ts';

export type Knocked = Answered<'knock'>;

/** Spoken in two halves, typed in any way: small letters, spaces, no dash. */
export function codeOf(typed: string): string {
  const plain = typed.toUpperCase().replace(/[^0-9A-Z]/g, '');
  return plain.length > 4 ? `${plain.slice(0, 4)}-${plain.slice(4)}` : plain;
}

const silent = 'The host does not answer. Look whether it runs, and whether this device is in its network.';

export const troubleWords = (error: unknown): string =>
  error instanceof HostRefused ? error.message : silent;

/** How often the host is asked whether the table has agreed. */
const pollMs = 1_500;

/** Sits down; where the table is asked first, waits for its word. Rejects with the host's sentence if it says no. */
export async function sitDown(
  code: string,
  { match, game, title }: Knocked,
  { seat, name, onTable }: { readonly seat: string; readonly name: string; readonly onTable: boolean },
): Promise<void> {
  const api = theHost();
  let answer = await api.ask('sit', { code, seat, name, onTable });
  while ('waiting' in answer && typeof answer.waiting === 'string') {
    const { waiting } = answer as { waiting: string };
    await new Promise((done) => setTimeout(done, pollMs));
    answer = await api.ask('sit', { waiting });
  }
  if (!('token' in answer) || typeof answer.token !== 'string') return;
  keepSeat({ match, seat, token: answer.token, name, game, title, at: Date.now() });
}

/** A way to watch, asked for once and kept: a television that is switched on again finds its match by itself. */
export async function watchWith(code: string, match: string): Promise<string> {
  const kept = keptWatch(match);
  if (kept) return kept.key;
  const { key } = await theHost().ask('watch', { code });
  keepWatch({ match, key, code });
  return key;
}

/** A phone opens a hand, everything else the whole table. */
export const roleForHere = (): ScreenRole => (window.matchMedia('(max-width: 48rem)').matches ? 'hand' : 'player');

export const openScreen = (role: ScreenRole, match: string, key: string | null): void =>
  window.location.assign(addressFor(role, match, key));
