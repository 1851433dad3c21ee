import { extend } from '@pixi/react';
import { Text, type TextStyleOptions } from 'pixi.js';
import { memo } from 'react';
import { softened } from '../../../parts/freedText.ts';

extend({ Text });

interface ParagraphProps {
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

/**
 * Words to be read, which have been put into lines by the layout, so that they lie where it thinks they do. Few and lasting: each
 * is a picture of its own.
 */
export const Paragraph = memo(function Paragraph({
  lines,
  x,
  y,
  size,
  font = 'Inter',
  weight = '500',
  colour = 0x2b2018,
  align = 'left',
  anchor = { x: 0, y: 0 },
  leading = Math.round(size * 1.26),
  outline,
}: ParagraphProps) {
  // Marcellus rises above close lines, and Pixi cuts what leaves its picture
  const style: TextStyleOptions = {
    fontFamily: font,
    fontWeight: weight,
    fontSize: size,
    fill: colour,
    align,
    lineHeight: leading,
    padding: Math.ceil(size * 0.2),
    ...(outline !== undefined && { stroke: { color: outline, width: size * 0.22, join: 'round' } }),
  };
  return lines.length === 0 ? null : (
    <pixiText ref={softened} text={lines.join('\n')} x={x} y={y} anchor={anchor} style={style} resolution={2} />
  );
});
