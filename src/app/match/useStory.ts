import { useMemo } from 'react';
import type { Advice } from '../../engine/kernel/guide.ts';
import type { Seat } from '../../engine/kernel/rule.ts';
import type { AnyFact, AnySeen } from './any.ts';
import { Learned } from './learned.ts';
import { linesOf, noWords, type Line } from './log.ts';
import type { Opened } from './opening.ts';
import { courseOf } from './standing.ts';

export interface Story {
  /** What has just been told. */
  readonly told: readonly Line[];
  /** Whose turn it is, where several play. */
  readonly turn: { readonly seat: Seat; readonly phase: string } | null;
  readonly course: string;
  readonly advice: Advice | null;
}

/** What a match says of itself in words. */
export function useStory({ match, table, guide }: Pick<Opened, 'match' | 'table' | 'guide'>, seen: AnySeen, facts: readonly AnyFact[], advised: boolean): Story {
  const words = table?.words ?? noWords;
  const learned = useMemo(() => new Learned(table?.naming), [table]);
  const names = useMemo(() => learned.after(seen.log), [learned, seen.log]);
  const told = useMemo(() => linesOf(words, facts, names), [words, facts, names]);
  const turn = match.play.allSeats.length > 1 ? guide.standing(seen.view) : null;
  const course = useMemo(() => guide.course?.(seen.view) ?? courseOf(words, seen.log, turn ? ['roundBegan'] : undefined), [guide, words, seen, turn === null]);
  const advice = useMemo(() => (advised ? (guide.advice?.(seen.view, seen.questions) ?? null) : null), [advised, guide, seen]);
  return { told, turn, course, advice };
}
