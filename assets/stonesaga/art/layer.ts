import { context, type Ctx } from '../../bake/canvas.ts';
import { random } from '../../bake/random.ts';

/** A canvas in units, with `scale` pixels to each. Baked frames have two. */
export interface Layer {
  readonly canvas: HTMLCanvasElement;
  readonly c: Ctx;
  readonly w: number;
  readonly h: number;
  readonly scale: number;
}

export function layer(w: number, h: number, draw?: (c: Ctx) => void, scale = 2): Layer {
  const c = context(w * scale, h * scale);
  c.scale(scale, scale);
  c.lineJoin = 'round';
  c.lineCap = 'round';
  draw?.(c);
  return { canvas: c.canvas, c, w, h, scale };
}

export const stamp = (c: Ctx, l: Layer, x = 0, y = 0): void => c.drawImage(l.canvas, x, y, l.w, l.h);

/** The same outline in one colour. */
export function flat(l: Layer, colour: string): Layer {
  const o = layer(l.w, l.h, undefined, l.scale);
  stamp(o.c, l);
  o.c.globalCompositeOperation = 'source-in';
  o.c.fillStyle = colour;
  o.c.fillRect(0, 0, l.w, l.h);
  o.c.globalCompositeOperation = 'source-over';
  return o;
}

/** The outline grown by r units: the cut line of a standee, the ink round a token. */
export function grown(l: Layer, r: number, colour: string): Layer {
  const f = flat(l, colour);
  const o = layer(l.w, l.h, undefined, l.scale);
  for (let i = 0; i < 28; i++) {
    const a = (i / 28) * Math.PI * 2;
    stamp(o.c, f, Math.cos(a) * r, Math.sin(a) * r);
  }
  stamp(o.c, f);
  return o;
}

/** The sliver of the outline that faces (dx, dy). */
export function rim(l: Layer, dx: number, dy: number, colour: string): Layer {
  const o = flat(l, colour);
  o.c.globalCompositeOperation = 'destination-out';
  stamp(o.c, l, -dx, -dy);
  o.c.globalCompositeOperation = 'source-over';
  return o;
}

/** A soft shadow of the outline; it is larger by `pad` on every side. */
export function softened(l: Layer, r: number, colour: string, pad: number): Layer {
  const f = flat(l, colour);
  const o = layer(l.w + pad * 2, l.h + pad * 2, undefined, l.scale);
  o.c.filter = `blur(${r * o.scale}px)`;
  stamp(o.c, f, pad, pad);
  o.c.filter = 'none';
  return o;
}

let paper: HTMLCanvasElement | undefined;
function grainPattern(): HTMLCanvasElement {
  if (paper) return paper;
  const side = 512;
  const g = context(side);
  const d = g.createImageData(side, side);
  const r = random(5);
  const coarse = new Float32Array(64 * 64).map(() => r());
  const at = (a: number, b: number): number => coarse[((b & 63) << 6) + (a & 63)]!;
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const [x0, y0] = [x >> 3, y >> 3];
      const [fx, fy] = [x / 8 - x0, y / 8 - y0];
      const low = (at(x0, y0) * (1 - fx) + at(x0 + 1, y0) * fx) * (1 - fy) + (at(x0, y0 + 1) * (1 - fx) + at(x0 + 1, y0 + 1) * fx) * fy;
      const i = (y * side + x) * 4;
      d.data[i] = d.data[i + 1] = d.data[i + 2] = 255 * (0.45 * low + 0.55 * r());
      d.data[i + 3] = 255;
    }
  g.putImageData(d, 0, 0);
  return (paper = g.canvas);
}

/** Pigment grain over whatever is painted; clear parts stay clear. */
export function grained(l: Layer, alpha = 0.25): Layer {
  const o = layer(l.w, l.h, undefined, l.scale);
  stamp(o.c, l);
  o.c.save();
  o.c.setTransform(1, 0, 0, 1, 0, 0);
  o.c.globalAlpha = alpha;
  o.c.globalCompositeOperation = 'overlay';
  o.c.fillStyle = o.c.createPattern(grainPattern(), 'repeat')!;
  o.c.fillRect(0, 0, o.canvas.width, o.canvas.height);
  o.c.restore();
  o.c.globalCompositeOperation = 'destination-in';
  stamp(o.c, l);
  o.c.globalCompositeOperation = 'source-over';
  return o;
}
