import { extend } from '@pixi/react';
import { Container } from 'pixi.js';
import { memo, useLayoutEffect, useMemo, useRef } from 'react';
import { useTurnPreview } from '../hooks.ts';
import { box } from '../stage/shapes.ts';
import { useTable } from '../tableContext.ts';
import { Picture, type PictureProps } from './Picture.tsx';
import { Slab } from './Slab.tsx';
import { middleOfCell, quarterTurns, type Grid } from './grid.ts';

extend({ Container });

/** Plain values, so that a tile that stays as it is need not be drawn anew. */
export interface GridTile {
  /** Its own, wherever it goes. */
  readonly id: string;
  /** The cell it lies on: whoever turns the tile turns this. */
  readonly place: string;
  readonly column: number;
  readonly row: number;
  readonly faceUp: boolean;
  /** Quarter turns, clockwise. Each has a picture: `${front}/0` to `${front}/3`. */
  readonly turn: number;
  readonly front: string;
  readonly back: string;
  readonly tint: number;
  /** A frame that lies on the back. */
  readonly cover: string;
}

interface TileGridProps {
  readonly grid: Grid;
  readonly tiles: readonly GridTile[];
  /** How the covers lie. */
  readonly covers?: Omit<PictureProps, 'frame'>;
  /** The place from which new tiles come. */
  readonly from?: string;
  readonly lift?: number;
  readonly grow?: number;
  readonly rise?: number;
}

/** Tiles row by row from the far side to the near one: walls of the next row may hide a strip of this one. */
export const TileGrid = memo(function TileGrid({ tiles, ...grid }: TileGridProps) {
  return (
    <pixiContainer sortableChildren label="tiles">
      {tiles.map((tile) => (
        <LyingTile key={tile.id} {...tile} {...grid} />
      ))}
    </pixiContainer>
  );
});

type LyingTileProps = GridTile & Omit<TileGridProps, 'tiles'>;

const quarter = Math.PI / 2;

const LyingTile = memo(function LyingTile(props: LyingTileProps) {
  const { id, place, column, row, faceUp, turn, front, back, tint, cover, grid, covers, from, lift = 34, grow = 0.12, rise = 30 } = props;
  const { motion } = useTable();
  const shown = useTurnPreview(place) ?? turn;
  const { cellWidth, cellHeight, scale } = grid;
  const hit = useMemo(() => box(cellWidth / scale, cellHeight / scale), [cellWidth, cellHeight, scale]);

  // swings round from how it lay before; one that is turned over shows its face for the first time
  const before = useRef({ shown, faceUp });
  useLayoutEffect(() => {
    const was = before.current;
    before.current = { shown, faceUp };
    if (was.shown === shown || !was.faceUp || !faceUp || motion.still) return;
    motion.spin(id, -quarterTurns(was.shown, shown) * quarter);
    motion.settle(id);
  }, [shown, faceUp, motion, id]);

  return (
    <Slab
      id={id}
      front={`${front}/${shown}`}
      back={back}
      faceUp={faceUp}
      home={{ ...middleOfCell(grid, column, row), size: scale }}
      hit={hit}
      tint={tint}
      lift={lift}
      grow={grow}
      from={from}
      rise={rise}
      z={row}
      label={place}
    >
      <Picture frame={cover} {...covers} />
    </Slab>
  );
});
