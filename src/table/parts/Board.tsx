import { extend } from '@pixi/react';
import { Container, Sprite, type Texture } from 'pixi.js';
import { memo, type ReactNode } from 'react';
import { bevel, css, extrude, grain, hollow, painted, rounded, shade } from '../light/paint.ts';
import { boxShadow } from '../light/soft.ts';
import { SharedShadows } from '../tableContext.ts';
import { Spot } from './Spot.tsx';

extend({ Container, Sprite });

export interface BoardProps {
  /** Middle of the board. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The print; without one the kit paints a plain one in `colour`. */
  readonly texture?: Texture;
  readonly colour?: number;
  readonly wood?: number;
  /** Width of the wooden rim; 0 for a bare board. */
  readonly rim?: number;
  readonly thickness?: number;
  readonly turn?: number;
  readonly z?: number;
  /** Stand in units of the board, the origin in its middle. */
  readonly children?: ReactNode;
}

const sharp = 2;

/** Rim, print and side of a board, with the thickness on which the eye believes it lies on the table. */
function slab(width: number, height: number, rim: number, thick: number, colour: number, wood: number): Texture {
  return painted(`board ${rim} ${thick} ${colour} ${wood}`, width + rim * 2 + 4, height + rim * 2 + thick + 4, sharp, (pen) => {
    const outer = rounded(1, 1, width + rim * 2, height + rim * 2, 5 + rim * 0.5);
    const side = pen.createLinearGradient(0, height, 0, height + rim * 2 + thick);
    side.addColorStop(0, css(shade(wood, -0.45)));
    side.addColorStop(1, css(shade(wood, -0.8)));
    extrude(pen, outer, thick, side, 0.15);
    const top = pen.createLinearGradient(0, 0, width, height);
    top.addColorStop(0, css(shade(wood, 0.22)));
    top.addColorStop(0.5, css(wood));
    top.addColorStop(1, css(shade(wood, -0.3)));
    pen.fillStyle = top;
    pen.fill(outer);
    grain(pen, outer, 0.4, 0.6, 9);
    bevel(pen, outer, 1.6);
    const inner = rounded(1 + rim, 1 + rim, width, height, 4);
    const print = pen.createLinearGradient(0, 0, width * 0.6, height);
    print.addColorStop(0, css(shade(colour, 0.16)));
    print.addColorStop(0.55, css(colour));
    print.addColorStop(1, css(shade(colour, -0.32)));
    pen.fillStyle = print;
    pen.fill(inner);
    grain(pen, inner, 0.3, 0.7);
    if (rim > 0) hollow(pen, inner, 3.2, 0.8);
  });
}

/** Lies on the table with thickness: bevelled edge, contact shadow, and whatever is printed on it. */
export const Board = memo(function Board({ x, y, width, height, texture, colour = 0x4a2f58, wood = 0x6b4527, rim = 12, thickness = 9, turn = 0, z = 0, children }: BoardProps) {
  const cast = boxShadow(width + rim * 2, height + rim * 2, 8);
  const paint = slab(width, height, rim, thickness, colour, wood);
  return (
    <Spot x={x} y={y} turn={turn} z={z}>
      <pixiSprite texture={cast.texture} anchor={0.5} scale={cast.scale * 1.02} x={thickness * 1.1} y={thickness * 1.9} alpha={0.75} />
      <pixiSprite texture={paint} scale={1 / sharp} x={-width / 2 - rim - 1} y={-height / 2 - rim - 1} />
      {texture && <pixiSprite texture={texture} anchor={0.5} width={width} height={height} />}
      <SharedShadows value={false}>{children}</SharedShadows>
    </Spot>
  );
});
