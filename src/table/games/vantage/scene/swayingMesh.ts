import { Geometry, GlProgram, Mesh, Shader, Texture, UniformGroup } from 'pixi.js';
import frag from '../../../../../shaders/vantage/sway.frag?raw';
import vert from '../../../../../shaders/vantage/sway.vert?raw';
import type { Strip } from '../../../stage/shapes.ts';

const cornersOf = ({ x, y, width, height }: Strip): Float32Array =>
  new Float32Array([x, y, x + width, y, x + width, y + height, x, y + height]);

/** A picture whose near things go aside more than its far ones. */
export class SwayingMesh extends Mesh<Geometry, Shader> {
  private readonly sway: UniformGroup<{
    uShift: { value: Float32Array; type: 'vec2<f32>' };
    uGlow: { value: number; type: 'f32' };
  }>;

  constructor() {
    const sway = new UniformGroup({
      uShift: { value: new Float32Array(2), type: 'vec2<f32>' },
      uGlow: { value: 1, type: 'f32' },
    });
    super({
      geometry: new Geometry({
        attributes: {
          aCorner: { buffer: new Float32Array(8), format: 'float32x2' },
          aSeen: { buffer: new Float32Array(8), format: 'float32x2' },
        },
        indexBuffer: new Uint32Array([0, 1, 2, 0, 2, 3]),
      }),
      shader: new Shader({
        glProgram: GlProgram.from({ vertex: vert, fragment: frag, name: 'vantage-sway' }),
        resources: { sway, uPicture: Texture.WHITE.source, uDepth: Texture.WHITE.source },
      }),
    });
    this.sway = sway;
  }

  /** Without depths everything is far, and nothing goes aside. */
  show(picture: Texture, depth: Texture | null, window: Strip, crop: Strip): void {
    this.shader!.resources.uPicture = picture.source;
    this.shader!.resources.uDepth = (depth ?? Texture.WHITE).source;
    this.geometry.getBuffer('aCorner').data = cornersOf(window);
    this.geometry.getBuffer('aSeen').data = cornersOf(crop);
  }

  shift(x: number, y: number): void {
    this.sway.uniforms.uShift.set([x, y]);
    this.sway.update();
  }

  glow(strength: number): void {
    this.sway.uniforms.uGlow = strength;
    this.sway.update();
  }

  override destroy(): void {
    const { geometry, shader } = this;
    super.destroy();
    geometry.destroy(true);
    shader?.destroy();
  }
}
