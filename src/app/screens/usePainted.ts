import { useContext, useEffect, useState } from 'react';
import type { AnyGameTable, Art } from '../../table/contract.ts';
import { hasWebGL } from '../../table/stage/webgl.ts';
import { GameContext } from '../games.ts';
import { qualityFor, screenPower } from '../match/opening.ts';
import { useSettings } from '../settings/settingsStore.ts';
import { useHosted } from './hosted.ts';

export interface PaintedTable {
  readonly table: AnyGameTable | null;
  /** Null where nothing can be drawn: the match is then played from its list of actions. */
  readonly art: Art | null;
  /** From 0 to 1; null when all is there, or cannot be had. */
  readonly loading: number | null;
}

const first: PaintedTable = { table: null, art: null, loading: 0 };

/** The table of the game with its pictures, fetched while the match is already open. */
export function usePainted(): PaintedTable {
  const { play } = useHosted();
  const manifest = useContext(GameContext);
  const { quality } = useSettings();
  const [painted, setPainted] = useState<PaintedTable>(first);
  const { mix } = play.about;
  useEffect(() => {
    let here = true;
    let mine: Art | null = null;
    const paint = async (): Promise<void> => {
      const table = (await manifest?.table()) ?? null;
      const report = (done: number, total: number): void => {
        if (here) setPainted({ table, art: null, loading: total > 0 ? done / total : 1 });
      };
      report(0, 1);
      const wanted = hasWebGL() ? qualityFor(quality, screenPower()) : null;
      mine = table && wanted ? await table.load(wanted, report, mix).catch(() => null) : null;
      if (here) setPainted({ table, art: mine, loading: null });
      else mine?.close();
    };
    void paint().catch(() => here && setPainted({ table: null, art: null, loading: null }));
    return () => {
      here = false;
      const art = mine;
      if (art) setTimeout(() => art.close()); // the table that draws it goes first
    };
    // another quality holds from the next match on
  }, [manifest, mix]);
  return painted;
}
