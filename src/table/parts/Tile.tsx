import { extend } from '@pixi/react';
import { Container, Sprite, type Texture } from 'pixi.js';
import { memo, useMemo, type ReactNode } from 'react';
import { useThing, useTurnPreview } from '../hooks.ts';
import { boxShadow } from '../light/soft.ts';
import { box, type Point } from '../stage/shapes.ts';
import { useFlip } from './useFlip.ts';

extend({ Container, Sprite });

export interface TileProps {
  readonly id: string;
  readonly front: Texture;
  /** The hidden side; without one the tile never turns over. */
  readonly back?: Texture;
  readonly faceUp?: boolean;
  /** Quarter turns, clockwise. While somebody turns it, the tile shows the turn they are trying. */
  readonly turn?: number;
  readonly home: Point;
  readonly width: number;
  readonly height?: number;
  readonly z?: number;
  readonly place?: string | undefined;
  readonly from?: string | undefined;
  readonly touchable?: boolean;
  /** Turns with the tile. */
  readonly children?: ReactNode;
}

/** A square of the map: lies, turns over, is turned by its corners. */
export const Tile = memo(function Tile({ id, front, back, faceUp = true, turn = 0, home, width, height = width, z = 0, place, from, touchable, children }: TileProps) {
  const preview = useTurnPreview(id);
  const hit = useMemo(() => box(width, height, width * 0.03), [width, height]);
  const cast = useMemo(() => boxShadow(width, height, width * 0.03), [width, height]);
  const { face, texture, onFlip } = useFlip(front, back ?? front, faceUp, width, height);
  const { root, figure, shadow } = useThing(id, {
    home: { ...home, turn: ((preview ?? turn) * Math.PI) / 2, flip: faceUp ? 0 : 1 },
    hit,
    z,
    place,
    from,
    touchable,
    glow: 'tile',
    shadowBase: cast.scale,
    shade: 0.55,
    thick: 2,
    rise: width * 0.2,
    onFlip,
  });
  return (
    <pixiContainer ref={root} label={id} zIndex={z}>
      <pixiSprite ref={shadow as never} texture={cast.texture} anchor={0.5} />
      <pixiContainer ref={figure}>
        <pixiSprite ref={face} texture={texture} anchor={0.5} width={width} height={height} />
        {children}
      </pixiContainer>
    </pixiContainer>
  );
});
