import { useSyncExternalStore } from 'react';

/** Pages live behind the hash, so the built page can be opened from a folder or any host without rewriting addresses. */
export type Route =
  | { readonly page: 'lobby' }
  /** One game: what can be begun, a campaign, lessons. `part` names one of these; the last one chosen unless told. */
  | { readonly page: 'game'; readonly game: string; readonly part: string | null }
  | { readonly page: 'matches' }
  | { readonly page: 'play'; readonly match: string }
  /** A match on a host: with a watch key for screens that hold no seat. */
  | { readonly page: 'at'; readonly match: string; readonly key: string | null }
  /** With a code, the chairs of its match; without one, a field for the code. */
  | { readonly page: 'join'; readonly code: string | null }
  /** A seat that moves to this device. */
  | { readonly page: 'take'; readonly key: string }
  /** What this host keeps; its terminal prints an address with the key to it. */
  | { readonly page: 'owner'; readonly key: string | null }
  | { readonly page: 'settings' }
  | { readonly page: 'credits' }
  | { readonly page: 'rules'; readonly rule: string | null }
  | { readonly page: 'unknown'; readonly address: string };

export function routeOf(hash: string): Route {
  const address = hash.replace(/^#/, '');
  const [page = '', first, second, ...rest] = address.split('/').filter((part) => part !== '').map(decoded);
  const unknown: Route = { page: 'unknown', address };
  if (rest.length > 0) return unknown;
  if (page === 'at') return first ? { page, match: first, key: second ?? null } : unknown;
  if (page === 'game') return first ? { page, game: first, part: second ?? null } : unknown;
  if (second !== undefined) return unknown;
  if (page === '') return { page: 'lobby' };
  if (page === 'play') return first ? { page: 'play', match: first } : unknown;
  if (page === 'join') return { page: 'join', code: first ?? null };
  if (page === 'owner') return { page: 'owner', key: first ?? null };
  if (page === 'take') return first ? { page: 'take', key: first } : unknown;
  if (page === 'rules') return { page: 'rules', rule: first ?? null };
  if (first !== undefined) return unknown;
  return page === 'matches' || page === 'settings' || page === 'credits' ? { page } : unknown;
}

export function addressOf(route: Exclude<Route, { page: 'unknown' }>): string {
  if (route.page === 'lobby') return '#/';
  if (route.page === 'play') return `#/play/${encodeURIComponent(route.match)}`;
  if (route.page === 'at') return `#/at/${[route.match, ...(route.key === null ? [] : [route.key])].map(encodeURIComponent).join('/')}`;
  if (route.page === 'join') return route.code === null ? '#/join' : `#/join/${encodeURIComponent(route.code)}`;
  if (route.page === 'owner') return route.key === null ? '#/owner' : `#/owner/${encodeURIComponent(route.key)}`;
  if (route.page === 'take') return `#/take/${encodeURIComponent(route.key)}`;
  if (route.page === 'game')
    return `#/game/${encodeURIComponent(route.game)}${route.part ? `/${encodeURIComponent(route.part)}` : ''}`;
  if (route.page === 'rules' && route.rule) return `#/rules/${encodeURIComponent(route.rule)}`;
  return `#/${route.page}`;
}

export function go(route: Exclude<Route, { page: 'unknown' }>): void {
  window.location.hash = addressOf(route);
}

export function useRoute(): Route {
  const hash = useSyncExternalStore(onHashChange, () => window.location.hash);
  return routeOf(hash);
}

function onHashChange(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

/** A hand-typed address may hold a lone percent sign, which `decodeURIComponent` throws on. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
