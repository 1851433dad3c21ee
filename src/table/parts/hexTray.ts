import type { Texture } from 'pixi.js';
import { css, grain, grainOf, hollow, painted, polygon, shade, type Pen } from '../light/paint.ts';
import { hexagon, type Point } from '../stage/shapes.ts';

export type HexTop = 'pointy' | 'flat';

/** Stone between two wells, and round all three. */
const wall = 0.1;
const lip = 0.16;
export const trayThick = 0.13;

/** Middles of the three wells, round the middle of the tray. */
export function wells(radius: number, top: HexTop): readonly [Point, Point, Point] {
  const grid = radius * (1 + wall / 2);
  const [d, h] = [Math.sqrt(3) * grid, 1.5 * grid];
  const three = [{ x: -d / 2, y: -h / 3 }, { x: d / 2, y: -h / 3 }, { x: 0, y: (2 * h) / 3 }] as const;
  if (top === 'pointy') return [three[0], three[1], three[2]];
  const quarter = ({ x, y }: Point): Point => ({ x: y, y: x });
  return [quarter(three[0]), quarter(three[1]), quarter(three[2])];
}

export const hexSize = (radius: number, top: HexTop): { readonly width: number; readonly height: number } => {
  const [long, short] = [radius * 2, radius * Math.sqrt(3)];
  return top === 'pointy' ? { width: short, height: long } : { width: long, height: short };
};

export interface TrayPaint {
  readonly texture: Texture;
  readonly scale: number;
  /** From the middle of the tray to the upper left corner of the picture. */
  readonly offset: Point;
}

const corners = (at: Point, radius: number, top: HexTop): number[] => {
  const hex = hexagon(radius, top);
  return hex.shape === 'polygon' ? hex.points.map((v, i) => v + (i % 2 === 0 ? at.x : at.y)) : [];
};

/** A tray carved from one stone: side, worn lip with a rubbed ochre line, three wells. */
export function trayTexture(radius: number, top: HexTop, stone: number, ochre: number): TrayPaint {
  const reach = radius * 2.35;
  const sharp = Math.min(2.5, 1400 / (reach * 2));
  const texture = painted(`hex tray ${top} ${stone} ${ochre}`, reach * 2, reach * 2, sharp, (pen) => {
    pen.translate(reach, reach);
    paintTray(pen, radius, top, stone, ochre);
  });
  return { texture, scale: 1 / sharp, offset: { x: -reach, y: -reach } };
}

function paintTray(pen: Pen, radius: number, top: HexTop, stone: number, ochre: number): void {
  const middles = wells(radius, top);
  const body = (grow: number, dx = 0, dy = 0): Path2D => {
    const path = new Path2D();
    for (const { x, y } of middles) path.addPath(polygon(corners({ x: x + dx, y: y + dy }, radius * (1 + lip) + grow, top)));
    // the three hexes leave a notch in the middle of each side: a worn stone has none
    path.addPath(polygon(middles.flatMap(({ x, y }) => [x + dx, y + dy])));
    return path;
  };
  const thick = radius * trayThick;
  pen.save();
  pen.filter = `blur(${radius * 0.07 * pen.getTransform().a}px)`;
  pen.fillStyle = 'rgba(9,8,16,.78)';
  pen.fill(body(0, thick * 0.9, thick * 1.5));
  pen.restore();
  const dark = css(shade(stone, -0.74));
  for (let d = thick; d > 0; d -= 0.5) {
    pen.fillStyle = d > thick * 0.82 ? css(shade(stone, -0.86)) : d < thick * 0.16 ? css(shade(stone, -0.45)) : dark;
    pen.fill(body(0, d * 0.14, d));
  }
  const worn = Math.max(1, radius * 0.014);
  pen.fillStyle = css(shade(stone, -0.42));
  pen.fill(body(0));
  pen.fillStyle = css(shade(stone, 0.5));
  pen.fill(body(-worn * 0.4, -worn * 0.5, -worn * 0.6));
  const light = pen.createLinearGradient(-radius * 2, -radius * 2, radius * 1.6, radius * 2);
  light.addColorStop(0, css(shade(stone, 0.2)));
  light.addColorStop(0.5, css(stone));
  light.addColorStop(1, css(shade(stone, -0.3)));
  pen.fillStyle = light;
  pen.fill(body(-worn));
  grain(pen, body(0), 0.55, 0.55);
  grain(pen, body(0), 0.4, 2.6);
  chips(pen, body(0), radius, stone);
  for (const at of middles) zigzag(pen, at, middles, radius, top, ochre);
  for (const at of middles) well(pen, at, radius, top, stone);
}

