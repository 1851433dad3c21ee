import { useState } from 'react';
import type { Seat } from '../../engine/kernel/rule.ts';
import { answersIn } from '../../match/archive.ts';
import type { AnyGameTable } from '../../table/contract.ts';
import type { AnyFact, AnyOpenMatch, AnySeen } from './any.ts';
import { recapOf, type RecapLine } from './recap.ts';

interface Recapping {
  /** Empty while there is nothing to tell. */
  readonly lines: readonly RecapLine[];
  /** Somebody has taken the screen. */
  readonly taken: (seat: Seat) => void;
  readonly close: () => void;
}

const none: readonly RecapLine[] = [];

/** What happened since the last turn of whoever lifts the curtain. It goes with their first answer. */
export function useRecap(
  match: AnyOpenMatch,
  live: AnySeen,
  table: AnyGameTable | null,
  textOf: (facts: readonly AnyFact[]) => string,
): Recapping {
  const [at, setAt] = useState<{ readonly seat: Seat; readonly log: number } | null>(null);
  const shown = at !== null && live.seat === at.seat && live.log.length === at.log;
  const { people } = match.play;
  const lines = shown
    ? recapOf({
        answers: answersIn(match.play.archive()),
        log: live.log,
        mine: (seat) => people[seat] !== undefined && people[seat] === people[at.seat],
        textOf,
        weight: (fact) => table?.pace(fact) ?? 0,
      })
    : none;
  return { lines, taken: (seat) => setAt({ seat, log: live.log.length }), close: () => setAt(null) };
}
