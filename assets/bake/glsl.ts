import noise from '../../shaders/bake/noise.glsl?raw';
import { ShaderBench } from './shaderBench.ts';

export type { Surface } from './shaderBench.ts';

/** `noise.glsl` stands in front of every effect, and heights are half floats. */
const bench = new ShaderBench(`#version 300 es\nprecision highp float;\nin vec2 vUV;\nout vec4 finalColor;\n${noise}`, 'half');

export const render: ShaderBench['render'] = (job) => bench.render(job);
export const release: ShaderBench['release'] = (...surfaces) => bench.release(...surfaces);
export const toCanvas: ShaderBench['toCanvas'] = (surface) => bench.toCanvas(surface);
