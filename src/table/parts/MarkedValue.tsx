import { extend } from '@pixi/react';
import { Container } from 'pixi.js';
import type { ReactNode } from 'react';
import { Words } from './Picture.tsx';

extend({ Container });

interface MarkedValueProps {
  readonly x: number;
  readonly y: number;
  /** The sign of the value: nobody has to tell values apart by colour. */
  readonly mark: ReactNode;
  readonly text: string;
  /** Where the text begins, from the middle of the mark's left edge. */
  readonly from: number;
  readonly size: number;
  readonly font?: string;
  readonly colour?: number;
  readonly raise?: number;
}

/** One value at a glance: its sign and its number. */
export function MarkedValue({ x, y, mark, text, from, size, font, colour = 0xffe9b8, raise = 0 }: MarkedValueProps) {
  return (
    <pixiContainer x={x} y={y}>
      {mark}
      <Words text={text} x={from} y={-raise} size={size} {...(font !== undefined && { font })} colour={colour} anchor={{ x: 0, y: 0.5 }} />
    </pixiContainer>
  );
}
