import { disc, type Ctx, type Point } from '../../../bake/canvas.ts';
import { join, limb, svg } from '../../../bake/paths.ts';
import { random } from '../../../bake/random.ts';
import type { Part } from '../../../bake/sculpt.ts';
import { stroked } from '../pen.ts';

/** Things are sculpted in a box of 240 x 170 round the origin. A part that stands upright is turned and set down by `set`. */
export const stuff = {
  wood: '#b27a42', darkWood: '#74492a', river: '#8ba7b3', cloud: '#cbc6ba', sunstone: '#eeb54c', bone: '#efe4c8', leather: '#95612f',
  hide: '#c0925f', clay: '#bd6f46', fired: '#9c4e2d', shell: '#ecd5c4', coral: '#db6a50', cord: '#d9bd84', pitch: '#3a2d27',
  feather: '#d5dde0', tooth: '#f4ead2', fiber: '#aeab58', sinew: '#e0c9a6', gut: '#d2988a', red: '#a4452a',
} as const;

/** Turns by `turn` (radians, clockwise), grows by `by`, moves by x and y. */
export function set(parts: readonly Part[], { x = 0, y = 0, turn = 0, by = 1 }: { x?: number; y?: number; turn?: number; by?: number }): Part[] {
  const m = new DOMMatrix().translate(x, y).rotate((turn * 180) / Math.PI).scale(by, by);
  return parts.map((part) => {
    const path = new Path2D();
    path.addPath(part.path, m);
    const { detail } = part;
    return { ...part, path, ...(detail && { detail: (c: Ctx) => (c.save(), c.transform(m.a, m.b, m.c, m.d, m.e, m.f), detail(c), c.restore()) }) };
  });
}

/** A smooth way through points. */
export function through(points: readonly Point[], steps = 10): Point[] {
  const at = (i: number): Point => points[Math.max(0, Math.min(points.length - 1, i))]!;
  const way: Point[] = [];
  for (let i = 0; i < points.length - 1; i++)
    for (let k = 0; k < steps; k++) {
      const t = k / steps;
      const mix = (a: number, b: number, c: number, d: number): number => 0.5 * (
        2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t
      );
      const [p, q, r, s] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
      way.push([mix(p[0], q[0], r[0], s[0]), mix(p[1], q[1], r[1], s[1])]);
    }
  return [...way, at(points.length - 1)];
}

/** A round bar along a way, thinner by `thins` at each step. */
export const tube = (way: readonly Point[], r: number, thins = 0): Path2D =>
  join(...way.slice(1).map(([x, y], i) => limb(...way[i]!, r - (i + 1) * thins, x, y, r - (i + 1) * thins)));

/** A cord through points, with the twist of its strands. */
export function rope(points: readonly Point[], r: number, fill: string = stuff.cord): Part {
  const way = through(points);
  return {
    path: tube(way, r), fill, round: r, ink: 2,
    detail: (c) => {
      c.strokeStyle = 'rgba(70,40,10,.55)';
      c.lineWidth = Math.max(0.8, r * 0.3);
      way.forEach(([x, y], i) => {
        if (i % 2) return;
        c.beginPath();
        c.moveTo(x - r, y + r * 0.7);
        c.lineTo(x + r, y - r * 0.7);
        c.stroke();
      });
    },
  };
}

export const thread = (
  points: readonly Point[], r: number, fill: string = stuff.sinew,
): Part => ({ path: tube(through(points), r), fill, round: r, ink: 1.4 });

/** A stick from one end to the other, with its grain. */
export function stick(x0: number, y0: number, r0: number, x1: number, y1: number, r1 = r0, fill: string = stuff.wood): Part {
  const r = random(Math.round(x0 + y1 * 3));
  return {
    path: limb(x0, y0, r0, x1, y1, r1), fill, round: r0,
    detail: (c) => {
      const a = Math.atan2(y1 - y0, x1 - x0);
      const far = Math.hypot(x1 - x0, y1 - y0);
      c.translate(x0, y0);
      c.rotate(a);
      c.strokeStyle = 'rgba(50,24,6,.5)';
      for (let k = 0; k < far / 7; k++) {
        c.lineWidth = 0.6 + r();
        const [x, y] = [r() * far, (r() - 0.5) * r0 * 1.7];
        c.beginPath();
        c.moveTo(x, y);
        c.lineTo(x + 8 + r() * 18, y + (r() - 0.5) * 2);
        c.stroke();
      }
    },
  };
}

/** Bands of cord round something upright at x, from y on. */
export const lashed = (x: number, y: number, half: number, n: number, fill: string = stuff.cord): Part => ({
  path: join(...Array.from(
    { length: n },
    (_, i) => limb(x - half, y + i * 5 + 1.5, 2.8, x + half, y + i * 5 - 1.5, 2.8),
  )), fill, round: 2.6, ink: 1.6,
});

