import { extend } from '@pixi/react';
import { NineSliceSprite } from 'pixi.js';
import { memo } from 'react';
import { useTable } from '../../../tableContext.ts';
import type { Strip } from '../../../stage/shapes.ts';

extend({ NineSliceSprite });

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
  const { art } = useTable();
  if (!art.has(frame)) return null;
  const [left, top, right, bottom] = beyond;
  const [w, h] = [width + left + right, height + top + bottom];
  const keep = Math.min(rim, w / 2 - 1, h / 2 - 1) * art.scale;
  return (
    <pixiNineSliceSprite
      texture={art.texture(frame)}
      leftWidth={keep}
      rightWidth={keep}
      topHeight={keep}
      bottomHeight={keep}
      x={x - left}
      y={y - top}
      width={w * art.scale}
      height={h * art.scale}
      scale={1 / art.scale}
      tint={tint}
      alpha={alpha}
    />
  );
});
