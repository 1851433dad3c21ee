import { useRef } from 'react';
import type { SquareId } from '../../../../engine/games/vast/content/manor.ts';
import type { VastView } from '../../../../engine/games/vast/view.ts';
import type { Rode } from '../retold.ts';

type Map = VastView['map'];

/** Tiles have no names in a view that may not know them; on the table each one keeps its own wherever it goes. */
interface Named {
  readonly map: Map;
  readonly rode: Rode | null;
  readonly names: Readonly<Record<SquareId, string>>;
  readonly made: number;
}

export function nameTiles(before: Named | null, map: Map, rode: Rode | null): Named {
  if (before && before.map === map && before.rode === rode) return before;
  const fresh = rode !== before?.rode ? rode : null;
  const taken = new Set<string>();
  let made = before?.made ?? 0;
  const squares = Object.keys(map) as SquareId[];
  const sources = new Map(squares.map((square) => [square, before ? sourceOf(before, map, fresh, square) : null]));
  // whoever is known to have moved takes its name along before anybody else can take it for staying
  const order = [...squares].sort((a, b) => Number(sources.get(a) === a) - Number(sources.get(b) === b));
  const names: Record<SquareId, string> = {};
  for (const square of order) {
    const source = sources.get(square);
    const old = source && before!.names[source];
    names[square] = old && !taken.has(old) ? old : `${square}#${made++}`;
    taken.add(names[square]!);
  }
  return { map, rode, names, made };
}

/** Where the tile of a square lay before: as it was told, else where its face was seen, else here. */
function sourceOf(before: Named, map: Map, rode: Rode | null, square: SquareId): SquareId | null {
  const told = rode?.[square];
  if (told) return told;
  const tile = map[square]!;
  if (tile.lit) {
    const here = before.map[square];
    if (here?.lit && here.tile === tile.tile) return square;
    const seen = (Object.entries(before.map) as [SquareId, Map[SquareId]][]).find(([, other]) => other.lit && other.tile === tile.tile);
    if (seen) return seen[0];
  }
  return before.map[square] ? square : null;
}

export function useTileNames(map: Map, rode: Rode | null): Named['names'] {
  const named = useRef<Named | null>(null);
  named.current = nameTiles(named.current, map, rode);
  return named.current.names;
}
