import type { Save } from '../engine/kernel/match.ts';
import type { Segment } from '../engine/kernel/past.ts';
import type { Answer } from '../engine/kernel/rule.ts';
import type { Told } from '../engine/kernel/table.ts';

/** A whole match: its save, the segments before it, and the log of facts. */
export interface Archive<S = unknown, F = unknown> {
  readonly save: Save<S>;
  readonly past: readonly Segment<S>[];
  /** What set-up told, then one entry for each answer. */
  readonly log: readonly (readonly Told<F>[])[];
}

/** What one change added to an archive: from these indexes on, everything is replaced. */
export interface Growth<S = unknown, F = unknown> {
  readonly save: Save<S>;
  readonly pastFrom: number;
  readonly past: readonly Segment<S>[];
  readonly logFrom: number;
  readonly log: readonly (readonly Told<F>[])[];
}

export const grown = (archive: Archive | undefined, growth: Growth): Archive => ({
  save: growth.save,
  past: [...(archive?.past ?? []).slice(0, growth.pastFrom), ...growth.past],
  log: [...(archive?.log ?? []).slice(0, growth.logFrom), ...growth.log],
});

/** Entries are never changed once written, so comparing them by identity is enough. */
export function growthBetween(before: Archive | undefined, after: Archive): Growth {
  const pastFrom = firstDifference(before?.past ?? [], after.past);
  const logFrom = firstDifference(before?.log ?? [], after.log);
  return { save: after.save, pastFrom, past: after.past.slice(pastFrom), logFrom, log: after.log.slice(logFrom) };
}

/** The first index at which two lists have different entries, compared by identity. */
export function firstDifference(before: readonly unknown[], after: readonly unknown[]): number {
  let at = 0;
  while (at < before.length && at < after.length && before[at] === after[at]) at += 1;
  return at;
}

export const movesIn = ({ past, save }: Pick<Archive, 'past' | 'save'>): number =>
  past.reduce((sum, { tail }) => sum + tail.length, save.tail.length);

export const answersIn = ({ past, save }: Pick<Archive, 'past' | 'save'>): readonly Answer[] => [
  ...past.flatMap(({ tail }) => tail),
  ...save.tail,
];

/** The newest first, for whoever needs only the last few. */
export function* newestAnswers({ past, save }: Pick<Archive, 'past' | 'save'>): Generator<Answer> {
  for (let at = save.tail.length - 1; at >= 0; at--) yield save.tail[at]!;
  for (let n = past.length - 1; n >= 0; n--) for (let at = past[n]!.tail.length - 1; at >= 0; at--) yield past[n]!.tail[at]!;
}
