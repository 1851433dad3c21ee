import type { Shape } from '../../../../engine/games/vast/content/tiles.ts';
import { sideBit, wallsOfShape } from '../../../../engine/games/vast/reckoning/tileWalls.ts';
import type { SquareId } from '../../../../engine/games/vast/content/manor.ts';
import type { VastView } from '../../../../engine/games/vast/view.ts';
import type { Floor } from './slots.ts';

/** Tiles of the same kind and shape come in two rooms; which one is told by the tile's own number. Each has a picture for each turn. */
export function roomOf(tile: string, kind: string, shape: string): string {
  const number = Number(tile.split('-').at(-1));
  const variant = number % 2 === 0 && kind !== 'entrance' && !(kind === 'pit' && shape === 'X') ? 'b' : 'a';
  return `tile/${kind}/${shape}/${variant}`;
}

export const tileFrame = (tile: string, kind: string, shape: string, turn: number): string => `${roomOf(tile, kind, shape)}/${turn}`;

/** Walls as they are printed on the tile of a square; none on Dark tiles and crypts. */
export function wallsOn(view: VastView, square: SquareId): number {
  const tile = view.map[square];
  return tile?.lit ? wallsOfShape(tile.shape as Shape, tile.turn) : 0;
}

/** Each square has a fog of its own, always the same one. */
export const fogOf = (square: string): number => {
  const [c, r] = square.split(',').map(Number);
  return (c! * 5 + r! * 3) % 8;
};

/** A wall to the south hides the floor behind it, its own more than that of the next tile; the others only take their width. */
export function floorOf(view: VastView, square: SquareId): Floor {
  const [c, r] = square.split(',').map(Number);
  const walls = wallsOn(view, square);
  const below = wallsOn(view, `${c!},${r! + 1}`);
  return {
    left: walls & sideBit.W ? 0.26 : 0.2,
    right: walls & sideBit.E ? 0.74 : 0.8,
    top: walls & sideBit.N ? 0.3 : 0.24,
    bottom: walls & sideBit.S ? 0.64 : below & sideBit.N ? 0.7 : 0.8,
  };
}
