import { frame, type Frame } from '../../bake/frame.ts';
import { render, toCanvas } from '../../bake/glsl.ts';
import { context } from '../../bake/canvas.ts';
import fogShader from '../../../shaders/vast/fog.glsl?raw';
import { TILT } from '../space.ts';
import { FINE } from './relief.ts';

/** The fog is wider than its tile, so that it spills over the edges. */
const SPAN = 1.32;

/** Eight low layers. A second one, mirrored, 9 pixels higher and screened at a third, makes it mist and not marble. */
export function fogFrames(): Frame[] {
  return Array.from({ length: 8 }, (_, i) => frame(`fog/${i}`, fogCanvas(i * 1.37 + 0.6, 1 / SPAN, SPAN)));
}

export function fogCanvas(seed: number, tile: number, span: number) {
  const side = Math.round(span * FINE);
  const square = toCanvas(render({ fragment: fogShader, width: side, height: side, uniforms: { uSeed: seed, uTile: tile } }));
  const flat = context(side, Math.round(side * TILT));
  flat.imageSmoothingQuality = 'high';
  flat.drawImage(square, 0, 0, flat.canvas.width, flat.canvas.height);
  return flat.canvas;
}
