import { memo, useLayoutEffect, useMemo, useRef } from 'react';
import { tileTint } from '../printed/space.ts';
import type { Shape } from '../../../../engine/games/vast/content/tiles.ts';
import { wallsOfShape } from '../../../../engine/games/vast/reckoning/tileWalls.ts';
import type { SquareId } from '../../../../engine/games/vast/content/manor.ts';
import type { SeenTile, VastView } from '../../../../engine/games/vast/view.ts';
import { useHeld, useTurnPreview } from '../../../hooks.ts';
import { useTable } from '../../../tableContext.ts';
import { cellOf, gridOf, onMap, type Ground } from '../layout/ground.ts';
import { squares } from '../layout/places.ts';
import { fogOf, roomOf } from '../layout/tiles.ts';
import type { Rode } from '../retold.ts';
import { Picture } from '../../../parts/Picture.tsx';
import { TileGrid, type GridTile } from '../../../parts/TileGrid.tsx';
import { useTileNames } from './tileNames.ts';

interface TilesProps {
  readonly ground: Ground;
  readonly map: VastView['map'];
}

const dark = 'dark';
const fog = { alpha: 0.75, scale: 0.92 } as const;

/** Tiles row by row from north to south: walls of the next row may hide a strip of this one. */
export const Tiles = memo(function Tiles({ ground, map, rode }: TilesProps & { readonly rode: Rode | null }) {
  const names = useTileNames(map, rode);
  useArrived(names, rode);
  const grid = useMemo(() => gridOf(ground), [ground]);
  const tiles = squares.flatMap((square) => (map[square] ? [tileAt(square, names[square]!, map[square])] : []));
  return <TileGrid grid={grid} tiles={tiles} covers={fog} from="stack:tiles" />;
});

/** Milliseconds in which the rules have answered the hand that let go. */
const answered = 3000;

/** What a hand has carried to its new place is there already; it does not set out once more. */
function useArrived(names: Readonly<Record<SquareId, string>>, rode: Rode | null): void {
  const { motion } = useTable();
  const held = useHeld();
  const carried = useRef<{ readonly square: string; readonly at: number } | null>(null);
  const tile = held.things.find((thing) => thing.startsWith('space:'));
  if (tile !== undefined) carried.current = { square: tile.slice('space:'.length), at: performance.now() };
  useLayoutEffect(() => {
    if (!rode) return;
    // a tile that was put back, and is moved by somebody else later, sets out like any other
    const own = carried.current && performance.now() - carried.current.at < answered ? carried.current.square : null;
    const to = (Object.entries(rode) as [SquareId, SquareId][]).find(([, from]) => from === own)?.[0];
    if (to) motion.jump(`tile:${names[to]}`);
    carried.current = null;
  }, [rode]);
}

const tileAt = (square: SquareId, name: string, tile: SeenTile): GridTile => {
  const { c, r } = cellOf(square);
  return {
    id: `tile:${name}`,
    place: `space:${square}`,
    column: c,
    row: r,
    faceUp: tile.lit,
    turn: tile.lit ? tile.turn : 0,
    front: tile.lit ? roomOf(tile.tile, tile.kind, tile.shape) : dark,
    back: dark,
    tint: tile.lit ? tileTint(c + 0.5, r + 0.5) : 0xffffff,
    cover: `fog/${fogOf(square)}`,
  };
};

/** Shadows of the tiles on the crypts, under all tiles. */
export const Slabs = memo(function Slabs({ ground, map }: TilesProps) {
  return (
    <pixiContainer label="slabs">
      {squares.map((square) => {
        const { c, r } = cellOf(square);
        return map[square] ? (
          <Picture key={square} frame="spill/slab" {...onMap(ground, c + 0.5, r + 0.5)} scale={ground.map.scale} alpha={0.9} />
        ) : null;
      })}
    </pixiContainer>
  );
});

/** Shadows of the walls on the floors beside them, above all tiles. */
export const Spills = memo(function Spills({ ground, map }: TilesProps) {
  return (
    <pixiContainer label="spills">
      {squares.map((square) => {
        const tile = map[square];
        return tile?.lit ? <Spill key={square} ground={ground} square={square} shape={tile.shape as Shape} turn={tile.turn} /> : null;
      })}
    </pixiContainer>
  );
});

interface SpillProps {
  readonly ground: Ground;
  readonly square: SquareId;
  readonly shape: Shape;
  readonly turn: number;
}

const Spill = memo(function Spill({ ground, square, shape, turn }: SpillProps) {
  const preview = useTurnPreview(`space:${square}`);
  const { c, r } = cellOf(square);
  return (
    <Picture
      frame={`spill/${wallsOfShape(shape, preview ?? turn)}`}
      {...onMap(ground, c + 0.5, r + 0.5)}
      scale={ground.map.scale}
      alpha={0.8}
    />
  );
});

/** Strips of wall that hide whatever stands north of them. They stand among the pieces. */
export const WallFronts = memo(function WallFronts({ ground, map }: TilesProps) {
  return (
    <>
      {squares.map((square) => {
        const tile = map[square];
        return tile?.lit ? (
          <WallFront key={square} ground={ground} square={square} walls={wallsOfShape(tile.shape as Shape, tile.turn)} />
        ) : null;
      })}
    </>
  );
});

const WallFront = memo(function WallFront({
  ground,
  square,
  walls,
}: {
  readonly ground: Ground;
  readonly square: SquareId;
  readonly walls: number;
}) {
  const { c, r } = cellOf(square);
  const turning = useTurnPreview(`space:${square}`) !== null;
  if (turning) return null;
  const at = onMap(ground, c + 0.5, r + 0.5);
  const tint = tileTint(c + 0.5, r + 0.5);
  const scale = ground.map.scale;
  return (
    <>
      {(walls & 4) !== 0 && <Picture frame={`wallfront/${walls}`} {...at} scale={scale} tint={tint} z={onMap(ground, c, r + 1).y} />}
      {(walls & 1) !== 0 && <Picture frame={`wallback/${walls}`} {...at} scale={scale} tint={tint} z={onMap(ground, c, r).y + 0.1} />}
    </>
  );
});
