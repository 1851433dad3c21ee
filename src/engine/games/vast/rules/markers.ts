import { having, lacking } from '../../../pieces/shared.ts';
import { chartName, type SquareId } from '../content/manor.ts';
import { sides } from '../content/tiles.ts';
import { supply } from '../content/values.ts';
import type { EdgeId, Vast, VastState } from '../state.ts';
import { fillCrypts } from './fill.ts';
import { edgeBeyond, edges, opposite } from './spaces.ts';
import { isWall, printedWall } from './walls.ts';

type Marker = 'breach' | 'forceWall';

/** §8 Breaches and force walls lie on edges between two square spaces, never on one that faces the grounds. */
const piles = { breach: 'breaches', forceWall: 'forceWalls' } as const satisfies Record<Marker, keyof VastState>;

export const markersLeft = (state: VastState, marker: Marker): number =>
  (marker === 'breach' ? supply.breaches : supply.forceWalls) - Object.keys(state[piles[marker]]).length;

/** MM-141, MM-262, MM-767 Walls at a tile that a breach may open: its own, its neighbour's, or a force wall. */
export function breachableEdges(state: VastState, square: SquareId): EdgeId[] {
  if (markersLeft(state, 'breach') === 0) return [];
  return sides.flatMap((side) => {
    const edge = edgeBeyond[square]![side];
    return edge !== undefined && isWall(state, square, side) ? [edge] : [];
  });
}

export const placeBreach = (t: Vast, edge: EdgeId): void => place(t, 'breach', edge);
export const placeForceWall = (t: Vast, edge: EdgeId): void => place(t, 'forceWall', edge);

function place(t: Vast, marker: Marker, edge: EdgeId): void {
  t.state[piles[marker]] = having(t.state[piles[marker]], edge, true);
  t.tell({ fact: 'markerPlaced', marker, edge });
  settleEdges(t);
}

/** MM-145 to MM-147 A tile that is rotated, moved or turned Dark loses the markers on its edges. */
export function takeMarkersOff(t: Vast, square: SquareId): void {
  for (const edge of Object.values(edgeBeyond[square]!)) {
    remove(t, 'breach', edge);
    remove(t, 'forceWall', edge);
  }
}

/** MM-769 After each change of edges: first the idle markers leave, then crypts at open edges are filled. */
export function settleEdges(t: Vast): void {
  removeIdleMarkers(t);
  fillCrypts(t);
}

/** MM-142 to MM-144 */
function removeIdleMarkers(t: Vast): void {
  const { breaches, forceWalls } = t.state;
  for (const edge of Object.keys(breaches) as EdgeId[]) {
    if (forceWalls[edge]) remove(t, 'forceWall', edge);
    else if (hasPrintedWall(t.state, edge)) continue;
    remove(t, 'breach', edge);
  }
  for (const edge of Object.keys(forceWalls) as EdgeId[]) if (hasPrintedWall(t.state, edge)) remove(t, 'forceWall', edge);
}

function remove(t: Vast, marker: Marker, edge: EdgeId): void {
  if (!t.state[piles[marker]][edge]) return;
  t.state[piles[marker]] = lacking(t.state[piles[marker]], edge);
  t.tell({ fact: 'markerRemoved', marker, edge });
}

const names = Object.fromEntries(
  Object.entries(edges).map(([edge, { squares: both }]) => [edge, both.map(chartName).join(' and ')]),
) as Readonly<Record<EdgeId, string>>;
/** `D6 and D7`: what a wall or a breach lies between. */
export const edgeName = (edge: EdgeId): string => names[edge]!;

/** The two squares of an edge, whatever a hand has dropped on. */
export const squaresAt = (edge: EdgeId): readonly [SquareId, SquareId] =>
  edges[edge]?.squares ?? (edge.split('|') as unknown as readonly [SquareId, SquareId]);

function hasPrintedWall(state: VastState, edge: EdgeId): boolean {
  const { squares: [a, b], side } = edges[edge]!;
  return printedWall(state, a, side) || printedWall(state, b, opposite[side]);
}
