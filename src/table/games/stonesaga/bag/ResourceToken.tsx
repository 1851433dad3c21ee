import { memo } from 'react';
import { faces } from '../../../../engine/games/stonesaga/content/faces.ts';
import type { Face } from '../../../../engine/games/stonesaga/content/materials.ts';
import { Picture } from '../../../parts/Picture.tsx';
import { Thing } from '../../../parts/Thing.tsx';
import { footprints } from './footprint.ts';

/** Sides of the tokens by what they are. */
const sides = {
  animal: 0x4b3119,
  plant: 0x27300f,
  mineral: 0x1d130c,
  rare: 0x776f62,
  meat: 0x5c2808,
  vegetable: 0x2b1934,
  tough: 0x553a0e,
  water: 0x143c51,
} as const;

export interface TokenLook {
  readonly id: string;
  readonly face: Face;
  readonly x: number;
  readonly y: number;
  /** Quarter turns clockwise. */
  readonly turn: number;
  readonly size: number;
  readonly z: number;
  /** Another token has taken the name: it must not come flying from where the first one went. */
  readonly fresh: number;
  readonly alpha?: number;
  readonly from?: string | undefined;
}

/** One token, with its thickness: that lies below it whichever way it is turned. */
export const ResourceToken = memo(function ResourceToken({ id, face, x, y, turn, size, z, fresh, alpha = 1, from }: TokenLook) {
  const { shape, kind } = faces[face];
  const angle = (turn * Math.PI) / 2;
  const down = { x: Math.sin(angle) * 4.5, y: Math.cos(angle) * 4.5 };
  return (
    <Thing
      id={id}
      home={{ x, y, turn: angle, size, alpha }}
      hit={footprints[shape]}
      z={z}
      rise={34 * size}
      shade={0.7}
      thick={7 * size}
      glow="box"
      from={from}
      fresh={fresh}
      shadow={<Picture frame={`res/${shape}/shadow`} />}
    >
      <Picture frame={`res/${shape}/edge`} tint={sides[kind]} x={down.x} y={down.y} />
      <Picture frame={`res/${face}`} />
    </Thing>
  );
});
