import { useEffect } from 'react';
import type { HereView } from '../../../../engine/games/vantage/view.ts';
import { fetchAhead } from '../fetchAhead.ts';

/** Fetches what may be seen next, once the picture of this place is there. */
export function usePrefetch(here: HereView, ready: boolean): void {
  useEffect(() => {
    if (!ready) return undefined;
    let gone = false;
    void fetchAhead(here, () => gone);
    return () => {
      gone = true;
    };
  }, [here.num, ready]);
}
