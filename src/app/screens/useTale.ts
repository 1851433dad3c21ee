import { useMemo } from 'react';
import type { Guide } from '../../engine/kernel/guide.ts';
import type { Seat } from '../../engine/kernel/rule.ts';
import type { ToldCard } from '../../match/handView.ts';
import type { AnyGameTable } from '../../table/contract.ts';
import type { AnyFact, AnyNaming, AnyReading, AnySeen } from '../match/any.ts';
import { useHeard, type Hearing, type Heard } from '../match/heard.ts';
import { Learned } from '../../table/learned.ts';
import { linesOf, readAloud, type LogLine } from '../../table/lines.ts';
import { courseOf } from '../match/standing.ts';
import { cardsTold } from '../match/told.ts';

type Telling = AnyReading & Pick<AnyGameTable, 'cards'> & { readonly naming?: AnyNaming | undefined };

interface Tale {
  readonly heard: Heard;
  readonly onSeen: Hearing['seen'];
  /** What has just been told, as far as it can be seen. */
  readonly told: readonly LogLine[];
  /** What a voice reads of some facts. */
  readonly aloudOf: (facts: readonly AnyFact[]) => string;
  readonly turn: { readonly seat: Seat; readonly phase: string } | null;
  readonly course: string;
  /** What has just happened and is to be read in peace. */
  readonly cards: readonly ToldCard[];
}

/** What a match on a host says of itself on one screen; `drawn` where a table shows it first. */
export function useTale(telling: Telling, guide: Guide, seen: AnySeen, seats: number, drawn: boolean): Tale {
  const { moment, change, facts, log, view } = seen;
  const { heard, onSeen } = useHeard({ moment, change, facts, log, view }, drawn);
  const learned = useMemo(() => new Learned(telling.naming), [telling]);
  const names = useMemo(() => learned.after(heard.log), [learned, heard.log]);
  const told = useMemo(() => linesOf(telling, heard.facts, names), [telling, heard, names]);
  const aloudOf = (facts: readonly AnyFact[]): string => readAloud(telling, facts, names);
  const turn = useMemo(() => (seats > 1 ? guide.standing(heard.view) : null), [guide, heard, seats]);
  const course = useMemo(
    () => guide.course?.(heard.view) ?? courseOf(telling, heard.log, turn ? telling.course.slice(0, 1) : undefined),
    [guide, telling, heard, turn === null],
  );
  const cards = useMemo(() => cardsTold(telling, heard, names), [telling, heard, names]);
  return { heard, onSeen, told, aloudOf, turn, course, cards };
}
