/** Canvas helpers. Every canvas is a CPU canvas: under software WebGL a GPU canvas costs seconds to upload. */
export type Ctx = CanvasRenderingContext2D;

export function context(w: number, h = w): Ctx {
  const c = document.createElement('canvas');
  c.width = Math.max(1, Math.round(w));
  c.height = Math.max(1, Math.round(h));
  const ctx = c.getContext('2d', { willReadFrequently: true })!;
  ctx.imageSmoothingQuality = 'high';
  return ctx;
}

export function disc(x: number, y: number, rx: number, ry = rx) {
  const p = new Path2D();
  p.ellipse(x, y, rx, ry, 0, 0, Math.PI * 2);
  return p;
}

export function rect(x: number, y: number, w: number, h: number, r: number | number[] = 0) {
  const p = new Path2D();
  p.roundRect(x, y, w, h, r);
  return p;
}

/** A rectangle with cut corners, the house shape of every plate: tl, tr, br, bl. */
export function cut(x: number, y: number, w: number, h: number, c: number | [number, number, number, number]) {
  const [a, b, d, e] = typeof c === 'number' ? [c, c, c, c] : c;
  const p = new Path2D();
  p.moveTo(x + a, y);
  p.lineTo(x + w - b, y);
  p.lineTo(x + w, y + b);
  p.lineTo(x + w, y + h - d);
  p.lineTo(x + w - d, y + h);
  p.lineTo(x + e, y + h);
  p.lineTo(x, y + h - e);
  p.lineTo(x, y + a);
  p.closePath();
  return p;
}

export function line(...pts: [number, number][]) {
  const p = new Path2D();
  pts.forEach(([x, y], i) => (i ? p.lineTo(x, y) : p.moveTo(x, y)));
  return p;
}

export function mixHex(a: string, b: string, t: number) {
  const n = (h: string) => [1, 3, 5].map((i) => parseInt(h.slice(i, i + 2), 16));
  const p = n(a),
    q = n(b);
  return (
    '#' +
    p
      .map((v, i) =>
        Math.round(v + (q[i]! - v) * t)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')
  );
}
export const lighten = (h: string, t: number) => mixHex(h, '#ffffff', t);
