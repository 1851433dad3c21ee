import { GROUNDS_SPACES, project, SCALE, TILT, Z } from '../printed/space.ts';
import type { Layout } from '../../../contract.ts';
import type { Grid } from '../../../parts/grid.ts';
import type { Point, Strip } from '../../../stage/shapes.ts';
import { isGroundsId, type SpaceId } from '../../../../engine/games/vast/content/manor.ts';

/** Something with its own units: where its origin lies on the table, and how large it is shown. */
export interface BoardSpot extends Point {
  readonly scale: number;
}

/** Where everything lies. Each layout is a table of its own; pieces are laid by the same rules on both. */
export interface Ground {
  readonly width: number;
  readonly height: number;
  /** The upper left corner of the grid; units of the map are pixels at 110 to a tile. */
  readonly map: BoardSpot;
  readonly paladin: BoardSpot;
  /** The large player board: that of the role whose turn it is to decide. */
  readonly board: BoardSpot;
  /** One for each role in the order of turns; none on a journey, where all boards lie open. */
  readonly rails: readonly Strip[];
  readonly march: BoardSpot;
  readonly terror: BoardSpot;
  /** Scale 0: it stands beyond the edge of a small screen. */
  readonly lantern: BoardSpot;
  readonly stack: BoardSpot;
  readonly dice: Strip;
  /** Round, phase and goal. */
  readonly plaque: Strip;
  /** Middles of four piles: favors to draw and discarded, treasures to draw and discarded. */
  readonly piles: { readonly at: readonly Point[]; readonly scale: number };
  readonly supply: Point;
  readonly hand: Strip & { readonly scale: number };
  /** Cards in play stand on its foot. `low` columns at its left may not rise, because the map lies there. */
  readonly inPlay: Strip & { readonly scale: number; readonly low?: number };
  readonly drawn: Point & { readonly scale: number; readonly step: number };
  /** Size of counts: larger in units of the table where the screen is small. */
  readonly letters: number;
}

const wide: Ground = {
  width: 1920,
  height: 1080,
  map: { x: 576, y: 108, scale: 1 },
  paladin: { x: 22, y: 868, scale: 1 },
  board: { x: 22, y: 868, scale: 1 },
  rails: [],
  march: { x: 20, y: 196, scale: 1 },
  terror: { x: 1460, y: 168, scale: 1 },
  lantern: { x: 96, y: 190, scale: 0.74 },
  stack: { x: 1516, y: 96, scale: 1 },
  dice: { x: 24, y: 688, width: 432, height: 166 },
  plaque: { x: 204, y: 26, width: 252, height: 150 },
  piles: { at: [1636, 1716, 1796, 1876].map((x) => ({ x, y: 92 })), scale: 0.37 },
  supply: { x: 1464, y: 788 },
  hand: { x: 1442, y: 457, width: 472, height: 274, scale: 1 },
  inPlay: { x: 1294, y: 722, width: 612, height: 353, scale: 1, low: 1 },
  drawn: { x: 960, y: 450, scale: 1.55, step: 326 },
  letters: 24,
};

const tall: Ground = {
  width: 1080,
  height: 2180,
  map: { x: 124, y: 112, scale: 1.08 },
  paladin: { x: 8, y: 1126, scale: 0.851 },
  board: { x: 8, y: 1126, scale: 0.851 },
  rails: [],
  march: { x: 10, y: 1308, scale: 1.19 },
  terror: { x: 546, y: 1308, scale: 1.19 },
  lantern: { x: 0, y: 0, scale: 0 },
  stack: { x: 612, y: 1772, scale: 0.9 },
  dice: { x: 820, y: 1700, width: 248, height: 154 },
  plaque: { x: 10, y: 938, width: 1060, height: 172 },
  piles: { at: [710, 770, 710, 770].map((x, k) => ({ x, y: k < 2 ? 1736 : 1818 })), scale: 0.27 },
  supply: { x: 1046, y: 1888 },
  hand: { x: 570, y: 1884, width: 500, height: 280, scale: 0.94 },
  inPlay: { x: 12, y: 1878, width: 540, height: 290, scale: 0.86 },
  drawn: { x: 540, y: 560, scale: 1.72, step: 350 },
  letters: 34,
};

export const grounds: Readonly<Record<Layout, Ground>> = { wide, tall };

/** From units of a spot to those of the table. */
export const on = (spot: BoardSpot, { x, y }: Point): Point => ({ x: spot.x + x * spot.scale, y: spot.y + y * spot.scale });

/** A point of the board, in tiles, on the table. */
export function onMap(ground: Ground, x: number, y: number, z: number = Z.tile): Point {
  return on(ground.map, project(x, y, z));
}

/** The map with its grounds: it is dimmed while cards lie over it; boards and hand stay bright, because cards may go there. */
export const aroundMap = ({ map: { x, y, scale } }: Ground): Strip => ({
  x: x - 96 * scale,
  y: y - 96 * scale,
  width: 962 * scale,
  height: 848 * scale,
});

/** The squares of the manor, at the height of their tiles. */
export const gridOf = (ground: Ground): Grid => ({
  ...onMap(ground, 0, 0),
  cellWidth: SCALE * ground.map.scale,
  cellHeight: SCALE * TILT * ground.map.scale,
  scale: ground.map.scale,
});

/** Column and row of a square, from 0. */
export function cellOf(square: string): { readonly c: number; readonly r: number } {
  const [column, row] = square.split(',').map(Number);
  return { c: column! - 1, r: row! - 1 };
}

export const groundsAt = (id: string) => GROUNDS_SPACES.find((space) => space.id === id)!;

/** The rectangle of a space on the table: tiles lie a little higher than the grounds. */
export function rectOf(ground: Ground, space: SpaceId): Strip {
  const { x, y, w, h, z } = isGroundsId(space)
    ? { ...groundsAt(space), z: Z.board }
    : { x: cellOf(space).c, y: cellOf(space).r, w: 1, h: 1, z: Z.tile };
  const corner = onMap(ground, x, y, z);
  return { ...corner, width: w * SCALE * ground.map.scale, height: h * SCALE * TILT * ground.map.scale };
}
