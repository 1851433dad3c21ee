import { picturesOf, type CardFace } from '../parts/cardFace.ts';
import type { Pen } from '../light/paint.ts';
import { paintFace, type Cutting } from '../parts/paintFace.ts';
import type { Decoder } from './decoder.ts';
import type { Manifest } from './manifest.ts';

/** Pixels to a unit that faces are painted with. A face is painted with the least that gives every point of the screen its own pixel. */
const steps = [0.5, 0.75, 1, 1.5, 2, 3] as const;

/** Clear pixels round a face: a turned sprite gets its smooth edge from them. */
export const margin = 2;

/** The step for a face that is shown this many pixels wide for each of its units. */
export const stepFor = (detail: number): number => steps.find((step) => step >= detail * 0.98) ?? steps.at(-1)!;

export const sizeOf = ({ w, h }: CardFace, step: number): { readonly w: number; readonly h: number } => ({
  w: Math.ceil(w * step) + 2 * margin,
  h: Math.ceil(h * step) + 2 * margin,
});

export interface FacePainter {
  paint(face: CardFace, step: number): Promise<ImageBitmap>;
}

/** Paints faces from frames of the atlas. The frames are decoded for it and thrown away: they take nothing on the graphics card. */
export function facePainter(manifest: Manifest, decoder: Pick<Decoder, 'cut'>): FacePainter {
  const cutting = async (name: string): Promise<readonly [string, Cutting]> => {
    const frame = manifest.frames[name];
    if (!frame) throw new Error(`The atlas has no picture ${name} for a card. Bake it, or print another.`);
    const { x, y, w, h, ax = 0.5, ay = 0.5 } = frame;
    const image = await decoder.cut({ key: name, sheet: manifest.pages[frame.page]!, x, y, w, h });
    return [name, { image, from: { x: 0, y: 0, w, h }, w: w / manifest.scale, h: h / manifest.scale, ax, ay }];
  };
  return {
    async paint(face, step) {
      const pictures = new Map(await Promise.all(picturesOf(face).map(cutting)));
      const { pen, canvas } = blank(sizeOf(face, step));
      pen.translate(margin, margin);
      pen.scale(step, step);
      paintFace(pen, face, { detail: step, picture: (name) => pictures.get(name)! });
      for (const { image } of pictures.values()) (image as ImageBitmap).close();
      return createImageBitmap(canvas);
    },
  };
}

function blank({ w, h }: { readonly w: number; readonly h: number }): { pen: Pen; canvas: HTMLCanvasElement } {
  const canvas = document.createElement('canvas');
  canvas.width = w;
  canvas.height = h;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('This browser has no canvas to paint cards on.');
  return { pen, canvas };
}
