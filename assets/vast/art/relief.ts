import { shrink } from '../../bake/canvas.ts';
import { release, render, toCanvas } from '../../bake/glsl.ts';
import heightShader from '../../../shaders/vast/height.glsl?raw';
import reliefShader from '../../../shaders/vast/relief.glsl?raw';
import { LIGHT, POOL, RISE, SCALE, TILT, Z } from '../../../src/table/games/vast/printed/space.ts';
import type { Brush, Flame } from './brush.ts';

/** What of the height field is drawn; the numbers are those of relief.glsl. */
export const PART = { board: 0, tile: 1, spill: 2, southWall: 3, northWall: 4, loose: 5, stones: 6 };

/** A rectangle of the screen in tiles, measured from the projected corner of the grid at height 0. */
export interface View { x: number; y: number; w: number; h: number }

/** Pixels per tile of the high set. */
export const FINE = SCALE * 2;
/** Every pixel of the high set is the mean of four: edges of walls are stairs without it. */
const OVERSAMPLE = 2;

export function lift(brush: Brush, ground: number) {
  return render({
    fragment: heightShader,
    width: brush.colour.canvas.width,
    height: brush.colour.canvas.height,
    float: true,
    uniforms: { uTiles: brush.map.size, uGround: ground },
    textures: { uColour: brush.colour.canvas, uLevel: brush.height.canvas },
  });
}

export function drawRelief(brush: Brush, view: View, o: { part: number; ground: number; stain?: readonly [number, number]; pool?: number }) {
  const height = lift(brush, o.ground);
  const { map } = brush;
  const lights = brush.flames.slice(0, 32).map(lightOf);
  const picture = render({
    fragment: reliefShader,
    width: Math.round(view.w * FINE) * OVERSAMPLE,
    height: Math.round(view.h * FINE) * OVERSAMPLE,
    uniforms: {
      uWindow: [view.x, view.y, view.w, view.h],
      uMap: [map.x, map.y, 1 / map.size, 1 / map.unit],
      uTilt: [TILT, RISE],
      uSun: [...LIGHT],
      uLamp: table(lights.map((l) => l.at)),
      uGlow: table(lights.map((l) => l.glow)),
      uLamps: lights.length,
      uPool: [POOL.x, POOL.y, o.pool ?? 0],
      uStain: [...(o.stain ?? [0, 0])],
      uPart: o.part,
      uFloor: Z.tile,
    },
    textures: { uColour: brush.colour.canvas, uHeight: height },
  });
  release(height);
  return shrink(toCanvas(picture), 1 / OVERSAMPLE);
}

function table(rows: number[][]) {
  const out = new Float32Array(32 * 4);
  rows.forEach((row, i) => out.set(row, i * 4));
  return out;
}

function lightOf({ x, y, z, kind }: Flame) {
  if (kind === 'forge') return { at: [x, y, z, 0.9], glow: [1, 0.35, 0.1, 0.5] };
  if (kind === 'magic') return { at: [x, y, z, 0.9], glow: [0.5, 0.3, 1, 0.3] };
  return { at: [x, y, z + 0.05, 0.55], glow: [1, 0.6, 0.22, 0.2] };
}
