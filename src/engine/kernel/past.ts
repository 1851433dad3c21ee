import type { Answer } from './rule.ts';

/** One stretch between two boundaries: enough to show it again, or to take it back. */
export interface Segment<S> {
  /** The state that it began with. Most have none, and are reached by replaying the answers since the last one that has. */
  readonly at?: S;
  readonly tail: readonly Answer[];
  /** How many answers, counted from the start of the archive, lie behind a roll, a draw or a reveal when it ends. */
  readonly fence: number;
}

/** A segment holds its state when so many answers lie behind the last one that does: every state kept would slow the collector down. */
export const answersPerState = 16;

/** A stretch that ends now. Its state is there whenever one is due. */
interface Ended<S> {
  readonly at: S | undefined;
  readonly tail: readonly Answer[];
  readonly fence: number;
}

/** Adds a segment to a past. Takes and returns how many answers lie behind the last state that is held there. */
export function keepSegment<S>(past: Segment<S>[], sinceState: number, { at, tail, fence }: Ended<S>): number {
  const isDue = sinceState >= answersPerState;
  past.push(isDue ? { at: at!, tail, fence } : { tail, fence });
  return (isDue ? 0 : sinceState) + tail.length;
}

interface Stretch<S> {
  readonly at: S;
  readonly tail: readonly Answer[];
  /** The index of the segment whose state it is. */
  readonly from: number;
}

/** The nearest state of a past before so many answers, and the answers that lead from it to there. */
export function stretchTo<S>(past: readonly Segment<S>[], answers: number): Stretch<S> {
  let before = 0;
  let nearest: { readonly at: S; readonly from: number; readonly before: number } | undefined;
  for (const [from, { at, tail }] of past.entries()) {
    if (at !== undefined) nearest = { at, from, before };
    before += tail.length;
    if (before > answers) break;
  }
  const { at, from, before: skipped } = nearest!;
  const since = past.slice(from).flatMap(({ tail }) => tail);
  return { at, tail: since.slice(0, answers - skipped), from };
}
