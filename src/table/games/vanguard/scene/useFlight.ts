import { useEffect, useState } from 'react';
import type { VanguardView } from '../../../../engine/games/vanguard/view.ts';
import { useTable } from '../../../tableContext.ts';

/** Milliseconds from one system to the next. */
const flight = 1100;

/** Whether the ship is on its way over the starmap: what is read on arrival waits until it is there. */
export function useFlight({ ship: { system } }: VanguardView): boolean {
  const { motion, speed } = useTable().settings;
  const [arrived, setArrived] = useState(system);
  const isStill = motion === 'still';
  useEffect(() => {
    const timer = setTimeout(() => setArrived(system), isStill ? 0 : flight / Math.max(speed, 0.25));
    return () => clearTimeout(timer);
  }, [system, isStill, speed]);
  return !isStill && arrived !== system;
}
