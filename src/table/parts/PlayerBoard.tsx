import { extend } from '@pixi/react';
import { Container, Sprite, Text, type Texture } from 'pixi.js';
import { memo, type ReactNode } from 'react';
import { css, painted, polygon, rounded, shade } from '../light/paint.ts';
import { Board } from './Board.tsx';

extend({ Container, Sprite, Text });

export interface PlayerBoardProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly title: string;
  readonly colour: number;
  readonly wood?: number;
  readonly texture?: Texture;
  readonly font?: string;
  readonly turn?: number;
  readonly z?: number;
  /** Stand in units of the board, the origin in its middle. */
  readonly children?: ReactNode;
}

/** Gilt double line and brass corners: without a tray printed boards look like panels of an interface. */
const gilding = (width: number, height: number): Texture =>
  painted('gilding', width + 30, height + 30, 2, (pen) => {
    pen.strokeStyle = css(0xc9973f);
    pen.globalAlpha = 0.8;
    pen.lineWidth = 1.6;
    pen.stroke(rounded(21, 21, width - 12, height - 12, 3));
    pen.globalAlpha = 0.4;
    pen.lineWidth = 0.8;
    pen.stroke(rounded(25, 25, width - 20, height - 20, 2));
    pen.globalAlpha = 1;
    for (const [x, y, sx, sy] of [[4, 4, 1, 1], [width + 26, 4, -1, 1], [width + 26, height + 26, -1, -1], [4, height + 26, 1, -1]] as const) {
      const corner = polygon([x, y, x + 24 * sx, y, x + 17 * sx, y + 8 * sy, x + 8 * sx, y + 17 * sy, x, y + 24 * sy]);
      const brass = pen.createLinearGradient(x, y, x + 20 * sx, y + 20 * sy);
      brass.addColorStop(0, css(sy > 0 ? 0xf6dc96 : 0xc9973f));
      brass.addColorStop(1, css(0x8a5f22));
      pen.fillStyle = brass;
      pen.fill(corner);
      pen.strokeStyle = css(shade(0x8a5f22, -0.5));
      pen.lineWidth = 0.8;
      pen.stroke(corner);
      pen.fillStyle = css(0x5a3c12);
      pen.fill(rounded(x + 6 * sx - 1.5, y + 6 * sy - 1.5, 3, 3, 1.5));
    }
  });

/** What belongs to one player: a printed board in a wooden tray. */
export const PlayerBoard = memo(function PlayerBoard({ x, y, width, height, title, colour, wood = 0x6b4527, texture, font = 'Georgia, serif', turn = 0, z = 0, children }: PlayerBoardProps) {
  return (
    <Board x={x} y={y} width={width} height={height} colour={colour} wood={wood} turn={turn} z={z} {...(texture ? { texture } : {})}>
      <pixiSprite texture={gilding(width, height)} anchor={0.5} scale={0.5} />
      <pixiText
        text={title}
        x={-width / 2 + 20}
        y={-height / 2 + 14}
        resolution={3}
        style={{ fontFamily: font, fontSize: 22, fill: 0xf7e6bf, dropShadow: { color: 0x000000, alpha: 0.6, blur: 2, distance: 1.5, angle: 0.9 } }}
      />
      {children}
    </Board>
  );
});
