import { useMemo } from 'react';
import type { Advice } from '../../engine/kernel/guide.ts';
import type { Seat } from '../../engine/kernel/rule.ts';
import type { ToldCard } from '../../match/handView.ts';
import type { AnyFact, AnyReading, AnySeen } from './any.ts';
import type { Heard } from './heard.ts';
import { Learned } from '../../table/learned.ts';
import { linesOf, noWords, readAloud, spoken, type LogLine } from '../../table/lines.ts';
import type { OpenedMatch } from './opening.ts';
import { courseOf } from './standing.ts';
import { cardsTold } from './told.ts';

interface Story {
  /** What has just been told. */
  readonly told: readonly LogLine[];
  /** The same for some of the facts, as one text. */
  readonly textOf: (facts: readonly AnyFact[]) => string;
  /** What a voice reads of them. */
  readonly aloudOf: (facts: readonly AnyFact[]) => string;
  /** Whose turn it is, where several play. */
  readonly turn: { readonly seat: Seat; readonly phase: string } | null;
  readonly course: string;
  /** What has just happened and is to be read in peace. */
  readonly cards: readonly ToldCard[];
  readonly advice: Advice | null;
}

/** What a match says of itself in words: of what happened, only what can be seen on the table by now. `own`: asked of whoever acts. */
export function useStory(
  { match, table, guide }: Pick<OpenedMatch, 'match' | 'table' | 'guide'>,
  seen: AnySeen,
  own: AnySeen['questions'],
  heard: Heard,
  advised: boolean,
): Story {
  const telling: AnyReading = table ?? noWords;
  const learned = useMemo(() => new Learned(table?.naming), [table]);
  const names = useMemo(() => learned.after(heard.log), [learned, heard.log]);
  const told = useMemo(() => linesOf(telling, heard.facts, names), [telling, heard, names]);
  const textOf = (facts: readonly AnyFact[]): string => linesOf(telling, facts, names).map(spoken).join(' ');
  const aloudOf = (facts: readonly AnyFact[]): string => readAloud(telling, facts, names);
  const turn = match.play.allSeats.length > 1 ? guide.standing(seen.view) : null;
  const course = useMemo(
    () => guide.course?.(heard.view) ?? courseOf(telling, heard.log, turn ? telling.course.slice(0, 1) : undefined),
    [guide, telling, heard, turn === null],
  );
  const advice = useMemo(() => (advised ? (guide.advice?.(seen.view, own) ?? null) : null), [advised, guide, seen, own]);
  const cards = useMemo(() => cardsTold(table, heard, names), [table, heard, names]);
  return { told, textOf, aloudOf, turn, course, cards, advice };
}
