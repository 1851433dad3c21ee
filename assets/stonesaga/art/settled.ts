import { context, type Ctx } from '../../bake/canvas.ts';
import type { Frame } from '../../bake/frame.ts';

/** Of 255: the steps of soft edges; up to where differences of single pixels are dust, and from where on they are drawn and stay. */
const grades = {
  /** Pieces, which are picked up and read. */
  fine: { step: 4, dust: 10, drawn: 20 },
  /** Stone and land, which lie behind them. */
  coarse: { step: 8, dust: 16, drawn: 32 },
} as const;
type Grade = (typeof grades)[keyof typeof grades];

/**
 * Takes out of pictures what costs most in a file and is not seen on a table: values of soft edges that WebP would keep one by one,
 * and dust finer than a pixel of most screens. Lines stay as sharp as they were, and what is next to nothing becomes nothing,
 * as trimming has it, so that sizes stay. Not for light and mist, nor for the hexes, which are shown large.
 */
export const settled = (frames: readonly Frame[], grade: keyof typeof grades = 'fine'): Frame[] =>
  frames.map((one) => ({ ...one, canvas: swept(one.canvas, grades[grade]) }));

function swept(picture: HTMLCanvasElement, { step, dust, drawn }: Grade): HTMLCanvasElement {
  const { width, height } = picture;
  const [sharp, soft] = ['none', 'blur(0.7px)'].map((filter) => {
    const c = context(width, height);
    c.filter = filter;
    c.drawImage(picture, 0, 0);
    return { c, image: c.getImageData(0, 0, width, height) };
  }) as [Pixels, Pixels];
  const [data, smooth] = [sharp.image.data, soft.image.data];
  for (let i = 0; i < data.length; i += 4) {
    const clear = data[i + 3]!;
    if (clear < 255) {
      data[i + 3] = clear <= 2 ? 0 : Math.min(255, Math.max(1, Math.round(clear / step)) * step);
      continue;
    }
    if (smooth[i + 3]! < 255) continue;
    const far = Math.max(Math.abs(data[i]! - smooth[i]!), Math.abs(data[i + 1]! - smooth[i + 1]!), Math.abs(data[i + 2]! - smooth[i + 2]!));
    const kept = Math.min(1, Math.max(0, (far - dust) / (drawn - dust)));
    for (let k = i; k < i + 3; k++) data[k] = smooth[k]! + (data[k]! - smooth[k]!) * kept;
  }
  sharp.c.putImageData(sharp.image, 0, 0);
  return sharp.c.canvas;
}

interface Pixels {
  readonly c: Ctx;
  readonly image: ImageData;
}
