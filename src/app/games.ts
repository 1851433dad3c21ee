import { createContext, useContext, useEffect, useState } from 'react';
import type { GameList, GameManifest, MixGroup } from '../engine/kernel/manifest.ts';
import type { Mix } from '../engine/kernel/rules.ts';
import { games } from '../match/games.ts';
import { tables } from '../table/games/list.ts';
import type { TableList, TableManifest } from '../table/manifest.ts';
import { lostWords } from './trouble/lost.ts';

/** The games that this page can show. Tests give their own. */
export interface Shelf {
  readonly games: GameList;
  readonly tables: TableList;
}

export const ShelfContext = createContext<Shelf>({ games, tables });

/** The game that a part of the page is about; null where there is none, or it has no table. */
export const GameContext = createContext<TableManifest | null>(null);

/** Games with rules and a table, in the order of the list. One that has only rules yet is played from the terminal. */
export const offered = ({ games: rules, tables: laid }: Shelf): readonly string[] =>
  Object.keys(rules).filter((game) => Object.hasOwn(laid, game));

export const tableManifestOf = ({ tables: laid }: Shelf, game: string): TableManifest | null =>
  Object.hasOwn(laid, game) ? laid[game]! : null;

/** The mixes of a group, in its order. */
export const mixesOf = ({ mixes }: GameManifest, group: MixGroup): readonly Mix[] =>
  group.mixes.flatMap((wanted) => mixes.filter(({ id }) => id === wanted));

interface Loaded<T> {
  readonly value: T | null;
  readonly trouble: string | null;
}

export function useManifest(game: string): Loaded<GameManifest> {
  const shelf = useContext(ShelfContext);
  const [state, setState] = useState<Loaded<GameManifest>>({ value: null, trouble: null });
  useEffect(() => {
    let current = true;
    shelf.games[game]?.().then(
      ({ manifest }) => current && setState({ value: manifest, trouble: null }),
      (error: unknown) => current && setState({ value: null, trouble: lostWords(error) }),
    );
    return () => void (current = false);
  }, [shelf, game]);
  return state;
}
