import { kept } from '../../../../pieces/shared.ts';
import { button, declining, drag, tap, thenAsking, type Option } from '../../../../kernel/option.ts';
import { boundary, choose, type Rule } from '../../../../kernel/rule.ts';
import { chartName, type SquareId } from '../../content/manor.ts';
import type { Turn } from '../../content/tiles.ts';
import type { Vast, VastState } from '../../state.ts';
import { squares } from '../spaces.ts';
import { trying } from './foreseeing.ts';
import { movableTiles } from './tiles.ts';
import { turnOption, type TileTurn } from './turning.ts';

/** What a power does with one tile: it goes somewhere, or it is turned where it lies. */
interface TileMove {
  readonly tile: SquareId;
  readonly to: SquareId | null;
  readonly turn: Turn | null;
}

export interface TilePower {
  readonly ask: 'manor.shift' | 'manor.swap';
  readonly prompt: string;
  readonly reach: number;
  drag(from: SquareId, to: SquareId): Option<TileMove | null>;
  targets(from: SquareId): readonly SquareId[];
  turns(at: SquareId): readonly Turn[];
  /** What is asked once the tile has moved, or been turned, if anything is. Both may lay tiles on the map that they are given. */
  asksAfterMove(tried: VastState, from: SquareId, to: SquareId): string | null;
  asksAfterTurn(tried: VastState, turned: TileTurn): string | null;
}

interface Moves {
  readonly tile: SquareId;
  readonly targets: readonly SquareId[];
  readonly turns: readonly Turn[];
}

/** More than this is no list for a person, and slow to build: then the tile is picked first. */
const tooMany = 150;

/** MM-415 Null when the power is not used. Nothing is asked while nothing can be done. */
export function* chooseTileMove(t: Vast, power: TilePower): Rule<TileMove | null> {
  const { moves, list } = movesWith(t.state, power);
  if (moves.length === 0) return null;
  if (list) return yield* choose('manor', power.ask, power.prompt, list);
  for (;;) {
    const tile = yield* choose<Moves | null>('manor', power.ask, power.prompt, [...moves.map(takeTile), done<Moves>(power)]);
    if (!tile) return null;
    const prompt = `Where does the tile ${chartName(tile.tile)} go, or how is it turned?`;
    const ways = [...movesOf(trying(t.state), power, tile), button<TileMove | null>('back', 'Take another tile', null)];
    const move = yield* choose('manor', `${power.ask}.tile`, prompt, ways, { second: true });
    if (move) return move;
    yield* boundary();
  }
}

interface AllMoves {
  readonly moves: readonly Moves[];
  /** As one list of options, if that is short enough. */
  readonly list: readonly Option<TileMove | null>[] | null;
}

/** The map, its markers and the reach of the power decide; whoever forks the game meets the same map again and again. */
function movesWith(state: VastState, power: TilePower): AllMoves {
  const known = movesOn(state.map, state.breaches, state.forceWalls);
  return (known[`${power.ask} ${power.reach} ${state.houseRules.entranceFixed}`] ??= findMoves(state, power));
}

function findMoves(state: VastState, power: TilePower): AllMoves {
  const moves = movableTiles(state)
    .map((tile): Moves => ({ tile, targets: power.targets(tile), turns: power.turns(tile) }))
    .filter(canMove);
  const count = moves.reduce((sum, { targets, turns }) => sum + targets.length + turns.length, 0);
  if (count > tooMany) return { moves, list: null };
  const tried = trying(state);
  return { moves, list: [...moves.flatMap((one) => movesOf(tried, power, one)), done<TileMove>(power)] };
}

const canMove = ({ targets, turns }: Moves): boolean => targets.length + turns.length > 0;

const movesOn = kept(
  (_map: VastState['map'], _breaches: VastState['breaches'], _forceWalls: VastState['forceWalls']): Record<string, AllMoves> => ({}),
);

const takeTile = (moves: Moves): Option<Moves | null> =>
  thenAsking(tap(`space:${moves.tile}`, `Take the tile ${chartName(moves.tile)}`, moves), 'where it goes or how it is turned');

const done = <V>({ ask }: TilePower): Option<V | null> =>
  declining(button(`done:${ask.slice('manor.'.length)}`, 'Leave the tiles as they lie', null));

const movesOf = (tried: ReturnType<typeof trying>, power: TilePower, { tile, targets, turns }: Moves): Option<TileMove | null>[] => [
  ...targets.map((to) => announcing(power.drag(tile, to), tried([tile, to], (map) => power.asksAfterMove(map, tile, to)))),
  ...turns.map((turn) => announcing(turnMoves[tile]![turn]!, tried([tile], (map) => power.asksAfterTurn(map, { at: tile, turn })))),
];

const announcing = (option: Option<TileMove | null>, then: string | null): Option<TileMove | null> =>
  then === null ? option : ((announced[then] ??= new Map()).get(option) ?? announceFirst(option, then));

function announceFirst(option: Option<TileMove | null>, then: string): Option<TileMove | null> {
  const made = thenAsking(option, then);
  announced[then]!.set(option, made);
  return made;
}

/** Made once like the options themselves. */
const announced: Record<string, Map<Option<TileMove | null>, Option<TileMove | null>>> = {};

const turnMoves = Object.fromEntries(
  squares.map((tile) => [tile, ([0, 1, 2, 3] as const).map((turn) => turnOption<TileMove | null>(tile, turn, { tile, to: null, turn }))]),
) as Readonly<Record<SquareId, readonly Option<TileMove | null>[]>>;

/**
 * A drag from each tile to each space, spelled when it is first offered: there are thousands of them, and the same ones come again
 * and again.
 */
export function tileDrags(label: (from: SquareId, to: SquareId) => string): TilePower['drag'] {
  const spelled: Record<SquareId, Record<SquareId, Option<TileMove | null>>> = Object.fromEntries(squares.map((from) => [from, {}]));
  return (from, to) =>
    (spelled[from]![to] ??= drag<TileMove | null>(`space:${from}`, `space:${to}`, label(from, to), { tile: from, to, turn: null }));
}

export const exchange = tileDrags((from, to) => `Exchange ${chartName(from)} and ${chartName(to)}`);
