import type { Zone } from './zone.ts';

/** Which zone is up where not all of them fit. */
export interface OpenedZones {
  /** Stays until somebody lets it go. */
  readonly pinned: string | null;
  /** Somebody tapped its tab; it stays until another question comes. */
  readonly looked: { readonly id: string; readonly at: string } | null;
}

export const nothingOpened: OpenedZones = { pinned: null, looked: null };

/** Names what is asked: as long as it is the same, what somebody has opened stays. */
export const momentOf = (questions: readonly { readonly seat: string; readonly ask: string }[]): string =>
  questions.map(({ seat, ask }) => `${seat}:${ask}`).join(' ');

/** A pinned zone, else the one that was tapped, else the one that the question needs, else what was up before. */
export function openZone(zones: readonly Zone[], { pinned, looked }: OpenedZones, moment: string, last: string | null): string | null {
  const there = (id: string | null | undefined): id is string => zones.some((zone) => zone.id === id);
  if (there(pinned)) return pinned;
  if (looked && looked.at === moment && there(looked.id)) return looked.id;
  const needed = zones.reduce<Zone | null>((best, zone) => ((zone.wanted ?? 0) > (best?.wanted ?? 0) ? zone : best), null);
  // nothing is asked while facts are being shown: the zone that is up stays
  return needed?.id ?? (there(last) ? last : null);
}
