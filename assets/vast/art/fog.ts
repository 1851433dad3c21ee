import { frame, type Frame } from '../../bake/frame.ts';
import { render, toCanvas } from '../../bake/glsl.ts';
import { context } from '../../bake/canvas.ts';
import fogShader from '../../../shaders/vast/fog.glsl?raw';
import { TILT } from '../../../src/table/games/vast/printed/space.ts';
import { FINE } from './relief.ts';

/** The fog is wider than its tile, so that it spills over the edges. */
const SPAN = 1.32;
/** Chosen by eye out of fifty: each has a bright arm and no empty half. */
const SEEDS = [13.44, 11.25, 14.9, 1.76, 23.66, 33.88, 28.77, 25.85];

/** Eight low layers. A second one, mirrored, 9 pixels higher and screened at a third, makes it mist and not marble. */
export function fogFrames(): Frame[] {
  return SEEDS.map((seed, i) => frame(`fog/${i}`, fogCanvas(seed, 1 / SPAN, SPAN)));
}

export function fogCanvas(seed: number, tile: number, span: number) {
  const side = Math.round(span * FINE);
  const square = toCanvas(render({ fragment: fogShader, width: side, height: side, uniforms: { uSeed: seed, uTile: tile } }));
  const flat = context(side, Math.round(side * TILT));
  flat.imageSmoothingQuality = 'high';
  flat.drawImage(square, 0, 0, flat.canvas.width, flat.canvas.height);
  return flat.canvas;
}
