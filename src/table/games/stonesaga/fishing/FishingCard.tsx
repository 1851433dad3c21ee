import { memo } from 'react';
import { card } from '../printed/fishingCard.ts';
import type { FishingId } from '../../../../engine/games/stonesaga/content/fishing.ts';
import { boxShadow } from '../../../light/soft.ts';
import { Picture } from '../../../parts/Picture.tsx';
import { Thing } from '../../../parts/Thing.tsx';
import { box, type Point } from '../../../stage/shapes.ts';

const hit = box(card.w, card.h, card.round);

interface FishingCardProps {
  readonly id: FishingId;
  /** The front shows currents; the back shows stock on its left and modifiers on its right. */
  readonly side: 'front' | 'back';
  readonly at: Point;
  readonly scale: number;
  readonly z: number;
}

/** One of the three cards of a catch. They come out of the pile and slide under or over each other. */
export const FishingCard = memo(function FishingCard({ id, side, at, scale, z }: FishingCardProps) {
  return (
    <Thing
      id={`card:${id}`}
      label={id}
      home={{ x: at.x, y: at.y, size: scale }}
      hit={hit}
      z={200 + z}
      zIndex={z}
      from="pile:fishing"
      glow="card"
      cast={boxShadow(card.w, card.h, card.round)}
      shade={0.6}
      thick={3}
      rise={24}
    >
      {side === 'front' ? (
        <Picture frame={`fishing/${id}`} />
      ) : (
        <>
          <Picture frame="fishing/back" />
          <Picture frame={`fishing/${id}/stock`} x={(card.stock - card.w) / 2} />
          <Picture frame={`fishing/${id}/modifiers`} x={(card.w - card.modifiers) / 2} />
        </>
      )}
    </Thing>
  );
});
