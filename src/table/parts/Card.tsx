import { extend } from '@pixi/react';
import { Container, Sprite, type Texture } from 'pixi.js';
import { memo, useMemo } from 'react';
import { useThing } from '../hooks.ts';
import { boxShadow } from '../light/soft.ts';
import type { Home } from '../motion/body.ts';
import { box, type Area } from '../stage/shapes.ts';
import { useFlip } from './useFlip.ts';

extend({ Container, Sprite });

export interface CardProps {
  readonly id: string;
  readonly front: Texture;
  readonly back: Texture;
  readonly faceUp: boolean;
  readonly home: Home;
  readonly width: number;
  readonly height: number;
  /** Radius of the corners. */
  readonly round?: number;
  readonly z?: number;
  readonly place?: string | undefined;
  readonly from?: string | undefined;
  readonly touchable?: boolean;
  /** Height of the upper strip that the cards above it leave uncovered: only there can it be touched. */
  readonly uncovered?: number | undefined;
}

/** A card. It turns over in perspective when `faceUp` changes. */
export const Card = memo(function Card({ id, front, back, faceUp, home, width, height, round = 8, z = 0, place, from, touchable, uncovered }: CardProps) {
  const hit = useMemo(() => ({ ...box(width, height, round), height: uncovered ?? height }) as Area, [width, height, round, uncovered]);
  const cast = useMemo(() => boxShadow(width, height, round), [width, height, round]);
  const { face, texture, onFlip } = useFlip(front, back, faceUp, width, height);
  const { root, figure, shadow } = useThing(id, {
    home: { ...home, flip: faceUp ? 0 : 1 },
    hit,
    z,
    place,
    from,
    touchable,
    glow: 'card',
    shadowBase: cast.scale,
    shade: 0.6,
    thick: 2.5,
    rise: Math.min(width, height) * 0.3,
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
