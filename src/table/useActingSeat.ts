import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Seat } from '../engine/kernel/rule.ts';
import type { Question } from '../match/question.ts';
import { inFront, type Acting, type ChosenSeat } from './acting.ts';
import { useActing } from './useActing.ts';
import { momentOf } from './zones/opened.ts';

export interface ActingSeat extends Acting {
  readonly chosenSeat: ChosenSeat | null;
  /** Shows the board of a seat, or with null that of whoever acts. */
  readonly look: (seat: Seat | null) => void;
  /** All open questions, those of whoever acts first. */
  readonly questions: readonly Question[];
  /** Those of whoever acts, and no others. */
  readonly own: readonly Question[];
}

/** Who acts on a screen, for everything on it. */
export function useActingSeat(questions: readonly Question[]): ActingSeat {
  const [chosenSeat, setChosenSeat] = useState<ChosenSeat | null>(null);
  const open = useRef(questions);
  const { seat, looking } = useActing(questions, chosenSeat);
  useEffect(() => {
    open.current = questions;
    // forgotten once it is over, or the board would come back when the same questions are asked again
    if (chosenSeat && chosenSeat.seat !== seat && chosenSeat.seat !== looking) setChosenSeat(null);
  });
  const look = useCallback((to: Seat | null) => setChosenSeat(to === null ? null : { seat: to, among: momentOf(open.current) }), []);
  const ordered = useMemo(() => inFront(questions, seat), [questions, seat]);
  const own = useMemo(() => ordered.filter((one) => one.seat === seat), [ordered, seat]);
  return useMemo(() => ({ seat, looking, chosenSeat, look, questions: ordered, own }), [seat, looking, chosenSeat, look, ordered, own]);
}
