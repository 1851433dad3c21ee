import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { memo } from 'react';
import { Words } from './Picture.tsx';

extend({ Container, Graphics });

/** What the discs of a game are made of. */
export interface DiscLook {
  readonly fill: number;
  readonly rim: number;
  readonly rimWidth: number;
  readonly ink: number;
  readonly font: string;
  /** How far it throws its shadow; none without. */
  readonly shadow?: { readonly x: number; readonly y: number; readonly colour: number; readonly alpha: number };
}

interface NumberDiscProps {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  /** Of the letters. */
  readonly size: number;
  readonly radius: number;
  readonly look: DiscLook;
  /** Letters of some fonts stand a little low. */
  readonly raise?: number;
}

/** A number or two letters on a small disc: how many lie here, what something asks for. */
export const NumberDisc = memo(function NumberDisc({ x, y, text, size, radius, look, raise = 0 }: NumberDiscProps) {
  const { fill, rim, rimWidth, ink, font, shadow } = look;
  return (
    <pixiContainer x={x} y={y}>
      <pixiGraphics
        draw={(g) => {
          g.clear();
          if (shadow) g.circle(shadow.x, shadow.y, radius).fill({ color: shadow.colour, alpha: shadow.alpha });
          g.circle(0, 0, radius).fill({ color: fill }).stroke({ width: rimWidth, color: rim });
        }}
      />
      <Words text={text} x={0} y={-raise} size={size} font={font} colour={ink} />
    </pixiContainer>
  );
});