function well(pen: Pen, at: Point, radius: number, top: HexTop, stone: number): void {
  const lit = polygon(corners({ x: at.x + radius * 0.008, y: at.y + radius * 0.012 }, radius * 1.035, top));
  pen.fillStyle = css(shade(stone, 0.42));
  pen.fill(lit);
  const path = polygon(corners(at, radius * 1.02, top));
  const floor = pen.createLinearGradient(at.x - radius, at.y - radius, at.x + radius, at.y + radius);
  floor.addColorStop(0, css(shade(stone, -0.82)));
  floor.addColorStop(1, css(shade(stone, -0.6)));
  pen.fillStyle = floor;
  pen.fill(path);
  grain(pen, path, 0.5, 0.8);
  hollow(pen, path, radius * 0.06, 0.9);
}

/** Little flakes broken from the stone. */
function chips(pen: Pen, body: Path2D, radius: number, stone: number): void {
  const random = grainOf(41);
  pen.save();
  pen.clip(body);
  for (let k = 0; k < 90; k++) {
    const [x, y] = [(random() - 0.5) * radius * 4.4, (random() - 0.5) * radius * 4.4];
    const size = radius * (0.006 + random() * 0.02);
    const flake = (dx: number): number[] => [x - size + dx, y + dx, x + dx, y - size * 0.7 + dx, x + size * 1.2 + dx, y + size * 0.3 + dx, x + size * 0.2 + dx, y + size * 0.8 + dx];
    pen.fillStyle = css(shade(stone, 0.4));
    pen.fill(polygon(flake(size * 0.22)));
    pen.fillStyle = css(shade(stone, -0.5));
    pen.fill(polygon(flake(0)));
  }
  pen.restore();
}

/** Red ochre rubbed into a carved zigzag, along the outer edges only. */
function zigzag(pen: Pen, at: Point, middles: readonly Point[], radius: number, top: HexTop, ochre: number): void {
  const inner = corners(at, radius * (1 + lip * 0.36), top);
  const outer = corners(at, radius * (1 + lip * 0.8), top);
  const path = new Path2D();
  for (let k = 0; k < 6; k++) {
    const [i, j] = [k * 2, ((k + 1) % 6) * 2];
    const [mx, my] = [(outer[i]! + outer[j]!) / 2, (outer[i + 1]! + outer[j + 1]!) / 2];
    const shared = middles.some((other) => other !== at && Math.hypot(other.x - mx, other.y - my) < radius * 1.15);
    if (shared) continue;
    const teeth = 9;
    for (let t = 0; t <= teeth * 2; t++) {
      const f = 0.02 + (0.96 * t) / (teeth * 2);
      const line = t % 2 === 0 ? inner : outer;
      const [x, y] = [line[i]! + (line[j]! - line[i]!) * f, line[i + 1]! + (line[j + 1]! - line[i + 1]!) * f];
      path[t === 0 ? 'moveTo' : 'lineTo'](x, y);
    }
  }
  pen.save();
  [pen.lineJoin, pen.lineCap, pen.lineWidth] = ['round', 'round', radius * 0.018];
  pen.strokeStyle = 'rgba(255,244,220,.34)';
  pen.translate(radius * 0.008, radius * 0.01);
  pen.stroke(path);
  pen.translate(-radius * 0.008, -radius * 0.01);
  pen.strokeStyle = css(ochre);
  pen.globalAlpha = 0.86;
  pen.stroke(path);
  pen.restore();
}
