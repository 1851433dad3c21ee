import { Geometry, Mesh, RenderTexture, Shader, Sprite, type Renderer } from 'pixi.js';
import { trayProgram } from './diceShaders.ts';
import { trayPart, viewUniforms, type DiceView } from './view.ts';

/** A larger texture costs memory and shows no more of the felt. */
const WIDEST = 4096;

/**
 * The tray under the lamp, baked into a texture. What is drawn into a texture is lost with the graphics context, so the picture
 * is baked anew before the next frame after that, and whenever its size changes.
 */
export class TrayPicture extends Sprite {
  private readonly mesh: Mesh<Geometry, Shader>;
  private stale = true;
  private renderer: Renderer | null = null;
  private pixelsPerEdge: number;

  constructor(private readonly view: DiceView, pixelsPerEdge: number) {
    super();
    this.pixelsPerEdge = pixelsPerEdge;
    const part = trayPart(view);
    this.position.set(part[0], part[1]);
    this.mesh = new Mesh({
      geometry: new Geometry({
        attributes: { aCorner: { buffer: new Float32Array([-1, -1, 1, -1, 1, 1, -1, 1]), format: 'float32x2' } },
        indexBuffer: new Uint32Array([0, 1, 2, 0, 2, 3]),
      }),
      shader: new Shader({
        glProgram: trayProgram(),
        resources: {
          tray: {
            ...viewUniforms(view),
            uPart: { value: new Float32Array(part), type: 'vec4<f32>' },
            uWood: { value: new Float32Array(view.wood), type: 'vec3<f32>' },
          },
        },
      }),
    });
  }

  attach(renderer: Renderer): void {
    if (this.renderer === renderer) return;
    this.detach();
    this.renderer = renderer;
    this.stale = true;
    renderer.runners.prerender.add(this);
    renderer.runners.contextChange.add(this);
  }

  resize(pixelsPerEdge: number): void {
    if (pixelsPerEdge === this.pixelsPerEdge) return;
    this.pixelsPerEdge = pixelsPerEdge;
    this.stale = true;
  }

  /** called by the renderer after the context was lost and found */
  contextChange(): void {
    this.stale = true;
  }

  /** called by the renderer before each frame */
  prerender(): void {
    if (this.stale) this.bake();
  }

  override destroy(): void {
    this.detach();
    if (this.texture instanceof RenderTexture) this.texture.destroy(true);
    const { geometry, shader } = this.mesh;
    this.mesh.destroy();
    geometry.destroy(true);
    shader?.destroy();
    super.destroy();
  }

  private detach(): void {
    this.renderer?.runners.prerender.remove(this);
    this.renderer?.runners.contextChange.remove(this);
    this.renderer = null;
  }

  private bake(): void {
    const { renderer } = this;
    if (!renderer) return;
    // first: baking renders, and rendering asks again whether to bake
    this.stale = false;
    const [left, top, right, bottom] = trayPart(this.view);
    const scale = Math.min(this.pixelsPerEdge * renderer.resolution, WIDEST / (right - left), WIDEST / (bottom - top));
    const old = this.texture;
    const target = RenderTexture.create({
      width: Math.ceil((right - left) * scale),
      height: Math.ceil((bottom - top) * scale),
      autoGenerateMipmaps: true,
    });
    this.mesh.scale.set(scale);
    this.mesh.position.set(-left * scale, -top * scale);
    renderer.render({ container: this.mesh, target, clearColor: [0, 0, 0, 0] });
    target.source.updateMipmaps();
    this.texture = target;
    this.scale.set(1 / scale);
    if (old instanceof RenderTexture) old.destroy(true);
  }
}
