import { context } from './canvas.ts';

/** One picture of an atlas, at high quality. The anchor is a fraction of the canvas and may lie outside of it. */
export interface Frame {
  name: string;
  canvas: HTMLCanvasElement;
  ax: number;
  ay: number;
  /** Further names of the same picture. */
  also?: string[];
  /** Repeat the outermost pixels in the padding: for pictures that fill their rectangle. */
  extrude?: boolean;
}

export interface Group {
  frames(): Frame[] | Promise<Frame[]>;
  /** Largest side of a page. */
  limit?: number;
  /** 0..1, as the WebP encoder understands it. */
  quality?: number;
}

/** A picture in a file of its own, for pages that load no atlas. */
export interface Picture {
  draw(): HTMLCanvasElement;
  /** Of the file, in pixels. */
  width: number;
  quality: number;
}

/** The modules that draw something, as paths of the project: what they read decides whether it must be drawn anew. */
export interface Sourced {
  sources: readonly string[];
  /** What is drawn besides, as data: a change of it has it drawn anew too. */
  given?: unknown;
}

export interface Bundle {
  groups: Record<string, Group & Sourced>;
  pictures?: Record<string, Picture & Sourced>;
  fonts: string[];
  /** Written beside the atlas for the scene: where things lie on printed boards. */
  places?: unknown;
}

export function frame(name: string, canvas: HTMLCanvasElement, ax = 0.5, ay = 0.5): Frame {
  return { name, canvas, ax, ay };
}

/** Cuts away clear borders. Even numbers only, so that the low set is exactly half of the high one. */
export function trim(f: Frame): Frame {
  const { width: w, height: h } = f.canvas;
  const data = f.canvas.getContext('2d')!.getImageData(0, 0, w, h).data;
  let [left, top, right, bottom] = [w, h, 0, 0];
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++)
      if (data[(y * w + x) * 4 + 3]! > 2) {
        if (x < left) left = x;
        if (x >= right) right = x + 1;
        if (y < top) top = y;
        bottom = y + 1;
      }
  if (right <= left) throw new Error(`${f.name} is empty`);
  left -= left % 2;
  top -= top % 2;
  right += (right - left) % 2;
  bottom += (bottom - top) % 2;
  const cut = context(right - left, bottom - top);
  cut.drawImage(f.canvas, -left, -top);
  return { ...f, canvas: cut.canvas, ax: (f.ax * w - left) / (right - left), ay: (f.ay * h - top) / (bottom - top) };
}
