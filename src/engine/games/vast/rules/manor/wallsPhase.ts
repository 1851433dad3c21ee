import { button, declining, drag, type Option } from '../../../../kernel/option.ts';
import { boundary, choose, type Rule } from '../../../../kernel/rule.ts';
import { chartName, type SquareId } from '../../content/manor.ts';
import { sides } from '../../content/tiles.ts';
import type { EdgeId, Vast, VastState } from '../../state.ts';
import { markersLeft, placeForceWall } from '../markers.ts';
import { beyond, edgeBetween, numberOf, squares } from '../spaces.ts';
import { wallsOf } from '../walls.ts';
import { sideBit } from '../../reckoning/tileWalls.ts';
import { manorOf, powerLeft } from './values.ts';

interface Spot {
  readonly square: SquareId;
  readonly number: number;
  readonly bit: number;
  readonly other: SquareId;
  readonly option: Option<EdgeId | null>;
}

/** MM-438 Every edge between two square spaces, once. */
const spots: readonly Spot[] = squares.flatMap((square) =>
  sides.slice(1, 3).flatMap((side) => {
    const other = beyond[square]![side];
    if (other === undefined) return [];
    const edge = edgeBetween(square, other);
    return [
      {
        square,
        number: numberOf(square),
        bit: sideBit[side],
        other,
        option: drag<EdgeId | null>(
          'wall:force',
          `edge:${edge}`,
          `Raise a force wall between ${chartName(square)} and ${chartName(other)}`,
          edge,
        ),
      },
    ];
  }),
);
const enough = declining(button<EdgeId | null>('done:walls', 'Raise no more walls', null));

/** MM-436, MM-437, MM-439 Force walls between tiles, Lit or Dark. */
export function* wallsPhase(t: Vast): Rule {
  while (powerLeft(t.state, 'walls') > 0 && markersLeft(t.state, 'forceWall') > 0) {
    const options = openEdges(t.state);
    if (options.length === 0) return;
    const edge = yield* choose(
      'manor',
      'manor.walls',
      `Place Walls: close a passage between two tiles (${powerLeft(t.state, 'walls')} left).`,
      [...options, enough],
    );
    if (!edge) return;
    manorOf(t).used += 1;
    placeForceWall(t, edge);
    yield* boundary();
  }
}

/** MM-768 A breached wall is open, too. */
const openEdges = (state: VastState): Option<EdgeId | null>[] =>
  openSpots(state, wallsOf(state)).map(({ option }) => option);

const openSpots = ({ map }: VastState, walls: Uint8Array): Spot[] =>
  spots.filter(({ square, bit, number, other }) => (walls[number]! & bit) === 0 && map[square] !== undefined && map[other] !== undefined);
