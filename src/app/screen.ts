import type { QuarterTurn } from '../table/camera/view.ts';

/** What a screen is for. It stands in the address, because a table or a projector is set up once and left alone. */
export type ScreenRole = 'player' | 'hand' | 'table' | 'stream' | 'spectator';

const roles: readonly ScreenRole[] = ['player', 'hand', 'table', 'stream', 'spectator'];

/** What a stream shows: the whole table, the action, or one board, by the id of a thing on it. */
type StreamScene = { readonly kind: 'whole' | 'follow' } | { readonly kind: 'one'; readonly thing: string; readonly zoom: number };

export interface ScreenAddress {
  readonly role: ScreenRole;
  /** Quarter turns of a table. */
  readonly turn: QuarterTurn;
  /** Seconds that a stream is late; kept by the host. */
  readonly delay: number;
  /** A stream without felt and walls lies over another picture. */
  readonly ground: 'table' | 'none';
  readonly captions: 'below' | 'above' | 'none';
  readonly scene: StreamScene;
  /** Which seat, where this browser holds several of a match; the first of them if it says none. */
  readonly seat: string | null;
}

const whole = (text: string | null, most: number): number => {
  const number = Number(text ?? '');
  return Number.isInteger(number) ? Math.min(most, Math.max(0, number)) : 0;
};

const among = <T extends string>(text: string | null, allowed: readonly T[]): T => allowed.find((one) => one === text) ?? allowed[0]!;

/** An address that somebody typed: whatever is wrong in it falls back, and nothing else is lost. */
export function screenAddressOf(search: string): ScreenAddress {
  const asked = new URLSearchParams(search);
  return {
    role: among(asked.get('screen'), roles),
    turn: (whole(asked.get('turn'), 3) % 4) as QuarterTurn,
    delay: whole(asked.get('delay'), 600),
    ground: among(asked.get('ground'), ['table', 'none']),
    captions: among(asked.get('captions'), ['below', 'above', 'none']),
    scene: sceneOf(asked.get('scene'), asked.get('zoom')),
    seat: asked.get('seat'),
  };
}

function sceneOf(scene: string | null, zoom: string | null): StreamScene {
  if (scene === 'whole') return { kind: 'whole' };
  if (scene === null || scene === '' || scene === 'follow') return { kind: 'follow' };
  const times = Number(zoom ?? '');
  return { kind: 'one', thing: scene, zoom: times >= 1 && times <= 6 ? times : 2.4 };
}

export const screenRole = (search: string): ScreenRole => screenAddressOf(search).role;

/** The address of this match for a screen of another kind, on this machine. */
export function addressFor(role: ScreenRole, match: string, watchKey: string | null, more: Readonly<Record<string, string>> = {}): string {
  const asked = new URLSearchParams({ screen: role, ...more });
  const parts = ['at', match, ...(watchKey === null ? [] : [watchKey])];
  return `/?${asked.toString()}#/${parts.map(encodeURIComponent).join('/')}`;
}
