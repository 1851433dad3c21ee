import noise from '../../../shaders/bake/noise.glsl?raw';
import more from '../../../shaders/vanguard/noise.glsl?raw';
import { ShaderBench } from '../../bake/shaderBench.ts';

export type { Surface } from '../../bake/shaderBench.ts';

const head = '#version 300 es\nprecision highp float;\nprecision highp int;\nin vec2 vUV;\nout vec4 finalColor;\n';
const bench = new ShaderBench(head + noise + more, 'full');

export const render: ShaderBench['render'] = (job) => bench.render(job);
export const release: ShaderBench['release'] = (...surfaces) => bench.release(...surfaces);
export const readRed: ShaderBench['readRed'] = (surface, x, y) => bench.readRed(surface, x, y);
export const toCanvas: ShaderBench['toCanvas'] = (surface) => bench.toCanvas(surface);
