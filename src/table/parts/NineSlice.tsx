import { extend } from '@pixi/react';
import { NineSliceSprite } from 'pixi.js';
import { memo } from 'react';
import type { Strip } from '../stage/shapes.ts';
import { useTable } from '../tableContext.ts';

extend({ NineSliceSprite });

interface NineSliceProps extends Strip {
  readonly frame: string;
  /** Units from each side that keep their size; what lies between is stretched. */
  readonly rim: number;
  /** Draws the picture smaller, rim and all, and fills the same strip. */
  readonly zoom?: number;
  readonly tint?: number;
  readonly alpha?: number;
}

/** A frame of the atlas stretched to a strip: its corners stay as they are drawn. Nothing where the atlas has no such frame. */
export const NineSlice = memo(function NineSlice({
  frame,
  x,
  y,
  width,
  height,
  rim,
  zoom = 1,
  tint = 0xffffff,
  alpha = 1,
}: NineSliceProps) {
  const { art } = useTable();
  if (!art.has(frame)) return null;
  const edge = rim * art.scale;
  return (
    <pixiNineSliceSprite
      texture={art.texture(frame)}
      leftWidth={edge}
      rightWidth={edge}
      topHeight={edge}
      bottomHeight={edge}
      x={x}
      y={y}
      width={(width * art.scale) / zoom}
      height={(height * art.scale) / zoom}
      scale={zoom / art.scale}
      tint={tint}
      alpha={alpha}
    />
  );
});
