import { useCallback, useEffect, useState } from 'react';
import type { KeptCampaign } from '../../play/keptCampaign.ts';
import type { MatchSummary } from '../../play/saves.ts';
import { campaigns, saves } from '../keeping.ts';
import { onArrival } from './files.ts';

export interface KeptGames {
  readonly matches: readonly MatchSummary[];
  readonly campaigns: readonly KeptCampaign[];
}

/** What this browser keeps, read again after every change and when the person comes back to the tab. */
export function useKept(): { readonly kept: KeptGames | null; readonly reload: () => void } {
  const [kept, setKept] = useState<KeptGames | null>(null);
  const reload = useCallback(
    () => void Promise.all([saves.list(), campaigns.list()]).then(([matches, all]) => setKept({ matches, campaigns: all })),
    [],
  );
  useEffect(() => {
    reload();
    window.addEventListener('focus', reload);
    const stop = onArrival(reload);
    return () => (stop(), window.removeEventListener('focus', reload));
  }, [reload]);
  return { kept, reload };
}
