import { encode } from './atlas.ts';

/** The picture as a file of at most so many bytes, at the best quality that fits. */
export async function fitting(canvas: HTMLCanvasElement, bytes: number): Promise<string> {
  for (const quality of [0.84, 0.78, 0.72, 0.64, 0.55]) {
    const file = await encode(canvas, quality);
    if (file.length * 0.75 <= bytes) return file;
  }
  return encode(canvas, 0.45);
}
