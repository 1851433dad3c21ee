import { useCallback, useEffect, useState } from 'react';
import type { StonesagaFact } from '../../../../engine/games/stonesaga/facts.ts';
import { useTable } from '../../../tableContext.ts';
import { turnedUp, type TurnedUp } from './turnedUp.ts';

/** Long enough to read a title and its picture; the words stay on the pile, and a tap puts the card away sooner. */
const readingTime = 2600;

/** The card that has just been turned up, one after the other. */
export function useTurnedUp(): readonly [TurnedUp | null, () => void] {
  const { kit } = useTable();
  const [waiting, setWaiting] = useState<readonly TurnedUp[]>([]);
  const putAway = useCallback(() => setWaiting((all) => all.slice(1)), []);
  useEffect(() => {
    const hear = (facts: readonly { readonly fact: string }[]): void => {
      const more = (facts as readonly StonesagaFact[]).flatMap((fact) => turnedUp(fact) ?? []);
      if (more.length > 0) setWaiting((all) => [...all, ...more].slice(-3));
    };
    kit.audience.add(hear);
    return () => void kit.audience.delete(hear);
  }, [kit]);
  const now = waiting[0] ?? null;
  useEffect(() => {
    if (!now) return undefined;
    const timer = setTimeout(putAway, readingTime / Math.max(0.25, kit.director.speed));
    return () => clearTimeout(timer);
  }, [now, putAway, kit]);
  return [now, putAway];
}
