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

/** Adds a segment to a past. Takes and returns how many answers lie behind the last state that is held there. */
export function keepSegment<S>(past: Segment<S>[], sinceState: number, { at, tail, fence }: Required<Segment<S>>): number {
  const isDue = sinceState >= answersPerState;
  past.push(isDue ? { at, tail, fence } : { tail, fence });
  return (isDue ? 0 : sinceState) + tail.length;
}

interface Stretch<S> {
  readonly at: S;
  readonly tail: readonly Answer[];
  /** The index of the segment whose state it is. */
  readonly from: number;
}

/** The nearest state of a past from which a segment can be replayed to its end, and the answers from there. */
export function stretchBefore<S>(past: readonly Segment<S>[], index: number): Stretch<S> {
  const from = past.findLastIndex((segment, i) => i <= index && segment.at !== undefined);
  return { at: past[from]!.at!, tail: past.slice(from, index + 1).flatMap(({ tail }) => tail), from };
}
