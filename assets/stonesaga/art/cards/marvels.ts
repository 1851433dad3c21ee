import { disc, type Ctx } from '../../../bake/canvas.ts';
import { random } from '../../../bake/random.ts';
import { filled, stops, stroked } from '../pen.ts';
import { size } from './brushes.ts';

const { w, h } = size;

/** Firelight: a warm pool, tongues of flame, sparks that rise. */
export function fire(c: Ctx, x: number, y: number, tall: number, seed = 1): void {
  const [px, py, th] = [x * w, y * h, tall * h];
  const pool = stops(c.createRadialGradient(px, py, 2, px, py, th * 3.4), [
    [0, 'rgba(255,190,90,.75)'], [0.35, 'rgba(255,130,40,.28)'], [1, 'rgba(255,110,30,0)'],
  ]);
  c.fillStyle = pool;
  c.fillRect(0, 0, w, h);
  c.strokeStyle = '#2a160a';
  c.lineWidth = th * 0.11;
  c.stroke(new Path2D(
    `M${px - th * 0.5} ${py + 3} L${px + th * 0.45} ${py - th * 0.08} M${px + th * 0.5} ${py + 3} L${px - th * 0.45} ${py - th * 0.08}`,
  ));
  for (const [k, colour] of [[1, '#d8481c'], [0.74, '#f58a24'], [0.48, '#ffd05a'], [0.26, '#fff4c8']] as const) {
    c.fillStyle = colour;
    c.fill(new Path2D(
      `M${px - th * 0.34 * k} ${py} C${px - th * 0.5 * k} ${py - th * 0.5 * k} ${px - th * 0.1 * k} ${py - th * 0.5 * k} ${px - th * 0.06} ${py - th * k} ` +
        `C${px + th * 0.2 * k} ${py - th * 0.66 * k} ${px + th * 0.5 * k} ${py - th * 0.5 * k} ${px + th * 0.34 * k} ${py} Z`,
    ));
  }
  sparks(c, x, y - tall, tall, 26, seed);
}

export function sparks(c: Ctx, x: number, y: number, span: number, n: number, seed: number): void {
  const r = random(seed);
  for (let i = 0; i < n; i++) {
    c.globalAlpha = 0.4 + r() * 0.6;
    c.fillStyle = r() > 0.4 ? '#ffb347' : '#ffe6a0';
    c.fill(disc((x + (r() - 0.5) * span * 1.4) * w, (y - r() * span * 1.6 + span * 0.6) * h, 0.6 + r() * 1.3));
  }
  c.globalAlpha = 1;
}

/** Somebody wrapped in hide, seen against the light. */
export function person(c: Ctx, x: number, y: number, tall: number, colour: string, rim?: string, spear = false): void {
  const th = tall * h;
  const place = (d: string): Path2D => {
    const path = new Path2D();
    path.addPath(new Path2D(d), new DOMMatrix([th / 100, 0, 0, th / 100, x * w, y * h]));
    return path;
  };
  const body = place(
    'M-17 0 C-21 -22 -19 -46 -14 -60 C-12 -67 -8 -70 -4 -72 C-12 -78 -11 -97 1 -98 C13 -97 14 -78 6 -72 ' +
      'C11 -70 15 -67 17 -60 C24 -48 24 -36 20 -28 C21 -18 20 -8 19 0 L9 0 L5 -14 L2 0 Z',
  );
  filled(c, body, colour);
  if (spear) {
    stroked(c, place('M24 2 L30 -118'), colour, Math.max(1, th * 0.03));
    c.fill(place('M26 -112 L31 -132 L35 -112 Z'));
  }
  if (!rim) return;
  c.save();
  c.clip(body);
  c.strokeStyle = rim;
  c.lineWidth = th * 0.06;
  c.translate(-th * 0.012, -th * 0.01);
  c.stroke(body);
  c.restore();
}

export function sitting(c: Ctx, x: number, y: number, tall: number, colour: string, rim: string, side: 1 | -1): void {
  const th = tall * h;
  const path = new Path2D();
  path.addPath(
    new Path2D('M-34 0 C-38 -18 -22 -44 -12 -52 C-16 -64 -10 -76 0 -76 C10 -76 14 -64 9 -53 C22 -42 20 -26 38 -14 L42 0 Z'),
    new DOMMatrix([(side * th) / 76, 0, 0, th / 76, x * w, y * h]),
  );
  filled(c, path, colour);
  c.save();
  c.clip(path);
  c.strokeStyle = rim;
  c.lineWidth = th * 0.07;
  c.translate(-side * th * 0.02, 0);
  c.stroke(path);
  c.restore();
}

export function rain(c: Ctx, n: number, seed: number, colour = 'rgba(205,225,235,.5)'): void {
  const r = random(seed);
  c.strokeStyle = colour;
  for (let i = 0; i < n; i++) {
    const [x, y, l] = [r() * w * 1.2, r() * h, 8 + r() * 20];
    c.lineWidth = 0.5 + r() * 0.9;
    c.beginPath();
    c.moveTo(x, y);
    c.lineTo(x - l * 0.34, y + l);
    c.stroke();
  }
}

export function snow(c: Ctx, n: number, seed: number): void {
  const r = random(seed);
  c.fillStyle = '#fff';
  for (let i = 0; i < n; i++) {
    c.globalAlpha = 0.35 + r() * 0.6;
    c.fill(disc(r() * w, r() * h, 0.6 + r() * r() * 2.6));
  }
  c.globalAlpha = 1;
}

