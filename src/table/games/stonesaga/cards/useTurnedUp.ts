import { useCallback, useEffect, useState } from 'react';
import type { StonesagaFact } from '../../../../engine/games/stonesaga/facts.ts';
import { useTable } from '../../../tableContext.ts';
import { useFactListener } from '../../../told.ts';
import { turnedUp, type TurnedUp } from './turnedUp.ts';

/** Long enough to read a title and its picture; the words stay on the pile, and a tap puts the card away sooner. */
const readingTime = 2600;

/** The card that has just been turned up, one after the other. */
export function useTurnedUp(): readonly [TurnedUp | null, () => void] {
  const { kit } = useTable();
  const [waiting, setWaiting] = useState<readonly TurnedUp[]>([]);
  const putAway = useCallback(() => setWaiting((all) => all.slice(1)), []);
  useFactListener<StonesagaFact>((facts) => {
    const more = facts.flatMap((fact) => turnedUp(fact) ?? []);
    if (more.length > 0) setWaiting((all) => [...all, ...more].slice(-3));
  });
  const now = waiting[0] ?? null;
  useEffect(() => {
    if (!now) return undefined;
    const timer = setTimeout(putAway, readingTime / Math.max(0.25, kit.director.speed));
    return () => clearTimeout(timer);
  }, [now, putAway, kit]);
  return [now, putAway];
}
