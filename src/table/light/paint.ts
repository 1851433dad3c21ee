import { Texture } from 'pixi.js';

export type Pen = CanvasRenderingContext2D;

const made = new Map<string, Texture>();

/**
 * A picture made with a pen, `width` by `height` units, at `sharp` pixels per unit. Equal keys share one texture, and the canvas
 * behind it stays, so a lost graphics context gets it back.
 */
export function painted(
  key: string,
  width: number,
  height: number,
  sharp: number,
  paint: (pen: Pen) => void,
  anchor?: { readonly x: number; readonly y: number },
): Texture {
  const name = `${key} ${width} ${height} ${sharp}`;
  const found = made.get(name);
  if (found && !found.destroyed) return found;
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [Math.max(1, Math.ceil(width * sharp)), Math.max(1, Math.ceil(height * sharp))];
  // a canvas in main memory: reading back from a graphics card is slow, and slower still where software stands in for one
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (pen) {
    pen.scale(sharp, sharp);
    paint(pen);
  }
  const { source } = Texture.from(canvas);
  source.autoGenerateMipmaps = true;
  const texture = new Texture({ source, ...(anchor ? { defaultAnchor: anchor } : {}) });
  made.set(name, texture);
  return texture;
}

export const css = (colour: number): string => `#${colour.toString(16).padStart(6, '0')}`;

/** Lighter (up to 1) or darker (down to -1). */
export function shade(colour: number, by: number): number {
  const channel = (shift: number): number => {
    const v = (colour >> shift) & 255;
    return Math.round(by < 0 ? v * (1 + by) : v + (255 - v) * by) << shift;
  };
  return channel(16) | channel(8) | channel(0);
}

/** Chance for looks only: the same seed paints the same grain. */
export function grainOf(seed: number): () => number {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

let noise: HTMLCanvasElement | undefined;

/** A square of fine grain, made once. */
function noiseTile(): HTMLCanvasElement {
  if (noise) return noise;
  noise = document.createElement('canvas');
  noise.width = noise.height = 192;
  const pen = noise.getContext('2d', { willReadFrequently: true });
  if (!pen) return noise;
  const pixels = pen.createImageData(192, 192);
  const random = grainOf(7);
  for (let i = 0; i < pixels.data.length; i += 4) {
    const v = 128 + (random() + random() + random() - 1.5) * 90;
    pixels.data.set([v, v, v, 255], i);
  }
  pen.putImageData(pixels, 0, 0);
  return noise;
}

/** Lays grain over a path: paper, plaster, stone. `stretch` pulls it along x into fibres. */
export function grain(pen: Pen, path: Path2D, strength: number, size = 1, stretch = 1): void {
  const pattern = pen.createPattern(noiseTile(), 'repeat');
  if (!pattern) return;
  pattern.setTransform(new DOMMatrix([size * stretch, 0, 0, size, 0, 0]));
  pen.save();
  pen.clip(path);
  pen.globalCompositeOperation = 'overlay';
  pen.globalAlpha = strength;
  pen.fillStyle = pattern;
  pen.fill(path);
  pen.restore();
}

/** The shadow that a rim throws into a hollow, from the upper left. */
export function hollow(pen: Pen, path: Path2D, depth: number, strength = 0.75): void {
  pen.save();
  pen.clip(path);
  pen.lineWidth = depth * 2;
  pen.strokeStyle = '#000';
  pen.shadowColor = `rgba(6,5,14,${strength})`;
  const { a } = pen.getTransform();
  [pen.shadowBlur, pen.shadowOffsetX, pen.shadowOffsetY] = [depth * 1.6 * a, depth * 0.8 * a, depth * 0.95 * a];
  pen.translate(-depth * 0.55, -depth * 0.65);
  pen.globalAlpha = 0.55;
  pen.stroke(path);
  pen.restore();
}

/** A lit edge at the upper left and a dark one at the lower right. */
export function bevel(pen: Pen, path: Path2D, width: number, light = 0.4, dark = 0.45): void {
  pen.save();
  pen.clip(path);
  pen.lineJoin = 'round';
  pen.lineWidth = width * 2;
  pen.save();
  pen.translate(width * 0.7, width * 0.8);
  pen.strokeStyle = `rgba(255,240,210,${light})`;
  pen.globalCompositeOperation = 'screen';
  pen.stroke(path);
  pen.restore();
  pen.translate(-width * 0.7, -width * 0.8);
  pen.strokeStyle = `rgba(5,4,10,${dark})`;
  pen.globalCompositeOperation = 'multiply';
  pen.stroke(path);
  pen.restore();
}

/** A path pulled down by `depth`: the side of something thick. */
export function extrude(pen: Pen, path: Path2D, depth: number, fill: string | CanvasGradient, drift = 0.2): void {
  pen.save();
  pen.fillStyle = fill;
  for (let d = depth; d > 0; d -= 0.5) {
    const move = new Path2D();
    move.addPath(path, new DOMMatrix([1, 0, 0, 1, d * drift, d]));
    pen.fill(move);
  }
  pen.restore();
}

export function rounded(x: number, y: number, width: number, height: number, round: number): Path2D {
  const path = new Path2D();
  path.roundRect(x, y, width, height, round);
  return path;
}

export function round(x: number, y: number, radius: number, ry = radius): Path2D {
  const path = new Path2D();
  path.ellipse(x, y, radius, ry, 0, 0, 2 * Math.PI);
  return path;
}

export function polygon(points: readonly number[]): Path2D {
  const path = new Path2D();
  for (let i = 0; i < points.length; i += 2) path[i === 0 ? 'moveTo' : 'lineTo'](points[i]!, points[i + 1]!);
  path.closePath();
  return path;
}
