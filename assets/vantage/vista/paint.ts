import type { Gl } from './gl.ts';
import { anchorsOf, depthOf } from './depth.ts';
import { drawBloom, drawRays, drawWeather } from './paint/air.ts';
import { brushOver, gradeColours } from './paint/finish.ts';
import { walkLand } from './paint/land.ts';
import { lightLand } from './paint/light.ts';
import { beginPainting } from './paint/painting.ts';
import { growPlants } from './paint/plants.ts';
import { drawThings } from './paint/sprites.ts';
import { standThings } from './paint/things.ts';
import type { Vista } from './types.ts';

interface Picture {
  readonly canvas: HTMLCanvasElement;
  /** How far everything is, dark is near: what the sway of the picture is read from. */
  readonly depth: HTMLCanvasElement;
  /** Where landmarks and living things stand, nearest the eye first, as shares of the picture. */
  readonly anchors: [number, number][];
}

/** Paints a vista. The same vista, seed and size give the same picture. */
export function paint(v: Vista, seed: number, W: number, H: number, G: Gl): Picture {
  const p = beginPainting(v, seed, W, H, G);
  const walked = walkLand(p);
  const { T } = walked;
  const things = standThings(p, walked);
  growPlants(p, walked, things);
  const C = lightLand(p, walked, things);
  const farToNear = things.all.toSorted((a, b) => b.z - a.z);
  drawThings(p, C, T, farToNear);
  drawWeather(p, C, T);
  const rays = drawRays(p, C, T);
  const bloom = drawBloom(p, C);
  const brushed = brushOver(p, C, T);
  const canvas = gradeColours(p, brushed, bloom, rays);
  for (const target of [T, C, rays, bloom, brushed]) G.drop(target);
  for (const texture of p.made) G.gl.deleteTexture(texture);
  const stood = farToNear.flatMap(({ z, rect, painted, inst }) => (rect && painted ? [{ z, rect, painted, flip: inst[7] === 1 }] : []));
  return { canvas, depth: depthOf(walked.geo, walked.lw, walked.lh, stood), anchors: anchorsOf(stood) };
}
