import type { Face, ShapeName } from '../../../../src/engine/games/stonesaga/content/materials.ts';
import { shapes } from '../../../../src/engine/games/stonesaga/content/materials.ts';
import type { Ctx } from '../../../bake/canvas.ts';
import * as food from './foodMotifs.ts';
import * as material from './materialMotifs.ts';
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
  for (const [x, y, half] of [[2, -17, 40], [-4, 14, 42]] as const) at(c, x, y, 1, -0.55, () => material.log(c, half, 14));
};

export const pictures: Readonly<Record<Face, Painted>> = {
  wood: { ...along(3, (c) => material.log(c, 126, 30)), window: twoLogs },
  shapedWood: along(3, material.shaft, 1.05),
  fiber: along(2, material.fibres),
  cord: along(2, material.rope, 0.96),
  pitch: small(material.pitchLump),
  renderedPitch: small(material.pitchBowl),
  bone: along(2, material.longBone),
  carvedBone: along(2, material.carvedBone),
  hide: broad(material.hide),
  leather: broad(material.leather),
  guts: pieces('corner', material.coil),
  sinew: pieces('corner', material.sinew),
  teeth: small(material.teeth),
  honedTeeth: small(material.honedTeeth),
  shell: heap('corner', material.shell),
  shapedShell: pieces('corner', material.shellTool),
  feather: along(2, material.feather),
  trimmedFeather: along(2, material.trimmedFeather),
  cloudstone: broad(material.cloudstone),
  roundedCloudstone: broad(material.cloudBall),
  riverstone: heap('corner', material.riverstone),
  flakedRiverstone: pieces('corner', material.blade),
  sunstone: along(2, material.sunstone, 0.98),
  polishedSunstone: along(2, material.polishedSun, 0.98),
  clay: heap('tee', material.clayLump),
  firedClay: pieces('tee', material.firedClay),
  deadCoral: pieces('tee', material.coral),
  groundCoral: pieces('tee', material.coralPowder),
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
