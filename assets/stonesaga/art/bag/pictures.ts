import type { Face, ShapeName } from '../../../../src/engine/games/stonesaga/content/materials.ts';
import { shapes } from '../../../../src/engine/games/stonesaga/content/materials.ts';
import type { Ctx } from '../../../bake/canvas.ts';
import * as beast from './beastMotifs.ts';
import * as earth from './earthMotifs.ts';
import * as food from './foodMotifs.ts';
import * as plant from './plantMotifs.ts';
import { at } from './relief.ts';

/** A resource as it is painted: on its token, a hundred units for each cell from the upper left corner, and in a window round the origin. */
export interface Painted {
  readonly token: (c: Ctx) => void;
  readonly window: (c: Ctx) => void;
}
type Motif = (c: Ctx) => void;

/** Fills one cell. */
const small = (draw: Motif): Painted => ({ token: (c) => at(c, 50, 50, 0.92, 0, () => draw(c)), window: (c) => at(c, 0, 0, 0.94, 0, () => draw(c)) });
/** Lies along several cells; in a window it lies across. */
const along = (cells: number, draw: Motif, across = 0.9): Painted => ({
  token: (c) => at(c, cells * 50, 50, 0.94, 0, () => draw(c)),
  window: (c) => at(c, 0, 0, (across * 1.12) / cells, -0.62, () => draw(c)),
});
/** Fills two cells by two. */
const broad = (draw: Motif): Painted => ({
  token: (c) => at(c, 100, 100, 1.86, 0, () => draw(c)), window: (c) => at(c, 0, 0, 0.96, 0, () => draw(c)),
});
/** One piece in every cell of the shape; in a window a small heap. */
const heap = (shape: ShapeName, draw: (c: Ctx, i: number) => void): Painted => ({
  token: (c) => shapes[shape].forEach(([x, y], i) => at(c, x * 100 + 50, y * 100 + 50, 0.9, 0, () => draw(c, i))),
  window: (c) => [[-20, -18], [21, -12], [-1, 20]].forEach(([x, y], i) => at(c, x!, y!, 0.62, 0, () => draw(c, i))),
});
/** As a heap, but a window shows one piece large. */
const pieces = (shape: ShapeName, draw: (c: Ctx, i: number) => void): Painted => ({
  ...heap(shape, draw), window: (c) => at(c, 0, 0, 0.98, 0, () => draw(c, 0)),
});

const twoLogs: Motif = (c) => {
  for (const [x, y, half] of [[2, -17, 40], [-4, 14, 42]] as const) at(c, x, y, 1, -0.55, () => plant.log(c, half, 14));
};

export const pictures: Readonly<Record<Face, Painted>> = {
  wood: { ...along(3, (c) => plant.log(c, 126, 30)), window: twoLogs },
  shapedWood: along(3, plant.shaft, 1.05),
  fiber: along(2, plant.fibres),
  cord: along(2, plant.rope, 0.96),
  pitch: small(plant.pitchLump),
  renderedPitch: small(plant.pitchBowl),
  bone: along(2, beast.longBone),
  carvedBone: along(2, beast.carvedBone),
  hide: broad(beast.hide),
  leather: broad(beast.leather),
  guts: pieces('corner', beast.coil),
  sinew: pieces('corner', beast.sinew),
  teeth: small(beast.teeth),
  honedTeeth: small(beast.honedTeeth),
  shell: heap('corner', beast.shell),
  shapedShell: pieces('corner', beast.shellTool),
  feather: along(2, beast.feather),
  trimmedFeather: along(2, beast.trimmedFeather),
  cloudstone: broad(earth.cloudstone),
  roundedCloudstone: broad(earth.cloudBall),
  riverstone: heap('corner', earth.riverstone),
  flakedRiverstone: pieces('corner', earth.blade),
  sunstone: along(2, earth.sunstone, 0.98),
  polishedSunstone: along(2, earth.polishedSun, 0.98),
  clay: heap('tee', earth.clayLump),
  firedClay: pieces('tee', earth.firedClay),
  deadCoral: pieces('tee', earth.coral),
  groundCoral: pieces('tee', earth.coralPowder),
  game: broad(food.game),
  fermentedGame: broad(food.fermentedGame),
  fish: along(2, food.fish),
  fermentedFish: along(2, food.fermentedFish),
  mushroom: small(food.mushroom),
  fermentedMushroom: small(food.fermentedMushroom),
  root: along(2, food.root),
  fermentedRoot: along(2, food.fermentedRoot),
  nuts: small(food.nuts),
  shelledNuts: small(food.kernels),
  grain: small(food.grain),
  groundGrain: small(food.flour),
  water: small(food.water),
};
