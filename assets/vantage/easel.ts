import type { Painted } from '../bake/paintings.ts';
import { Gl } from './vista/gl.ts';
import { paint } from './vista/paint.ts';
import type { Vista } from './vista/types.ts';

let gl: Gl | undefined;

export function painted(vista: Vista, width: number, height: number, seed = 1): Painted {
  gl ??= new Gl(document.createElement('canvas'));
  const { canvas, depth, anchors } = paint(vista, seed, width, height, gl);
  return { canvas, depth, notes: { anchors: anchors.slice(0, 8) } };
}
