import { extend } from '@pixi/react';
import { Sprite, type Texture } from 'pixi.js';
import { memo, useMemo, type ReactNode } from 'react';
import { boxShadow } from '../light/soft.ts';
import type { Home } from '../motion/body.ts';
import { box, type Area } from '../stage/shapes.ts';
import { Thing } from './Thing.tsx';
import { useFlip } from './useFlip.ts';

extend({ Sprite });

interface CardProps {
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
  readonly rise?: number;
  readonly thick?: number;
  readonly tint?: number;
  /** Lies under the card and moves with it. */
  readonly under?: ReactNode;
  /** Lies on the card. */
  readonly children?: ReactNode;
}

/** A card. It turns over in perspective when `faceUp` changes. */
export const Card = memo(function Card({
  id,
  front,
  back,
  faceUp,
  home,
  width,
  height,
  round = 8,
  z = 0,
  place,
  from,
  touchable,
  uncovered,
  rise = Math.min(width, height) * 0.3,
  thick = 2.5,
  tint = 0xffffff,
  under,
  children,
}: CardProps) {
  const hit = useMemo(() => ({ ...box(width, height, round), height: uncovered ?? height }) as Area, [width, height, round, uncovered]);
  const cast = useMemo(() => boxShadow(width, height, round), [width, height, round]);
  const { face, texture, onFlip } = useFlip(front, back, faceUp, width, height);
  return (
    <Thing
      id={id}
      home={{ ...home, flip: faceUp ? 0 : 1 }}
      hit={hit}
      z={z}
      place={place}
      from={from}
      touchable={touchable}
      glow="card"
      cast={cast}
      shade={0.6}
      thick={thick}
      rise={rise}
      onFlip={onFlip}
    >
      {under}
      <pixiSprite ref={face} texture={texture} anchor={0.5} width={width} height={height} tint={tint} />
      {children}
    </Thing>
  );
});
