import type { PrintedArea } from '../printed/places.ts';
import { GROUNDS_SPACES, project, SCALE, TILT, Z } from '../printed/space.ts';
import type { Grid } from '../../../parts/grid.ts';
import type { Point, Strip } from '../../../stage/shapes.ts';
import { boardSize, rim } from './folds.ts';
import { isGroundsId, type SpaceId } from '../../../../engine/games/vast/content/manor.ts';

/** Something with its own units: where its origin lies on the table, and how large it is shown. */
export interface BoardSpot extends Point {
  readonly scale: number;
  /** What lies right of here in its own units is shown under it. */
  readonly fold?: number;
}

/** A plate that is drawn for one size, in units of the table, and how much of that size it has. */
export interface PlateSpot extends Strip {
  readonly scale: number;
}

/** Zones round the map; the three boards of a journey are three zones. */
export type VastZone = 'board' | 'cards' | 'rails' | 'march' | 'terror' | 'supply' | 'round';

/** Where everything lies. What is behind a tab lies there, tiny. */
export interface Ground {
  /** Zones that are shown. */
  readonly up: ReadonlySet<VastZone>;
  readonly width: number;
  readonly height: number;
  /** The upper left corner of the grid; units of the map are pixels at 110 to a tile. */
  readonly map: BoardSpot;
  readonly paladin: BoardSpot;
  /** The large player board: that of the role whose turn it is to decide. */
  readonly board: BoardSpot;
  /** One for each role in the order of turns; none on a journey, where all boards lie open. */
  readonly rails: readonly PlateSpot[];
  readonly march: BoardSpot;
  readonly terror: BoardSpot;
  /** Scale 0: it stands beyond the edge of a small screen. */
  readonly lantern: BoardSpot;
  readonly stack: BoardSpot;
  readonly dice: Strip;
  /** Round, phase and goal. */
  readonly plaque: PlateSpot;
  /** Middles of four piles: favors to draw and discarded, treasures to draw and discarded. */
  readonly piles: { readonly at: readonly Point[]; readonly scale: number };
  readonly supply: Point;
  readonly hand: Strip & { readonly scale: number };
  /** Cards in play stand on its foot. `finger` is how much of each should be left to be touched. */
  readonly inPlay: Strip & { readonly scale: number; readonly finger: number };
  readonly drawn: Point & { readonly scale: number; readonly step: number };
  readonly journey: boolean;
  /** Size of counts: larger in units of the table where the screen is small. */
  readonly letters: number;
  /** The smallest letters that can be read. */
  readonly leastLetters: number;
}

/** From units of a spot to those of the table. */
export function on({ x: left, y: top, scale, fold }: BoardSpot, { x, y }: Point): Point {
  if (fold === undefined) return { x: left + x * scale, y: top + y * scale };
  return x < fold
    ? { x: left + (x - rim) * scale, y: top + y * scale }
    : { x: left + (x - fold) * scale, y: top + (y + boardSize.height) * scale };
}

/** A printed rectangle on the table: one that runs over the fold ends there, the whole board lies on both parts. */
export function areaOn(spot: BoardSpot, { x, y, w, h }: PrintedArea): Strip {
  const { fold, scale } = spot;
  if (fold === undefined || x + w <= fold || x >= fold) return { ...on(spot, { x, y }), width: w * scale, height: h * scale };
  const whole = w >= boardSize.width;
  const width = whole ? Math.max(fold - rim, boardSize.width - rim - fold) : fold - x;
  return { ...on(spot, { x: Math.max(x, rim), y }), width: width * scale, height: (whole ? 2 * h : h) * scale };
}

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
