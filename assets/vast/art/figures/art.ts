import { sculpt } from '../../../bake/sculpt.ts';
import { FIGURES } from './index.ts';

const cache = new Map<string, HTMLCanvasElement>();

/** The figure alone, without card and base. */
export function figureArt(look: string) {
  let canvas = cache.get(look);
  if (!canvas) {
    const f = FIGURES[look]!;
    canvas = sculpt(f.parts(), f.box, 1.6);
    cache.set(look, canvas);
  }
  return canvas;
}