/** Flaked stone: facets over its outline. */
export function flaked(d: string, fill: string, facets: string, gloss = 0.4): Part {
  return {
    path: svg(d), fill, round: 10, gloss,
    detail: (c) => {
      stroked(c, new Path2D(facets), 'rgba(30,36,42,.5)', 1.6);
      c.translate(-1, -1.4);
      c.strokeStyle = 'rgba(255,255,255,.4)';
      c.stroke(new Path2D(facets));
    },
  };
}

export function pebble(x: number, y: number, rx: number, ry: number, fill: string, gloss = 0.3): Part {
  const r = random(Math.round(rx * 7 + x));
  return {
    path: disc(x, y, rx, ry), fill, round: Math.min(rx, ry) * 0.8, gloss,
    detail: (c) => {
      for (let k = 0; k < 40; k++) {
        c.fillStyle = r() < 0.5 ? 'rgba(40,34,30,.28)' : 'rgba(255,255,255,.22)';
        c.fill(disc(x + (r() - 0.5) * rx * 2, y + (r() - 0.5) * ry * 2, 0.8 + r() * 1.8));
      }
    },
  };
}

/** A feather that points up from (x, y), turned. */
export function feather(x: number, y: number, turn: number, long: number, fill: string = stuff.feather, tip = '#4a545d'): Part[] {
  const w = long * 0.17;
  return set([
    {
      path: svg(
        `M0 0 C${-w} ${-long * 0.2} ${-w * 1.1} ${-long * 0.7} 0 ${-long} C${w * 1.1} ${-long * 0.7} ${w} ${-long * 0.2} 0 0 Z`,
      ), fill, round: w * 0.7, ink: 2,
      detail: (c) => {
        c.fillStyle = tip;
        c.fillRect(-w * 2, -long, w * 4, long * 0.26);
        stroked(c, `M0 0 L0 ${-long}`, 'rgba(40,40,50,.5)', 1.1);
        for (let k = 1; k < 8; k++)
          c.stroke(new Path2D(
            `M0 ${-k * long * 0.11} L${w} ${-k * long * 0.11 - w * 0.8} M0 ${-k * long * 0.11} L${-w} ${-k * long * 0.11 - w * 0.8}`,
          ));
      },
    },
  ], { x, y, turn });
}

/** A tooth that hangs from (x, y). */
export const tooth = (x: number, y: number, turn: number, long: number): Part[] =>
  set([{
    path: svg(
      `M${-long * 0.24} 0 C${-long * 0.3} ${long * 0.5} ${-long * 0.05} ${long * 0.85} ${long * 0.12} ${long} ` +
        `C${long * 0.2} ${long * 0.7} ${long * 0.32} ${long * 0.4} ${long * 0.24} 0 Z`,
    ),
    fill: stuff.tooth, round: long * 0.2, gloss: 0.5, ink: 2,
  }], { x, y, turn });

/** A fan of shell, its hinge at (x, y). */
export function shell(x: number, y: number, turn: number, r: number, fill: string = stuff.shell): Part[] {
  return set([
    {
      path: svg(
        `M${-r * 0.2} 0 L${r * 0.2} 0 C${r * 0.9} ${-r * 0.5} ${r} ${-r * 1.1} ${r * 0.5} ${-r * 1.5} ` +
          `C${r * 0.2} ${-r * 1.7} ${-r * 0.2} ${-r * 1.7} ${-r * 0.5} ${-r * 1.5} C${-r} ${-r * 1.1} ${-r * 0.9} ${-r * 0.5} ${-r * 0.2} 0 Z`,
      ), fill, round: r * 0.4, gloss: 0.5,
      detail: (c) => {
        c.strokeStyle = 'rgba(150,84,60,.6)';
        c.lineWidth = r * 0.055;
        for (let k = -3; k <= 3; k++) c.stroke(new Path2D(`M0 0 Q${k * r * 0.2} ${-r * 0.8} ${k * r * 0.26} ${-r * 1.7}`));
      },
    },
  ], { x, y, turn });
}

/** A vessel turned on no wheel: its outline from the rim down, and the dark of its mouth. */
export function vessel(
  outline: string, mouth: readonly [x: number, y: number, rx: number, ry: number], fill: string, detail?: (c: Ctx) => void,
): Part[] {
  const [x, y, rx, ry] = mouth;
  return [
    { path: svg(outline), fill, round: 26, gloss: 0.3, ...(detail && { detail }) },
    { path: disc(x, y, rx, ry), fill, round: 4, ink: 2.4 },
    { path: disc(x, y + ry * 0.1, rx * 0.86, ry * 0.72), fill: '#2a1812', round: 3, ink: 0, gloss: 0 },
  ];
}

/** Crossed strands of a basket. */
export function woven(left: number, top: number, w: number, h: number, step: number): (c: Ctx) => void {
  return (c) => {
    for (let y = top; y < top + h; y += step)
      for (let x = left + ((y - top) / step) % 2 * step * 0.9; x < left + w; x += step * 1.8) {
        c.fillStyle = 'rgba(255,240,190,.3)';
        c.fillRect(x, y, step * 1.1, step * 0.72);
        c.fillStyle = 'rgba(60,44,8,.42)';
        c.fillRect(x + step * 1.1, y, step * 0.7, step * 0.9);
      }
  };
}
