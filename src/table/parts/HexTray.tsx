import { extend } from '@pixi/react';
import { Container, Sprite, type Texture } from 'pixi.js';
import { memo, useMemo } from 'react';
import { usePlace, useThing } from '../hooks.ts';
import { boxShadow } from '../light/soft.ts';
import { hexagon, shifted, type Point } from '../stage/shapes.ts';
import { SharedShadows } from '../tableContext.ts';
import { hexSize, trayTexture, wells, type HexTop } from './hexTray.ts';
import { Spot } from './Spot.tsx';
import { useFlip } from './useFlip.ts';

extend({ Container, Sprite });

export interface HexTile {
  readonly id: string;
  readonly front: Texture;
  readonly back: Texture;
  readonly faceUp: boolean;
}

export interface HexSlot {
  readonly place: string;
  readonly hex?: HexTile | undefined;
}

export interface HexTrayProps {
  /** Middle of the tray. */
  readonly x: number;
  readonly y: number;
  /** From the middle of a hex to its corner. */
  readonly radius: number;
  readonly top?: HexTop;
  readonly slots: readonly [HexSlot, HexSlot, HexSlot];
  readonly stone?: number;
  readonly ochre?: number;
  readonly turn?: number;
  readonly z?: number;
}

/** Three wells carved into one stone, each a place; hexes lie in them and turn over where they lie. */
export const HexTray = memo(function HexTray({ x, y, radius, top = 'pointy', slots, stone = 0xa8967c, ochre = 0xa8432a, turn = 0, z = 0 }: HexTrayProps) {
  const paint = trayTexture(radius, top, stone, ochre);
  const middles = wells(radius, top);
  return (
    <Spot x={x} y={y} turn={turn} z={z}>
      <pixiSprite texture={paint.texture} scale={paint.scale} x={paint.offset.x} y={paint.offset.y} />
      {slots.map((slot, k) => (
        <Well key={slot.place} id={slot.place} at={middles[k]!} radius={radius} top={top} z={z} />
      ))}
      <SharedShadows value={false}>
        {slots.map(({ hex, place }, k) => hex && <Hex key={hex.id} {...hex} home={middles[k]!} place={place} radius={radius} top={top} z={z + 1} />)}
      </SharedShadows>
    </Spot>
  );
});

function Well({ id, at, radius, top, z }: { readonly id: string; readonly at: Point; readonly radius: number; readonly top: HexTop; readonly z: number }) {
  const area = useMemo(() => shifted(hexagon(radius, top), at.x, at.y), [radius, top, at.x, at.y]);
  usePlace(id, { area, glow: 'tile', z });
  return null;
}

export interface HexProps extends HexTile {
  readonly home: Point;
  readonly radius: number;
  readonly top?: HexTop;
  readonly place?: string | undefined;
  readonly z?: number;
}

/** A thick hex with two sides. */
export const Hex = memo(function Hex({ id, front, back, faceUp, home, radius, top = 'pointy', place, z = 0 }: HexProps) {
  const { width, height } = hexSize(radius, top);
  const hit = useMemo(() => hexagon(radius, top), [radius, top]);
  const cast = boxShadow(width * 0.86, height * 0.86, radius * 0.5);
  const { face, texture, onFlip } = useFlip(front, back, faceUp, width, height);
  const { root, figure, shadow } = useThing(id, {
    home: { ...home, flip: faceUp ? 0 : 1 },
    hit,
    z,
    place,
    glow: 'tile',
    shadowBase: cast.scale,
    shade: 0.55,
    thick: radius * 0.03,
    rise: radius * 0.3,
    onFlip,
  });
  return (
    <pixiContainer ref={root} label={id} zIndex={z}>
      <pixiSprite ref={shadow as never} texture={cast.texture} anchor={0.5} />
      <pixiContainer ref={figure}>
        <pixiSprite ref={face} texture={texture} anchor={0.5} width={width} height={height} />
      </pixiContainer>
    </pixiContainer>
  );
});
