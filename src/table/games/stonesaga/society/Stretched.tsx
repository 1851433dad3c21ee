import { extend } from '@pixi/react';
import { NineSliceSprite, Text, type TextStyleOptions } from 'pixi.js';
import { memo } from 'react';
import { useTable } from '../../../tableContext.ts';
import type { Strip } from '../ground.ts';

extend({ NineSliceSprite, Text });

export interface StretchedProps extends Strip {
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
export const Stretched = memo(function Stretched({ frame, x, y, width, height, rim = 34, beyond = paperShadow, tint = 0xffffff, alpha = 1 }: StretchedProps) {
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

export interface LinesProps {
  readonly lines: readonly string[];
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly font?: 'Inter' | 'Caudex' | 'Marcellus';
  readonly weight?: '500' | '700' | '400';
  readonly colour?: number;
  readonly align?: 'left' | 'center';
  readonly anchor?: { readonly x: number; readonly y: number };
  readonly leading?: number;
  /** Drawn round the letters where what lies under them is restless. */
  readonly outline?: number;
}

/** Words that have been put into lines by the layout, so that they lie where it thinks they do. */
export const Lines = memo(function Lines({ lines, x, y, size, font = 'Inter', weight = '500', colour = 0x2b2018, align = 'left', anchor = { x: 0, y: 0 }, leading = Math.round(size * 1.26), outline }: LinesProps) {
  const style: TextStyleOptions = { fontFamily: font, fontWeight: weight, fontSize: size, fill: colour, align, lineHeight: leading, ...(outline !== undefined && { stroke: { color: outline, width: size * 0.22, join: 'round' } }) };
  return lines.length === 0 ? null : <pixiText text={lines.join('\n')} x={x} y={y} anchor={anchor} style={style} resolution={2} />;
});
