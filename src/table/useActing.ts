import { useLayoutEffect, useMemo, useRef } from 'react';
import type { Seat } from '../engine/kernel/rule.ts';
import type { Question } from '../match/question.ts';
import { actingOf, type Acting, type ChosenSeat } from './acting.ts';

/**
 * Who acts, given who acted before; `known` is who acts elsewhere on the same screen, which saw every question. The same object as long
 * as it says the same, so that a new answer does not lay the table anew.
 */
export function useActing(questions: readonly Question[], chosenSeat: ChosenSeat | null, known: Seat | null = null): Acting {
  const before = useRef<Seat | null>(null);
  const { seat, looking } = actingOf(questions, chosenSeat, known ?? before.current);
  useLayoutEffect(() => {
    before.current = seat ?? before.current;
  });
  return useMemo(() => ({ seat, looking }), [seat, looking]);
}
