import { useEffect, useRef } from 'react';

/** What the browser's own list of measures calls it. */
export const revealed = 'vantage: a place and its picture';

/** Measures how long a place is on the screen before its picture is. */
export function useReveal(num: number, shown: boolean): void {
  const entered = useRef({ num: -1, at: 0 });
  useEffect(() => {
    if (entered.current.num !== num) entered.current = { num, at: performance.now() };
    if (shown) performance.measure(revealed, { start: entered.current.at });
  }, [num, shown]);
}
