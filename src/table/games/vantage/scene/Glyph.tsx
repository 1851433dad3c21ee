import { extend } from '@pixi/react';
import { Container, Graphics, Sprite, type Texture } from 'pixi.js';
import { painted } from '../../../light/paint.ts';
import { glyphs, type Glyph as Name } from '../printed/glyphs.ts';

extend({ Container, Graphics, Sprite });

const textureOf = (name: Name): Texture =>
  painted(`vantage glyph ${name}`, 64, 64, 1, (pen) => {
    pen.scale(64 / 512, 64 / 512);
    pen.fillStyle = '#fff';
    pen.fill(new Path2D(glyphs[name]));
  });

interface Props {
  readonly name: Name;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colour?: number;
}

export const Glyph = ({ name, x, y, size, colour = 0xffffff }: Props) => (
  <pixiSprite texture={textureOf(name)} x={x} y={y} anchor={0.5} width={size} height={size} tint={colour} />
);

/** A token: a coloured disc with its sign, and a rim. */
export const Disc = ({ name, x, y, size, colour = 0x33284a }: Props) => (
  <pixiContainer x={x} y={y}>
    <pixiGraphics
      draw={(g) =>
        void g
          .clear()
          .circle(1.5, 2.5, size / 2)
          .fill({ color: 0x1a1226, alpha: 0.35 })
          .circle(0, 0, size / 2)
          .fill(0xfbf3e4)
          .circle(0, 0, size / 2 - size * 0.07)
          .fill(colour)
      }
    />
    <Glyph name={name} x={0} y={0} size={size * 0.58} />
  </pixiContainer>
);
