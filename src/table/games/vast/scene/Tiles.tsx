import { memo, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import type { Container, Sprite } from 'pixi.js';
import { TILT, tileTint, wallMask, type Shape } from '../../../../../assets/vast/space.ts';
import type { SquareId } from '../../../../engine/games/vast/content/manor.ts';
import type { SeenTile, VastView } from '../../../../engine/games/vast/view.ts';
import { useHeld, useThing, useTurnPreview } from '../../../hooks.ts';
import { box } from '../../../stage/shapes.ts';
import { useTable } from '../../../tableContext.ts';
import { cellOf, onMap, type Ground } from '../layout/ground.ts';
import { squares } from '../layout/places.ts';
import { fogOf, tileFrame } from '../layout/tiles.ts';
import type { Rode } from '../retold.ts';
import { Picture } from '../../../parts/Picture.tsx';
import { useTileNames } from './tileNames.ts';

interface TilesProps {
  readonly ground: Ground;
  readonly map: VastView['map'];
}

/** Tiles row by row from north to south: walls of the next row may hide a strip of this one. */
export const Tiles = memo(function Tiles({ ground, map, rode }: TilesProps & { readonly rode: Rode | null }) {
  const names = useTileNames(map, rode);
  useArrived(names, rode);
  return (
    <pixiContainer sortableChildren label="tiles">
      {squares.map((square) => {
        const tile = map[square];
        return tile ? <Tile key={names[square]} name={names[square]!} ground={ground} square={square} {...flat(tile)} /> : null;
      })}
    </pixiContainer>
  );
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

/** Plain values, so that a tile that stays as it is need not be drawn anew. */
interface Face {
  readonly lit: boolean;
  readonly kind: string;
  readonly shape: Shape;
  readonly turn: number;
  readonly tile: string;
}

const flat = (tile: SeenTile): Face =>
  tile.lit ? { lit: true, kind: tile.kind, shape: tile.shape as Shape, turn: tile.turn, tile: tile.tile } : { lit: false, kind: 'dark', shape: 'X', turn: 0, tile: 'dark-X-1' };

interface TileProps extends Face {
  readonly name: string;
  readonly ground: Ground;
  readonly square: SquareId;
}

const quarter = Math.PI / 2;

const Tile = memo(function Tile({ name, ground, square, lit, kind, shape, turn, tile }: TileProps) {
  const { art, motion } = useTable();
  const { c, r } = cellOf(square);
  const preview = useTurnPreview(`space:${square}`);
  const shown = preview ?? turn;
  const hit = useMemo(() => box(104, 104 * TILT), []);
  const slab = useRef<Container>(null);
  const face = useRef<Sprite>(null);
  const mist = useRef<Sprite>(null);
  const scale = ground.map.scale;
  const at = onMap(ground, c + 0.5, r + 0.5);
  const front = lit ? tileFrame(tile, kind, shape, shown) : 'dark';
  const tint = lit ? tileTint(c + 0.5, r + 0.5) : 0xffffff;

  /** Turns over about its upright middle and rises on the way; the face changes when it is edge on. */
  const turnOver = useCallback(
    (flip: number) => {
      const sprite = face.current;
      if (!sprite || !slab.current) return;
      const texture = art.texture(flip < 0.5 ? front : 'dark');
      if (sprite.texture !== texture) {
        sprite.texture = texture;
        sprite.anchor.copyFrom(texture.defaultAnchor ?? { x: 0.5, y: 0.5 });
      }
      const rise = Math.sin(Math.min(1, Math.max(0, flip)) * Math.PI);
      slab.current.scale.set(Math.max(0.02, Math.abs(Math.cos(flip * Math.PI))) * (1 + 0.12 * rise), 1 + 0.12 * rise);
      slab.current.y = -rise * 34;
      if (mist.current) mist.current.visible = flip >= 0.5;
      sprite.tint = flip < 0.5 ? tint : 0xffffff;
    },
    [art, front, tint],
  );

  const { root, figure } = useThing(`tile:${name}`, {
    home: { ...at, size: scale, flip: lit ? 0 : 1 },
    hit,
    touchable: false,
    from: 'stack:tiles',
    // it names no place: things that change theirs set out one by one, and a tile must not leave without what stands on it
    rise: 30,
    onFlip: turnOver,
  });

  useLayoutEffect(() => turnOver(lit ? 0 : 1), [turnOver, lit]);

  // swings round from how it lay before; one that is turned over shows its face for the first time
  const before = useRef({ shown, lit });
  useLayoutEffect(() => {
    const was = before.current;
    before.current = { shown, lit };
    if (was.shown === shown || !was.lit || !lit || motion.still) return;
    const by = ((shown - was.shown + 6) % 4) - 2 || 2;
    motion.spin(`tile:${name}`, -by * quarter);
    motion.settle(`tile:${name}`);
  }, [shown, lit, motion, name]);

  return (
    <pixiContainer ref={root} zIndex={r} label={square}>
      <pixiContainer ref={figure}>
        <pixiContainer ref={slab}>
          <Picture ref={face} frame="dark" />
          <Picture ref={mist} frame={`fog/${fogOf(square)}`} alpha={0.75} scale={0.92} />
        </pixiContainer>
      </pixiContainer>
    </pixiContainer>
  );
});

/** Shadows of the tiles on the crypts, under all tiles. */
export const Slabs = memo(function Slabs({ ground, map }: TilesProps) {
  return (
    <pixiContainer label="slabs">
      {squares.map((square) => {
        const { c, r } = cellOf(square);
        return map[square] ? <Picture key={square} frame="spill/slab" {...onMap(ground, c + 0.5, r + 0.5)} scale={ground.map.scale} alpha={0.9} /> : null;
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
  return <Picture frame={`spill/${wallMask(shape, preview ?? turn)}`} {...onMap(ground, c + 0.5, r + 0.5)} scale={ground.map.scale} alpha={0.8} />;
});

/** Strips of wall that hide whatever stands north of them. They stand among the pieces. */
export const WallFronts = memo(function WallFronts({ ground, map }: TilesProps) {
  return (
    <>
      {squares.map((square) => {
        const tile = map[square];
        return tile?.lit ? <WallFront key={square} ground={ground} square={square} walls={wallMask(tile.shape as Shape, tile.turn)} /> : null;
      })}
    </>
  );
});

const WallFront = memo(function WallFront({ ground, square, walls }: { readonly ground: Ground; readonly square: SquareId; readonly walls: number }) {
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
