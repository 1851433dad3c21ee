import { context } from './canvas.ts';

/** What a picture looks like from afar: 64 bits of its shapes, and the colours of a grid of 6 by 4 in Lab. */
export interface Print {
  readonly bits: string;
  readonly colours: readonly (readonly [number, number, number])[];
}

export function printOf(picture: HTMLCanvasElement): Print {
  const grey = pixels(picture, 9, 8).map(([r, g, b]) => 0.299 * r + 0.587 * g + 0.114 * b);
  const bits = Array.from({ length: 64 }, (_, i) =>
    grey[Math.floor(i / 8) * 9 + (i % 8)]! > grey[Math.floor(i / 8) * 9 + (i % 8) + 1]! ? '1' : '0',
  );
  return { bits: bits.join(''), colours: pixels(picture, 6, 4).map(lab) };
}

type Rgb = readonly [number, number, number];

/** The picture shrunk step by step, so that every pixel of it counts. */
function pixels(picture: HTMLCanvasElement, width: number, height: number): Rgb[] {
  let from: HTMLCanvasElement = picture;
  while (from.width > width * 2 && from.height > height * 2) {
    const half = context(Math.ceil(from.width / 2), Math.ceil(from.height / 2));
    half.drawImage(from, 0, 0, half.canvas.width, half.canvas.height);
    from = half.canvas;
  }
  const small = context(width, height);
  small.drawImage(from, 0, 0, width, height);
  const { data } = small.getImageData(0, 0, width, height);
  return Array.from({ length: width * height }, (_, i) => [data[i * 4]!, data[i * 4 + 1]!, data[i * 4 + 2]!]);
}

function lab([r, g, b]: Rgb): [number, number, number] {
  const f = (v: number): number => (v / 255 <= 0.04045 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4);
  const h = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const [x, y, z] = [f(r), f(g), f(b)];
  const X = h((0.4124 * x + 0.3576 * y + 0.1805 * z) / 0.9505);
  const Y = h(0.2126 * x + 0.7152 * y + 0.0722 * z);
  const Z = h((0.0193 * x + 0.1192 * y + 0.9505 * z) / 1.089);
  return [116 * Y - 16, 500 * (X - Y), 200 * (Y - Z)].map((v) => Math.round(v * 10) / 10) as [number, number, number];
}
