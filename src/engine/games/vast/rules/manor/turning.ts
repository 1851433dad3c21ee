import { having, kept } from '../../../../pieces/shared.ts';
import { turn as turnTo, type Option } from '../../../../kernel/option.ts';
import { choose, type Rule } from '../../../../kernel/rule.ts';
import { chartName, type SquareId } from '../../content/manor.ts';
import { sides, type Turn } from '../../content/tiles.ts';
import type { Vast, VastState } from '../../state.ts';
import { takeMarkersOff } from '../markers.ts';
import { differInWalls, legalTurns } from '../orienting.ts';
import { edgeBeyond, squareDistance } from '../spaces.ts';
import { wallMask } from '../walls.ts';

/** A quarter turn for one tile. */
export interface TileTurn {
  readonly at: SquareId;
  readonly turn: Turn;
}

export const turnOption = <V>(at: SquareId, turn: Turn, value: V): Option<V> =>
  turnTo(`space:${at}`, turn, `Turn ${chartName(at)} to ${turn * 90} degrees`, value);

/** MM-799, RU-71 Every other orientation that keeps a Lit tile connected, with the markers off its edges. A Dark tile has none. */
export function otherTurns(state: VastState, at: SquareId): readonly Turn[] {
  const known = turnsOn(state.map);
  return (known[at] ??= findTurns(state, at));
}

/** With the markers off, only the map decides. Shift and Swap ask for every tile of it, some of them twice. */
const turnsOn = kept((_map: VastState['map']): Partial<Record<SquareId, readonly Turn[]>> => ({}));

function findTurns(state: VastState, at: SquareId): readonly Turn[] {
  const { tile, lit, turn } = state.map[at]!;
  return lit ? legalTurns(state, at, tile, undefined, true).filter((other) => other !== turn) : [];
}

/** Of those, the ones that change anything: walls, or markers that have to go. */
export function usefulTurns(state: VastState, at: SquareId): readonly Turn[] {
  const { tile, turn } = state.map[at]!;
  const turns = otherTurns(state, at);
  return turns.length === 0 || isMarked(state, at) ? turns : turns.filter((other) => wallMask(tile, other) !== wallMask(tile, turn));
}

const isMarked = ({ breaches, forceWalls }: VastState, at: SquareId): boolean => {
  for (const side of sides) {
    const edge = edgeBeyond[at]![side];
    if (edge !== undefined && (breaches[edge] || forceWalls[edge])) return true;
  }
  return false;
};

/** MM-145 The markers leave, then the tile lies as it is told. Crypts are filled when all is done. */
export function turnTile(t: Vast, { at, turn }: TileTurn): void {
  takeMarkersOff(t, at);
  layTurned(t, at, turn);
}

function layTurned(t: Vast, at: SquareId, turn: Turn): void {
  if (t.state.map[at]!.turn === turn) return;
  t.state.map = having(t.state.map, at, { ...t.state.map[at]!, turn });
  t.tell({ fact: 'tileTurned', at, turn });
}

/**
 * MM-426, MM-434, MM-800 Moved tiles are oriented like revealed ones, one after the other in the order the Manor likes. RU-53 Not
 * if Dark.
 */
export function* orient(t: Vast, moved: readonly SquareId[]): Rule {
  for (let waiting = moved.filter((at) => t.state.map[at]!.lit); waiting.length > 0; ) {
    const ways = waiting.map((at) => ({ at, tile: t.state.map[at]!.tile, turns: legalTurns(t.state, at, t.state.map[at]!.tile) }));
    const settled = ways.find(
      ({ tile, turns }) => !differInWalls(tile, turns) && (!dependOnEachOther(waiting) || !differInWalls(tile, [0, 1, 2, 3])),
    );
    const { at, turn } = settled ? { at: settled.at, turn: asItLies(t.state, settled.at, settled.turns) } : yield* chooseTurning(ways);
    layTurned(t, at, turn);
    waiting = waiting.filter((other) => other !== at);
  }
}

const chooseTurning = (ways: readonly { readonly at: SquareId; readonly turns: readonly Turn[] }[]): Rule<TileTurn> =>
  choose(
    'manor',
    'manor.orient',
    ways.length > 1 ? 'Turn the moved tiles, one after the other.' : 'Turn the moved tile the way it should lie.',
    ways.flatMap(({ at, turns }) => turns.map((turn) => turnOption<TileTurn>(at, turn, { at, turn }))),
  );

/** Side by side, how the first one lies decides what the second one may do. */
const dependOnEachOther = ([a, b]: readonly SquareId[]): boolean => a !== undefined && b !== undefined && squareDistance(a, b) === 1;

const asItLies = (state: VastState, at: SquareId, turns: readonly Turn[]): Turn => {
  const { turn } = state.map[at]!;
  return turns.includes(turn) ? turn : turns[0]!;
};
