import { Geometry, GlProgram, Mesh, RenderTexture, Shader, Texture, type Renderer } from 'pixi.js';
import fragment from '../../../shaders/table/surface.glsl?raw';
import type { Size } from '../camera/view.ts';
import vertex from '../../../shaders/table/surfaceQuad.glsl?raw';

export type SurfaceKind = 'oak' | 'earth' | 'metal' | 'linen';

/** Number in the shader and linear colour: dark oak, packed earth, brushed metal, pale linen. */
const kinds: Readonly<Record<SurfaceKind, readonly [number, readonly [number, number, number]]>> = {
  oak: [0, [0.085, 0.04, 0.02]],
  earth: [1, [0.24, 0.145, 0.08]],
  metal: [2, [0.12, 0.15, 0.19]],
  linen: [3, [0.58, 0.53, 0.44]],
};

const baked = new Map<string, Texture>();

/**
 * Runs the shader once and keeps the picture on a canvas: what is drawn into a texture would be lost with the graphics
 * context. `pixels` is the width of the picture; the grain is fine enough at half the width of the screen.
 */
export function bakeSurface(renderer: Renderer, kind: SurfaceKind, scene: Size, beyond: number, pixels: number): Texture {
  const key = `${kind} ${scene.width} ${scene.height} ${beyond} ${pixels}`;
  const found = baked.get(key);
  if (found && !found.destroyed) return found;
  const [number, tone] = kinds[kind];
  const [width, height] = [scene.width * (1 + beyond), scene.height * (1 + beyond)];
  const [left, top] = [(width - scene.width) / 2, (height - scene.height) / 2];
  const [w, h] = [Math.round(pixels), Math.round((pixels * height) / width)];
  const quad = new Mesh({
    geometry: new Geometry({ attributes: { aPosition: { buffer: new Float32Array([0, 0, 1, 0, 1, 1, 0, 1]), format: 'float32x2' } }, indexBuffer: new Uint32Array([0, 1, 2, 0, 2, 3]) }),
    shader: new Shader({
      glProgram: GlProgram.from({ vertex, fragment, name: 'table-surface' }),
      resources: {
        surface: {
          uExtent: { value: new Float32Array([width, height]), type: 'vec2<f32>' },
          uLampAt: { value: new Float32Array([left + scene.width * 0.36, top + scene.height * 0.34]), type: 'vec2<f32>' },
          uScene: { value: new Float32Array([width / 2, height / 2, scene.width / 2, scene.height / 2]), type: 'vec4<f32>' },
          uTone: { value: new Float32Array(tone), type: 'vec3<f32>' },
          uKind: { value: number, type: 'f32' },
        },
      },
    }),
  });
  quad.scale.set(w, h);
  const target = RenderTexture.create({ width: w, height: h, resolution: 1 });
  renderer.render({ container: quad, target });
  const texture = Texture.from(renderer.extract.canvas(target) as HTMLCanvasElement);
  target.destroy(true);
  quad.destroy();
  baked.set(key, texture);
  return texture;
}
