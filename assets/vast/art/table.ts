import { frame, type Frame } from '../../bake/frame.ts';
import { render, toCanvas } from '../../bake/glsl.ts';
import tableShader from '../../../shaders/vast/table.glsl?raw';

/** The oak table with the lamp's pool of light in it, to be shown so that it covers the screen. */
export function tableFrames(): Frame[] {
  const canvas = toCanvas(render({ fragment: tableShader, width: 1920, height: 1080, uniforms: { uSize: [1920, 1080], uLamp: [700, 330] } }));
  return [frame('table', canvas)];
}
