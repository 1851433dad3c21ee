import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Seat } from '../engine/kernel/rule.ts';
import type { Question } from '../match/question.ts';
import { inFront, type Acting, type Turned } from './acting.ts';
import { useActing } from './useActing.ts';
import { momentOf } from './zones/opened.ts';

interface TurnedTo extends Acting {
  readonly turned: Turned | null;
  /** Turns to the board of a seat, or back to whoever acts. */
  readonly look: (seat: Seat | null) => void;
  /** All open questions, those of whoever acts first. */
  readonly questions: readonly Question[];
  /** Those of whoever acts, and no others. */
  readonly own: readonly Question[];
}

/** Who acts on a screen, for everything on it. */
export function useTurned(questions: readonly Question[]): TurnedTo {
  const [turned, setTurned] = useState<Turned | null>(null);
  const open = useRef(questions);
  const { seat, looking } = useActing(questions, turned);
  useEffect(() => {
    open.current = questions;
    // a look that is over must not come back when they are asked again
    if (turned && turned.seat !== seat && turned.seat !== looking) setTurned(null);
  });
  const look = useCallback((to: Seat | null) => setTurned(to === null ? null : { seat: to, among: momentOf(open.current) }), []);
  const ordered = useMemo(() => inFront(questions, seat), [questions, seat]);
  const own = useMemo(() => ordered.filter((one) => one.seat === seat), [ordered, seat]);
  return useMemo(() => ({ seat, looking, turned, look, questions: ordered, own }), [seat, looking, turned, look, ordered, own]);
}
