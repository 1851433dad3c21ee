import { extend } from '@pixi/react';
import { Graphics } from 'pixi.js';
import { useRef } from 'react';
import { useMotionValue } from '../../../../hooks.ts';
import type { Strip } from '../../../../stage/shapes.ts';

extend({ Graphics });

const paper = 0xcfd6d8;
const back = 0x1b2d42;
/** What is printed on a sheet that goes by, in parts of it: a number, a title, and the boxes of three steps. */
const printed = [
  { x: 0.08, y: 0.05, width: 0.14, height: 0.08, color: 0xc9683a },
  { x: 0.28, y: 0.06, width: 0.4, height: 0.05, color: 0x5d6c7d },
  { x: 0.08, y: 0.2, width: 0.84, height: 0.11, color: 0xaeb8bd },
  { x: 0.08, y: 0.36, width: 0.84, height: 0.11, color: 0xaeb8bd },
  { x: 0.08, y: 0.52, width: 0.84, height: 0.11, color: 0xaeb8bd },
] as const;
/** Strips of shade from the rings outward: a fold is dark where it begins. */
const shades = 8;

/** A sheet that swings over the rings when the page changes; where motion is still it is never seen. */
export function PageTurn({ page, left, right }: { readonly page: number; readonly left: Strip; readonly right: Strip }) {
  const turned = useRef({ page, count: 0 });
  if (turned.current.page !== page) turned.current = { page, count: turned.current.count + 1 };
  const sheet = useRef<Graphics>(null);
  const { count } = turned.current;
  useMotionValue(count, (value) => {
    const g = sheet.current;
    if (!g) return;
    // a spring swings beyond its end: there the sheet lies already
    const way = Math.min(1, Math.max(0, value - (count - 1)));
    g.visible = count > 0 && way < 0.98;
    if (g.visible) drawSheet(g.clear(), way, left, right);
  });
  return <pixiGraphics ref={sheet} draw={() => undefined} />;
}

function drawSheet(g: Graphics, way: number, left: Strip, right: Strip): void {
  const swing = Math.cos(Math.PI * way);
  const lift = Math.sin(Math.PI * way) * 26;
  const { x, y, height } = right;
  const reach = (swing > 0 ? right.width : left.width) * swing;
  /** A part of the sheet as it is seen now: `u` from the rings outward, `v` from its top. */
  const part = (u0: number, v0: number, u1: number, v1: number): number[] => {
    const at = (u: number, v: number): [number, number] => [x + reach * u, y + height * v - lift * u];
    return [...at(u0, v0), ...at(u1, v0), ...at(u1, v1), ...at(u0, v1)];
  };
  g.poly(part(0, 0, 1, 1)).fill({ color: swing > 0 ? paper : back }).stroke({ width: 2, color: 0x5d6c7d });
  if (swing > 0)
    for (const one of printed) g.poly(part(one.x, one.y, one.x + one.width, one.y + one.height)).fill({ color: one.color });
  for (let i = 0; i < shades; i++) {
    const alpha = 0.3 * (1 - Math.abs(swing)) * (1 - i / shades) + 0.02;
    g.poly(part(i / shades, 0, (i + 1) / shades, 1)).fill({ color: 0x000309, alpha });
  }
}