export function lightning(c: Ctx, x: number, to: number, seed: number): void {
  const r = random(seed);
  const points: [number, number][] = [[x * w, 0]];
  for (let y = 0.06; y < to; y += 0.06) points.push([points.at(-1)![0] + (r() - 0.45) * 22, y * h]);
  const path = new Path2D();
  points.forEach(([px, py], i) => (i ? path.lineTo(px, py) : path.moveTo(px, py)));
  for (const [width, colour] of [[9, 'rgba(190,210,255,.22)'], [4, 'rgba(215,228,255,.6)'], [1.6, '#fff']] as const) {
    stroked(c, path, colour, width);
  }
}

export function comet(c: Ctx, x: number, y: number): void {
  const tail = stops(c.createLinearGradient(x * w, y * h, (x + 0.5) * w, (y - 0.32) * h), [
    [0, 'rgba(255,246,214,.95)'], [0.3, 'rgba(190,225,255,.4)'], [1, 'rgba(190,225,255,0)'],
  ]);
  filled(c, `M${x * w - 3} ${y * h + 4} L${(x + 0.52) * w} ${(y - 0.38) * h} L${(x + 0.56) * w} ${(y - 0.25) * h} Z`, tail);
  filled(c, disc(x * w, y * h, 6), '#fffbe8');
}

export function cave(c: Ctx, x: number, foot: number, half: number, tall: number, glow: string | null): void {
  const [px, py, rx, th] = [x * w, foot * h, half * w, tall * h];
  const mouth = (k: number): Path2D => new Path2D(
    `M${px - rx * k} ${py} C${px - rx * 1.1 * k} ${py - th * 0.7 * k} ${px - rx * 0.5 * k} ${py - th * 1.05 * k} ${px + rx * 0.1 * k} ${py - th * k} ` +
      `C${px + rx * 0.8 * k} ${py - th * 0.95 * k} ${px + rx * 1.05 * k} ${py - th * 0.5 * k} ${px + rx * k} ${py} Z`,
  );
  filled(c, mouth(1.18), '#5b4d40');
  filled(c, mouth(1.07), '#35291f');
  filled(c, mouth(1), stops(c.createRadialGradient(px, py - th * 0.2, 2, px, py - th * 0.2, rx * 1.2), [glow ?? '#1a1512', '#0a0808']));
}

export function boulders(c: Ctx, from: number, to: number, n: number, lit: string, dark: string, seed: number, large = 20): void {
  const r = random(seed);
  for (let i = 0; i < n; i++) {
    const t = i / n;
    const [x, y, s] = [r() * w, h * (from + (to - from) * t), large * (0.3 + t) * (0.5 + r() * 0.7)];
    const shape = new Path2D(
      `M${x - s} ${y} L${x - s * 0.8} ${y - s * 0.6} L${x - s * 0.1} ${y - s} L${x + s * 0.7} ${y - s * 0.7} L${x + s} ${y} Z`,
    );
    filled(c, shape, dark);
    filled(c, `M${x - s} ${y} L${x - s * 0.8} ${y - s * 0.6} L${x - s * 0.1} ${y - s} L${x + s * 0.1} ${y - s * 0.35} L${x - s * 0.3} ${y} Z`, lit);
  }
}

export function hut(c: Ctx, x: number, foot: number, tall: number, light: boolean): void {
  const [px, py, th] = [x * w, foot * h, tall * h];
  filled(c, `M${px - th * 0.75} ${py} L${px - th * 0.06} ${py - th} L${px + th * 0.06} ${py - th} L${px + th * 0.75} ${py} Z`, '#3a2a1c');
  filled(c, `M${px - th * 0.75} ${py} L${px - th * 0.06} ${py - th} L${px + th * 0.04} ${py - th} L${px - th * 0.04} ${py} Z`, '#7a5a38');
  c.strokeStyle = '#2a1c10';
  c.lineWidth = Math.max(0.8, th * 0.03);
  c.stroke(new Path2D(
    `M${px - th * 0.12} ${py - th * 1.16} L${px + th * 0.08} ${py - th * 0.86} M${px + th * 0.12} ${py - th * 1.16} L${px - th * 0.08} ${py - th * 0.86}`,
  ));
  filled(c, `M${px + th * 0.08} ${py} L${px + th * 0.2} ${py - th * 0.42} L${px + th * 0.36} ${py} Z`, light ? '#ffc25a' : '#170f0a');
}

/** Pairs of eyes that give the light back. */
export function eyes(c: Ctx, n: number, seed: number, colour = '#c9f08a'): void {
  const r = random(seed);
  for (let i = 0; i < n; i++) {
    const [x, y, s] = [(0.08 + 0.84 * r()) * w, (0.5 + 0.26 * r()) * h, 1.6 + r() * 1.8];
    for (const side of [-1, 1]) {
      const g = stops(c.createRadialGradient(x + side * s * 2, y, 0, x + side * s * 2, y, s * 3.2), [
        [0, colour], [0.3, colour], [1, 'rgba(190,240,120,0)'],
      ]);
      filled(c, disc(x + side * s * 2, y, s * 3.2), g);
    }
  }
}
