import { extend } from '@pixi/react';
import { Sprite, type Texture } from 'pixi.js';
import { memo, useMemo } from 'react';
import { css, grain, painted, polygon, round, shade } from '../light/paint.ts';
import { discShadow } from '../light/soft.ts';
import type { Home } from '../motion/body.ts';
import { disc } from '../stage/shapes.ts';
import { CountBadge } from './CountBadge.tsx';
import { Thing } from './Thing.tsx';

extend({ Sprite });

interface DieProps {
  /** The same as `dice` of the gesture that throws it. */
  readonly id: string;
  readonly home: Home;
  readonly count?: number;
  /** Edge in units. */
  readonly edge?: number;
  readonly colour?: number;
  readonly pips?: number;
  readonly z?: number;
}

/** A die that waits to be thrown, seen over its corner: three faces, so that nobody takes it for a result. */
const waiting = (edge: number, colour: number, ink: number): Texture =>
  painted(`waiting die ${colour}`, edge * 2.1, edge * 2.1, 4, (pen) => {
    const m = edge * 1.05;
    const [w, h] = [edge * 0.82, edge * 0.46];
    const down = edge * 0.86;
    pen.translate(m, m - edge * 0.3);
    [pen.lineJoin, pen.lineWidth] = ['round', edge * 0.22];
    const faces = [
      [[0, -h, w, 0, 0, h, -w, 0], 0.28],
      [[-w, 0, 0, h, 0, h + down, -w, down], -0.14],
      [[w, 0, 0, h, 0, h + down, w, down], -0.42],
    ] as const;
    for (const [points, light] of faces) {
      const path = polygon(points);
      pen.fillStyle = pen.strokeStyle = css(shade(colour, light));
      pen.stroke(path);
      pen.fill(path);
      grain(pen, path, 0.3, 0.25);
    }
    pen.fillStyle = css(ink);
    const pip = (x: number, y: number, lean: number): void => {
      pen.save();
      pen.transform(1, lean, 0, 1, x, y);
      pen.fill(lean === 0 ? round(0, 0, edge * 0.12, edge * 0.07) : round(0, 0, edge * 0.085, edge * 0.11));
      pen.restore();
    };
    for (const [x, y] of [
      [-0.4, 0],
      [0.4, 0],
      [0, 0],
    ] as const)
      pip(x * w, y * h, 0);
    for (const [u, v] of [
      [0.25, 0.25],
      [0.75, 0.75],
    ] as const)
      pip(-w + u * w, u * h + v * down, 0.56);
    for (const [u, v] of [
      [0.25, 0.25],
      [0.75, 0.25],
      [0.5, 0.5],
      [0.25, 0.75],
      [0.75, 0.75],
    ] as const)
      pip(w - u * w, u * h + v * down, -0.56);
    pen.strokeStyle = 'rgba(255,255,255,.4)';
    pen.lineWidth = edge * 0.035;
    pen.stroke(polygon([-w, 0, 0, h, w, 0, 0, h]));
  });

/** Dice in waiting: picked up, flicked, and gone into the tray. A tap or Space throws them too. */
export const Die = memo(function Die({ id, home, count = 1, edge = 30, colour = 0xe9dcc0, pips = 0x2b1c1c, z = 0 }: DieProps) {
  const hit = useMemo(() => disc(edge * 0.95), [edge]);
  return (
    <Thing id={id} home={home} hit={hit} z={z} cast={discShadow(edge * 0.8)} shade={0.7} thick={edge * 0.3} rise={edge}>
      <pixiSprite texture={waiting(edge, colour, pips)} anchor={0.5} scale={0.25} />
      {count > 1 && <CountBadge count={count} x={edge * 0.75} y={edge * 0.7} size={edge * 0.7} />}
    </Thing>
  );
});
