import noise from '../../../shaders/stonesaga/noise.glsl?raw';
import { render, toCanvas, type Surface } from '../../bake/glsl.ts';

interface Shading {
  readonly fragment: string;
  /** In units; the shader sees units, y down. */
  readonly w: number;
  readonly h: number;
  readonly scale?: number;
  readonly uniforms?: Record<string, number | number[] | Float32Array>;
  readonly textures?: Record<string, Surface | HTMLCanvasElement>;
}

/** Runs a fragment shader of the valley once. It has the noises of noise.glsl, `vUV` and `uSize`, and writes premultiplied colour. */
export function shaded({ fragment, w, h, scale = 2, uniforms = {}, textures = {} }: Shading): HTMLCanvasElement {
  return toCanvas(
    render({
      fragment: `uniform vec2 uSize;\n${noise}\n${fragment}`, width: Math.ceil(w * scale), height: Math.ceil(h * scale),
      uniforms: { ...uniforms, uSize: [w, h] }, textures,
    }),
  );
}

export const rgb = (hex: string): [number, number, number] => [1, 3, 5].map(
  (i) => parseInt(hex.slice(i, i + 2), 16) / 255,
) as [number, number, number];
