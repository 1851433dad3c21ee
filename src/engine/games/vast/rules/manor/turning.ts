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

/** The same looked up anew: for a map that is only tried out, which must not take the place of the one that is kept. */
export function findTurns(state: VastState, at: SquareId): readonly Turn[] {
  const { tile, lit, turn } = state.map[at]!;
  return lit ? legalTurns(state, at, tile, undefined, true).filter((other) => other !== turn) : [];
}

/** Of those, the ones that change anything: walls, or markers that have to go. */
export function usefulTurns(state: VastState, at: SquareId, turns = otherTurns(state, at)): readonly Turn[] {
  const { tile, turn } = state.map[at]!;
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
  let second = true;
  for (let waiting = litAmong(t.state, moved); waiting.length > 0; ) {
    const ways = waysOf(t.state, waiting);
    const settled = settledAmong(t.state, ways);
    const { at, turn } = settled ?? (yield* chooseTurning(ways, second));
    if (!settled) second = false;
    layTurned(t, at, turn);
    waiting = waiting.filter((other) => other !== at);
  }
}

/** Whether `orient` will ask where these tiles have been moved, `bare`: with all markers off their edges. Tries it out on that map. */
export function asksToOrient(tried: VastState, moved: readonly SquareId[], bare: boolean): boolean {
  for (let waiting = litAmong(tried, moved); waiting.length > 0; ) {
    const settled = settledAmong(tried, waysOf(tried, waiting, bare));
    if (!settled) return true;
    tried.map[settled.at] = { ...tried.map[settled.at]!, turn: settled.turn };
    waiting = waiting.filter((other) => other !== settled.at);
  }
  return false;
}

const litAmong = (state: VastState, moved: readonly SquareId[]): readonly SquareId[] => moved.filter((at) => state.map[at]!.lit);

interface Ways {
  readonly at: SquareId;
  readonly turns: readonly Turn[];
}

const waysOf = (state: VastState, waiting: readonly SquareId[], bare = false): readonly Ways[] =>
  waiting.map((at) => ({ at, turns: legalTurns(state, at, state.map[at]!.tile, undefined, bare) }));

/** A tile for which nothing depends on how it is turned: nobody is asked. */
function settledAmong(state: VastState, ways: readonly Ways[]): TileTurn | undefined {
  const together = dependOnEachOther(ways.map(({ at }) => at));
  const settled = ways.find(({ at, turns }) => {
    const { tile } = state.map[at]!;
    return !differInWalls(tile, turns) && (!together || !differInWalls(tile, [0, 1, 2, 3]));
  });
  return settled && { at: settled.at, turn: asItLies(state, settled.at, settled.turns) };
}

const chooseTurning = (ways: readonly Ways[], second: boolean): Rule<TileTurn> =>
  choose(
    'manor',
    'manor.orient',
    ways.length > 1 ? 'Turn the moved tiles, one after the other.' : 'Turn the moved tile the way it should lie.',
    ways.flatMap(({ at, turns }) => turns.map((turn) => turnOption<TileTurn>(at, turn, { at, turn }))),
    { second },
  );

/** Side by side, how the first one lies decides what the second one may do. */
const dependOnEachOther = ([a, b]: readonly SquareId[]): boolean => a !== undefined && b !== undefined && squareDistance(a, b) === 1;

const asItLies = (state: VastState, at: SquareId, turns: readonly Turn[]): Turn => {
  const { turn } = state.map[at]!;
  return turns.includes(turn) ? turn : turns[0]!;
};
