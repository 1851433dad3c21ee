export type Ctx = CanvasRenderingContext2D;
export type Paint = string | CanvasGradient | CanvasPattern;
export type Point = readonly [number, number];

/** A canvas in main memory: with a GPU canvas, painting and reading back takes minutes under software WebGL. */
export function context(w: number, h = w): Ctx {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.ceil(w));
  canvas.height = Math.max(1, Math.ceil(h));
  return canvas.getContext('2d', { willReadFrequently: true })!;
}

export function rect(x: number, y: number, w: number, h: number, r: number | number[] = 0) {
  const p = new Path2D();
  if (r) p.roundRect(x, y, w, h, r);
  else p.rect(x, y, w, h);
  return p;
}

export function disc(x: number, y: number, r: number, ry = r) {
  const p = new Path2D();
  p.ellipse(x, y, r, ry, 0, 0, Math.PI * 2);
  return p;
}

export function line(...points: Point[]) {
  const p = new Path2D();
  points.forEach(([x, y], i) => (i ? p.lineTo(x, y) : p.moveTo(x, y)));
  return p;
}

export function poly(...points: Point[]) {
  const p = line(...points);
  p.closePath();
  return p;
}

/** A closed blob with n wobbling lobes. */
export function blob(x: number, y: number, r: number, wobble: number, n: number, rand: () => number, squash = 1) {
  const points = Array.from({ length: n }, (_, i): Point => {
    const a = (i / n) * Math.PI * 2;
    const q = r * (1 - wobble / 2 + wobble * rand());
    return [x + Math.cos(a) * q, y + Math.sin(a) * q * squash];
  });
  const mid = (a: Point, b: Point): [number, number] => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const p = new Path2D();
  p.moveTo(...mid(points[n - 1]!, points[0]!));
  points.forEach((at, i) => p.quadraticCurveTo(...at, ...mid(at, points[(i + 1) % n]!)));
  p.closePath();
  return p;
}

export function shrink(src: HTMLCanvasElement, k: number) {
  const ctx = context(Math.ceil(src.width * k), Math.ceil(src.height * k));
  ctx.imageSmoothingQuality = 'high';
  ctx.drawImage(src, 0, 0, src.width * k, src.height * k);
  return ctx.canvas;
}

/** The silhouette of a picture in one colour. */
export function tint(src: HTMLCanvasElement, colour: string) {
  const c = context(src.width, src.height);
  c.drawImage(src, 0, 0);
  c.globalCompositeOperation = 'source-in';
  c.fillStyle = colour;
  c.fillRect(0, 0, src.width, src.height);
  return c.canvas;
}

/** The same picture, softer; it grows on every side by three times the blur. */
export function blurred(src: HTMLCanvasElement, by: number) {
  const m = Math.ceil(by * 3);
  const ctx = context(src.width + m * 2, src.height + m * 2);
  ctx.filter = `blur(${by}px)`;
  ctx.drawImage(src, m, m);
  return { canvas: ctx.canvas, margin: m };
}
