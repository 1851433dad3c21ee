import type { Texture } from 'pixi.js';
import { memo, useMemo } from 'react';
import { usePlace } from '../hooks.ts';
import type { Area } from '../stage/shapes.ts';
import { SharedShadows } from '../tableContext.ts';
import { Tile } from './Tile.tsx';

export interface GridTile {
  readonly id: string;
  readonly column: number;
  readonly row: number;
  readonly front: Texture;
  readonly back?: Texture;
  readonly faceUp?: boolean;
  readonly turn?: number;
}

export interface TileGridProps {
  /** Upper left corner. */
  readonly x: number;
  readonly y: number;
  readonly columns: number;
  readonly rows: number;
  readonly cell: number;
  /** Height of a cell, for a board that is seen at a slant. */
  readonly cellHeight?: number;
  /** How much smaller than its cell a tile is. */
  readonly inset?: number;
  readonly tiles: readonly GridTile[];
  /** The id of the place at a cell. */
  readonly placeId: (column: number, row: number) => string;
  readonly z?: number;
}

/** A map of squares: every cell is a place, and tiles lie on some of them. */
export const TileGrid = memo(function TileGrid({ x, y, columns, rows, cell, cellHeight = cell, inset = 2, tiles, placeId, z = 0 }: TileGridProps) {
  const cells = useMemo(() => Array.from({ length: columns * rows }, (_, k) => ({ column: k % columns, row: Math.floor(k / columns) })), [columns, rows]);
  return (
    <SharedShadows value={false}>
      <pixiContainer sortableChildren>
        {cells.map(({ column, row }) => (
          <Cell key={placeId(column, row)} id={placeId(column, row)} x={x + column * cell} y={y + row * cellHeight} width={cell} height={cellHeight} z={z} />
        ))}
        {tiles.map(({ id, column, row, front, back, faceUp = true, turn = 0 }) => (
          <Tile
            key={id}
            id={id}
            front={front}
            {...(back ? { back } : {})}
            faceUp={faceUp}
            turn={turn}
            home={{ x: x + (column + 0.5) * cell, y: y + (row + 0.5) * cellHeight }}
            width={cell - inset * 2}
            height={cellHeight - inset * 2}
            place={placeId(column, row)}
            z={z}
          />
        ))}
      </pixiContainer>
    </SharedShadows>
  );
});

function Cell({ id, x, y, width, height, z }: { readonly id: string; readonly x: number; readonly y: number; readonly width: number; readonly height: number; readonly z: number }) {
  const area = useMemo<Area>(() => ({ shape: 'rect', x, y, width, height, round: width * 0.04 }), [x, y, width, height]);
  usePlace(id, { area, glow: 'tile', z });
  return null;
}
