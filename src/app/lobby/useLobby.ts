import { useCallback, useEffect, useState } from 'react';
import type { AnyRules } from '../../engine/kernel/rules.ts';
import type { Campaign } from '../../play/campaigns.ts';
import { rulesOf } from '../../play/games.ts';
import type { MatchSummary } from '../../play/saves.ts';
import { campaigns, saves } from '../keeping.ts';

export interface Kept {
  readonly matches: readonly MatchSummary[];
  readonly campaigns: readonly Campaign[];
}

/** What this browser keeps, read again after every change and when the person comes back to the tab. */
export function useKept(): { readonly kept: Kept | null; readonly reload: () => void } {
  const [kept, setKept] = useState<Kept | null>(null);
  const reload = useCallback(() => void Promise.all([saves.list(), campaigns.list()]).then(([matches, all]) => setKept({ matches, campaigns: all })), []);
  useEffect(() => {
    reload();
    window.addEventListener('focus', reload);
    return () => window.removeEventListener('focus', reload);
  }, [reload]);
  return { kept, reload };
}

export function useRules(game: string): { readonly rules: AnyRules | null; readonly trouble: string | null } {
  const [state, setState] = useState<{ readonly rules: AnyRules | null; readonly trouble: string | null }>({ rules: null, trouble: null });
  useEffect(() => {
    let current = true;
    rulesOf(game).then(
      (rules) => current && setState({ rules, trouble: null }),
      (error: unknown) => current && setState({ rules: null, trouble: error instanceof Error ? error.message : String(error) }),
    );
    return () => void (current = false);
  }, [game]);
  return state;
}
