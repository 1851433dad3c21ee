import { Buffer, BufferUsage, Geometry, Mesh, Shader, State, UniformGroup, type TextureSource } from 'pixi.js';
import { diceProgram, shadowProgram, type DiceQuality } from './diceShaders.ts';
import { blankFaces, grainNoise } from './diceTextures.ts';
import { STRIDE } from './film.ts';
import { INSTANCE, LOOK, writeInstances, type Sorting } from './instances.ts';
import type { DiceLooks } from './kinds.ts';
import { packMaterials } from './materials.ts';
import type { FilmPlayer } from './filmPlayer.ts';
import { viewUniforms, type DiceView } from './view.ts';

/** dice for which there is room at first; it doubles when they do not fit */
const ROOM = 32;

/** All dice of a tray in two draw calls: their shadows, then the dice, farthest first. Local coordinates are edges of a die. */
export class DiceMesh {
  readonly shadows: Mesh<Geometry, Shader>;
  readonly dice: Mesh<Geometry, Shader>;
  private readonly buffer = new Buffer({ data: new Float32Array(ROOM * INSTANCE), usage: BufferUsage.VERTEX | BufferUsage.COPY_DST });
  private readonly blank = blankFaces();
  private readonly noise = grainNoise();
  private readonly sorting: Sorting = { order: [], far: [] };
  private poses = new Float32Array(ROOM * STRIDE);
  private looks = new Float32Array(ROOM * LOOK);

  constructor(private readonly view: DiceView, quality: DiceQuality, looks: DiceLooks) {
    const uniforms = new UniformGroup({
      ...viewUniforms(view),
      uRows: { value: looks.rows, type: 'f32' },
      uMaterial: { value: packMaterials(looks.materials), type: 'vec4<f32>', size: 64 },
    });
    const at = (offset: number) => ({
      buffer: this.buffer,
      format: 'float32x4' as const,
      stride: INSTANCE * 4,
      offset: offset * 4,
      instance: true,
    });
    const corners = new Buffer({ data: new Float32Array([-1, -1, 1, -1, 1, 1, -1, 1]), usage: BufferUsage.VERTEX });
    const geometry = (more: Record<string, ReturnType<typeof at>> = {}): Geometry =>
      new Geometry({
        attributes: { aCorner: { buffer: corners, format: 'float32x2' }, aPlace: at(0), aTurn: at(4), aLook: at(8), ...more },
        indexBuffer: new Uint32Array([0, 1, 2, 0, 2, 3]),
        instanceCount: 0,
      });
    const near = { aNear0: at(12), aNear0Turn: at(16), aNear1: at(20), aNear1Turn: at(24), aNear2: at(28), aNear2Turn: at(32) };
    const deep = State.for2d();
    deep.depthTest = true;
    deep.depthMask = true;
    this.shadows = new Mesh({
      geometry: geometry(),
      shader: new Shader({ glProgram: shadowProgram(), resources: { dice: uniforms } }),
      state: State.for2d(),
    });
    this.dice = new Mesh({
      geometry: geometry(near),
      shader: new Shader({ glProgram: diceProgram(quality), resources: { dice: uniforms, uFaces: this.blank, uNoise: this.noise } }),
      state: deep,
    });
    this.show(0);
  }

  setFaces(faces: TextureSource): void {
    this.dice.shader!.resources.uFaces = faces;
  }

  write(player: FilmPlayer): void {
    this.makeRoom(player.dice);
    const count = player.write(this.poses, this.looks);
    writeInstances(this.buffer.data as Float32Array, this.poses, this.looks, count, this.view, this.sorting);
    this.buffer.update();
    this.show(count);
  }

  destroy(): void {
    for (const mesh of [this.shadows, this.dice]) {
      const { geometry, shader } = mesh;
      mesh.destroy();
      geometry.destroy(true);
      shader?.destroy();
    }
    this.blank.destroy();
    this.noise.destroy();
  }

  private show(count: number): void {
    for (const mesh of [this.shadows, this.dice]) {
      mesh.geometry.instanceCount = count;
      mesh.visible = count > 0;
    }
  }

  private makeRoom(dice: number): void {
    let room = this.poses.length / STRIDE;
    if (dice <= room) return;
    while (room < dice) room *= 2;
    this.poses = new Float32Array(room * STRIDE);
    this.looks = new Float32Array(room * LOOK);
    this.buffer.data = new Float32Array(room * INSTANCE);
  }
}
