import { extend } from '@pixi/react';
import { Container, Sprite } from 'pixi.js';
import { memo } from 'react';
import { card } from '../../../../../assets/stonesaga/art/fishing/card.ts';
import type { FishingId } from '../../../../engine/games/stonesaga/content/fishing.ts';
import { useThing } from '../../../hooks.ts';
import { boxShadow } from '../../../light/soft.ts';
import { Picture } from '../../../parts/Picture.tsx';
import { box, type Point } from '../../../stage/shapes.ts';

extend({ Container, Sprite });

const hit = box(card.w, card.h, card.round);

export interface FishingCardProps {
  readonly id: FishingId;
  /** The front shows currents; the back shows stock on its left and modifiers on its right. */
  readonly side: 'front' | 'back';
  readonly at: Point;
  readonly scale: number;
  readonly z: number;
}

/** One of the three cards of a catch. They come out of the pile and slide under or over each other. */
export const FishingCard = memo(function FishingCard({ id, side, at, scale, z }: FishingCardProps) {
  const cast = boxShadow(card.w, card.h, card.round);
  const { root, figure, shadow } = useThing(`card:${id}`, {
    home: { x: at.x, y: at.y, size: scale },
    hit,
    z: 200 + z,
    from: 'pile:fishing',
    glow: 'card',
    shadowBase: cast.scale,
    shade: 0.6,
    thick: 3,
    rise: 24,
  });
  return (
    <pixiContainer ref={root} zIndex={z} label={id}>
      <pixiSprite ref={shadow as never} texture={cast.texture} anchor={0.5} />
      <pixiContainer ref={figure}>
        {side === 'front' ? (
          <Picture frame={`fishing/${id}`} />
        ) : (
          <>
            <Picture frame="fishing/back" />
            <Picture frame={`fishing/${id}/stock`} x={(card.stock - card.w) / 2} />
            <Picture frame={`fishing/${id}/modifiers`} x={(card.w - card.modifiers) / 2} />
          </>
        )}
      </pixiContainer>
    </pixiContainer>
  );
});
