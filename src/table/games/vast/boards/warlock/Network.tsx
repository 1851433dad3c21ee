import { extend } from '@pixi/react';
import { Graphics, type Container } from 'pixi.js';
import { memo, useRef } from 'react';
import { TILT } from '../../printed/space.ts';
import type { SquareId } from '../../../../../engine/games/vast/content/manor.ts';
import type { VastView } from '../../../../../engine/games/vast/view.ts';
import { useAmbient } from '../../../../hooks.ts';
import type { Point } from '../../../../stage/shapes.ts';
import { cellOf, onMap, type Ground } from '../../layout/ground.ts';
import { webOf, type Web } from './web.ts';

extend({ Graphics });

const teal = 0x5ff0dc;
const ink = 0x04161c;

/** The Warlock's network for everybody to see: threads with beads between the tiles, a ring of runes on each, a star under him. */
export const Network = memo(
  function Network({ ground, view }: { readonly ground: Ground; readonly view: VastView }) {
    const layer = useRef<Container>(null);
    const clock = useRef(0);
    useAmbient((ms, strength) => {
      clock.current += ms / 1000;
      if (layer.current) layer.current.alpha = 0.86 + 0.14 * strength * Math.sin(clock.current * 2.4);
    });
    const web = webOf(view);
    if (!web) return null;
    return (
      <pixiContainer ref={layer} label="network">
        <pixiGraphics draw={(g) => weave(g, ground, web)} />
      </pixiContainer>
    );
  },
  (a, b) => a.ground === b.ground && JSON.stringify(webOf(a.view)) === JSON.stringify(webOf(b.view)),
);

function weave(g: Graphics, ground: Ground, { heart, knots, threads }: Web): void {
  g.clear();
  const at = (square: SquareId): Point => {
    const { c, r } = cellOf(square);
    return onMap(ground, c + 0.5, r + 0.56);
  };
  const k = ground.map.scale;
  for (const { from, to, main } of threads) thread(g, at(from), at(to), main, k);
  for (const knot of knots) if (knot !== heart) ring(g, at(knot), 36 * k, k);
  star(g, at(heart), 42 * k, k);
}

/** Two strands that cross, so that the web is told by its shape and not only by its colour. */
function thread(g: Graphics, a: Point, b: Point, main: boolean, k: number): void {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [-dy / length, dx / length];
  const strand = (way: number, width: number, color: number, alpha: number): void => {
    const steps = 16;
    for (let i = 0; i <= steps; i++) {
      const t = i / steps;
      const off = Math.sin(t * Math.PI * 3) * 5.5 * k * way;
      const [x, y] = [a.x + dx * t + nx * off, a.y + dy * t + ny * off];
      if (i === 0) g.moveTo(x, y);
      else g.lineTo(x, y);
    }
    g.stroke({ width, color, alpha, cap: 'round', join: 'round' });
  };
  if (!main) {
    for (let t = 0.2; t < 0.85; t += 0.12) g.circle(a.x + dx * t, a.y + dy * t, 2.2 * k).fill({ color: teal, alpha: 0.5 });
    return;
  }
  for (const [way, width, color, alpha] of [
    [1, 9, ink, 0.5],
    [-1, 9, ink, 0.5],
    [1, 8, teal, 0.2],
    [1, 2.6, teal, 0.95],
    [-1, 2.6, 0xb9fff4, 0.8],
  ] as const)
    strand(way, width * k, color, alpha);
  for (const t of [1 / 3, 2 / 3]) g.circle(a.x + dx * t, a.y + dy * t, 3.4 * k).fill({ color: 0xe8fffa });
}

/** A ring on the floor with eight strokes round it. */
function ring(g: Graphics, { x, y }: Point, r: number, k: number): void {
  g.ellipse(x, y, r, r * TILT).fill({ color: teal, alpha: 0.12 }).stroke({ width: 6 * k, color: ink, alpha: 0.5 });
  g.ellipse(x, y, r, r * TILT).stroke({ width: 2.6 * k, color: teal, alpha: 0.95 });
  g.ellipse(x, y, r * 0.86, r * 0.86 * TILT).stroke({ width: 1.2 * k, color: 0xb9fff4, alpha: 0.7 });
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * Math.PI * 2 + 0.2;
    const on = (q: number, turn = 0): Point => ({ x: x + Math.cos(a + turn) * r * q, y: y + Math.sin(a + turn) * r * q * TILT });
    const [from, to, hook] = [on(0.9), on(1.14), on(1.06, i % 2 ? 0.16 : -0.16)];
    g.moveTo(from.x, from.y).lineTo(to.x, to.y).lineTo(hook.x, hook.y).stroke({ width: 2 * k, color: 0xb9fff4, alpha: 0.9 });
  }
}

/** A pentacle under the Warlock: the web begins here. */
function star(g: Graphics, at: Point, r: number, k: number): void {
  ring(g, at, r, k);
  const points = Array.from({ length: 6 }, (_, i) => {
    const a = ((i * 2) / 5) * Math.PI * 2 - Math.PI / 2;
    return { x: at.x + Math.cos(a) * r * 0.84, y: at.y + Math.sin(a) * r * 0.84 * TILT };
  });
  g.poly(points).stroke({ width: 2 * k, color: teal, alpha: 0.85 });
}
