import { memo } from 'react';
import { NineSlice } from '../../../parts/NineSlice.tsx';
import type { Strip } from '../../../stage/shapes.ts';

interface StretchedProps extends Strip {
  readonly frame: string;
  /** Rim that keeps its size, in units, with the shadow. */
  readonly rim?: number;
  /** How far the picture reaches beyond what it shows: left, top, right, bottom. */
  readonly beyond?: readonly [number, number, number, number];
  readonly tint?: number;
  readonly alpha?: number;
}

/** Frames of `cards/` have this much shadow round them. */
const paperShadow = [10, 8, 14, 16] as const;

/** A frame of the atlas whose middle is stretched: leaf, plank, bark. */
export const Stretched = memo(function Stretched({
  frame,
  x,
  y,
  width,
  height,
  rim = 34,
  beyond = paperShadow,
  tint = 0xffffff,
  alpha = 1,
}: StretchedProps) {
  const [left, top, right, bottom] = beyond;
  const [w, h] = [width + left + right, height + top + bottom];
  const keep = Math.min(rim, w / 2 - 1, h / 2 - 1);
  return <NineSlice frame={frame} x={x - left} y={y - top} width={w} height={h} rim={keep} tint={tint} alpha={alpha} />;
});
