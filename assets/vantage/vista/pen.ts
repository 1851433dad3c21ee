import type { Palette } from './types.ts';
import { mixHex } from './palette.ts';
import type { Random } from './gl.ts';

export type Pt = [number, number];
export type Ctx = CanvasRenderingContext2D;
export function canvas(w: number, h: number): Ctx {
  const c = document.createElement('canvas');
  c.width = Math.max(2, Math.ceil(w));
  c.height = Math.max(2, Math.ceil(h));
  return c.getContext('2d', { willReadFrequently: true })!;
}

/** Paints one thing: colour and, beside it, light of its own. One unit is its height; (0,0) is the middle of its foot, up is negative. */
export class Pen {
  c: Ctx;
  g: Ctx;
  constructor(
    public px: number,
    public aspect: number,
    public r: Random,
    public p: Palette,
    public side: number,
    pad = 0.06,
  ) {
    const h = px,
      w = px * aspect;
    this.c = canvas(w, h);
    this.g = canvas(w, h);
    for (const k of [this.c, this.g]) {
      k.setTransform(h * (1 - pad), 0, 0, h * (1 - pad), w / 2, h * (1 - pad * 0.35));
      k.lineJoin = 'round';
      k.lineCap = 'round';
    }
  }
  rnd(a: number, b: number) {
    return a + (b - a) * this.r();
  }
  pick<T>(a: readonly T[]): T {
    return a[Math.floor(this.r() * a.length)]!;
  }
  mix(a: string, b: string, k: number) {
    return mixHex(a, b, Math.max(0, Math.min(1, k)));
  }
  dark(a: string, k = 0.4) {
    return mixHex(a, '#181830', k);
  }
  pale(a: string, k = 0.4) {
    return mixHex(a, '#fff6e6', k);
  }
  poly(pts: Pt[], fill: string | CanvasGradient, close = true) {
    const { c } = this;
    c.beginPath();
    pts.forEach(([x, y], i) => (i ? c.lineTo(x, y) : c.moveTo(x, y)));
    if (close) c.closePath();
    c.fillStyle = fill;
    c.fill();
  }
  /** An outline broken like stone or worn edges. */
  rough(pts: Pt[], fill: string | CanvasGradient, amount = 0.02, depth = 3) {
    let q = pts;
    for (let k = 0; k < depth; k++) {
      const n: Pt[] = [];
      for (let i = 0; i < q.length; i++) {
        const a = q[i]!,
          b = q[(i + 1) % q.length]!;
        const l = Math.hypot(b[0] - a[0], b[1] - a[1]);
        const d = (this.r() - 0.5) * Math.min(amount / (1 + k * 0.7), l * 0.35);
        n.push(a, [(a[0] + b[0]) / 2 - ((b[1] - a[1]) / (l || 1)) * d, (a[1] + b[1]) / 2 + ((b[0] - a[0]) / (l || 1)) * d]);
      }
      q = n;
    }
    this.poly(q, fill);
    return q;
  }
  curve(pts: Pt[], fill: string | CanvasGradient) {
    const { c } = this;
    c.beginPath();
    const n = pts.length;
    const m = (a: Pt, b: Pt): Pt => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    const s = m(pts[n - 1]!, pts[0]!);
    c.moveTo(...s);
    for (let i = 0; i < n; i++) {
      const e = m(pts[i]!, pts[(i + 1) % n]!);
      c.quadraticCurveTo(pts[i]![0], pts[i]![1], e[0], e[1]);
    }
    c.closePath();
    c.fillStyle = fill;
    c.fill();
  }
  line(pts: Pt[], w: number, col: string, k: Ctx = this.c) {
    k.beginPath();
    pts.forEach(([x, y], i) => (i ? k.lineTo(x, y) : k.moveTo(x, y)));
    k.lineWidth = w;
    k.strokeStyle = col;
    k.stroke();
  }
  bend(a: Pt, b: Pt, d: Pt, w: number, col: string, k: Ctx = this.c) {
    k.beginPath();
    k.moveTo(...a);
    k.quadraticCurveTo(b[0], b[1], d[0], d[1]);
    k.lineWidth = w;
    k.strokeStyle = col;
    k.stroke();
  }
  /** A limb that thins out along a quadratic curve. */
  taper(a: Pt, b: Pt, d: Pt, w0: number, w1: number, col: string) {
    const n = 14,
      l: Pt[] = [],
      r: Pt[] = [];
    for (let i = 0; i <= n; i++) {
      const t = i / n,
        u = 1 - t;
      const x = u * u * a[0] + 2 * u * t * b[0] + t * t * d[0],
        y = u * u * a[1] + 2 * u * t * b[1] + t * t * d[1];
      let tx = 2 * u * (b[0] - a[0]) + 2 * t * (d[0] - b[0]),
        ty = 2 * u * (b[1] - a[1]) + 2 * t * (d[1] - b[1]);
      const s = Math.hypot(tx, ty) || 1;
      tx /= s;
      ty /= s;
      const w = (w0 + (w1 - w0) * t) / 2;
      l.push([x - ty * w, y + tx * w]);
      r.unshift([x + ty * w, y - tx * w]);
    }
    this.poly([...l, ...r], col);
  }
  oval(x: number, y: number, rx: number, ry: number, fill: string, a = 0, k: Ctx = this.c) {
    k.beginPath();
    k.ellipse(x, y, Math.abs(rx), Math.abs(ry), a, 0, 7);
    k.fillStyle = fill;
    k.fill();
  }
  rect(x: number, y: number, w: number, h: number, fill: string) {
    this.c.fillStyle = fill;
    this.c.fillRect(x, y, w, h);
  }
  lg(x0: number, y0: number, x1: number, y1: number, ...cols: string[]) {
    const g = this.c.createLinearGradient(x0, y0, x1, y1);
    cols.forEach((s, i) => g.addColorStop(i / (cols.length - 1), s));
    return g;
  }
  /** Light that the thing gives itself. */
  lamp(x: number, y: number, r: number, col = this.p.lamp, core = 1) {
    const { g } = this;
    const R = Math.max(r * 0.6, Math.min(r * 4.5, this.aspect * 0.53 - Math.abs(x), y + 1.06, Math.max(r * 1.5, -y + 0.03)));
    const q = g.createRadialGradient(x, y, 0, x, y, R);
    q.addColorStop(0, col + 'cc');
    q.addColorStop(0.2, col + '55');
    q.addColorStop(1, col + '00');
    g.fillStyle = q;
    g.fillRect(x - r * 5, y - r * 5, r * 10, r * 10);
    if (core) {
      this.oval(x, y, r * 0.8, r * 0.8, '#fff4d8', 0, g);
    }
  }
  window(x: number, y: number, w: number, h: number, col = this.p.lamp) {
    this.rect(x, y, w, h, '#2a1a18');
    this.g.fillStyle = col;
    this.g.fillRect(x + w * 0.08, y + h * 0.06, w * 0.84, h * 0.88);
    const q = this.g.createRadialGradient(x + w / 2, y + h / 2, 0, x + w / 2, y + h / 2, h * 1.7);
    q.addColorStop(0, col + '40');
    q.addColorStop(1, col + '00');
    this.g.fillStyle = q;
    this.g.fillRect(x - h * 2, y - h * 2, w + h * 4, h * 5);
  }
  /** Short strokes of the brush over what is already there. */
  dabs(n: number, size: number, cols: string[], alpha = 0.35, ang = -0.4, spread = 0.8, box?: [number, number, number, number]) {
    const { c } = this;
    const [x0, y0, x1, y1] = box ?? [-this.aspect / 2, -1.05, this.aspect / 2, 0.05];
    c.save();
    c.globalCompositeOperation = 'source-atop';
    for (let i = 0; i < n; i++) {
      const x = this.rnd(x0, x1),
        y = this.rnd(y0, y1),
        a = ang + (this.r() - 0.5) * spread,
        l = size * this.rnd(0.5, 1.6),
        w = size * this.rnd(0.12, 0.4);
      c.globalAlpha = alpha * this.rnd(0.3, 1);
      c.strokeStyle = this.pick(cols);
      c.lineWidth = w;
      c.beginPath();
      c.moveTo(x - (Math.cos(a) * l) / 2, y - (Math.sin(a) * l) / 2);
      c.quadraticCurveTo(x + Math.sin(a) * l * 0.15, y - Math.cos(a) * l * 0.15, x + (Math.cos(a) * l) / 2, y + (Math.sin(a) * l) / 2);
      c.stroke();
    }
    c.restore();
  }
  /** Darkens the side away from the light and the foot. */
  form(x0: number, x1: number, dark = 0.5, light = 0.25) {
    const { c } = this;
    c.save();
    c.globalCompositeOperation = 'source-atop';
    const s = this.side;
    const q = c.createLinearGradient(s > 0 ? x1 : x0, 0, s > 0 ? x0 : x1, 0);
    q.addColorStop(0, `rgba(255,240,214,${light})`);
    q.addColorStop(0.35, 'rgba(255,240,214,0)');
    q.addColorStop(0.5, 'rgba(24,20,52,0)');
    q.addColorStop(1, `rgba(24,20,52,${dark})`);
    c.fillStyle = q;
    c.fillRect(x0, -1.2, x1 - x0, 1.4);
    c.restore();
  }
  /** Courses of stone inside a box, over what is there. */
  courses(x0: number, y0: number, x1: number, y1: number, h: number, col: string, alpha = 0.5) {
    const { c } = this;
    c.save();
    c.globalCompositeOperation = 'source-atop';
    let odd = 0;
    for (let y = y1; y > y0; y -= h) {
      odd ^= 1;
      for (let x = x0 - h * 2 * odd * 0.5; x < x1;) {
        const w = h * this.rnd(1.2, 2.6);
        c.globalAlpha = alpha * this.rnd(0.1, 0.8);
        c.fillStyle = this.r() < 0.5 ? this.dark(col, 0.45) : this.pale(col, 0.25);
        c.fillRect(x + h * 0.06, y - h * 0.94, w - h * 0.12, h * 0.88);
        x += w;
      }
      c.globalAlpha = alpha * 0.8;
      c.fillStyle = this.dark(col, 0.7);
      c.fillRect(x0, y - h * 0.05, x1 - x0, h * 0.08);
    }
    c.restore();
  }
  /** Moss, snow or salt lying on everything that looks up: the shape moved up, cut from itself. */
  capping(col: string, thick: number, alpha = 0.9) {
    const { c } = this;
    const m = c.getTransform();
    const w = c.canvas.width,
      h = c.canvas.height;
    const t = canvas(w, h);
    t.drawImage(c.canvas, 0, 0);
    t.globalCompositeOperation = 'destination-out';
    t.drawImage(c.canvas, 0, thick * m.d);
    t.globalCompositeOperation = 'source-in';
    t.fillStyle = col;
    t.fillRect(0, 0, w, h);
    c.save();
    c.setTransform(1, 0, 0, 1, 0, 0);
    c.globalCompositeOperation = 'source-atop';
    c.globalAlpha = alpha;
    c.drawImage(t.canvas, 0, 0);
    c.restore();
  }
  smoke(x: number, y: number, r: number, h: number, col: string, lean = 0.3, alpha = 0.2) {
    const { c } = this;
    for (let i = 0; i < 26; i++) {
      const t = i / 26,
        rr = r * (0.5 + t * 2.4),
        xx = x + lean * h * t * t + (this.r() - 0.5) * r * t * 3,
        yy = y - h * t;
      const q = c.createRadialGradient(xx, yy, 0, xx, yy, rr);
      q.addColorStop(
        0,
        col +
          Math.round(alpha * 255 * (1 - t))
            .toString(16)
            .padStart(2, '0'),
      );
      q.addColorStop(1, col + '00');
      c.fillStyle = q;
      c.fillRect(xx - rr, yy - rr, rr * 2, rr * 2);
    }
  }
}
