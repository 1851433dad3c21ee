import type { Shape } from '../../src/engine/games/vast/content/tiles.ts';

/** A position for the still: column, row, kind, shape, variant, turn. */
export const LIT: readonly (readonly [number, number, string, Shape, string, number])[] = [
  [3, 0, 'treasure', 'D', 'a', 0],
  [1, 1, 'armory', 'T', 'a', 3],
  [2, 1, 'poltergeist', 'I', 'a', 0],
  [3, 1, 'blood', 'X', 'a', 0],
  [4, 1, 'pit', 'I', 'b', 0],
  [5, 1, 'armory', 'T', 'b', 0],
  [2, 2, 'blood', 'L', 'a', 0],
  [3, 2, 'poltergeist', 'T', 'b', 1],
  [5, 2, 'shrine', 'I', 'a', 1],
  [1, 3, 'treasure', 'L', 'a', 0],
  [2, 3, 'shrine', 'X', 'a', 0],
  [3, 3, 'pit', 'X', 'a', 0],
  [4, 3, 'blood', 'T', 'b', 2],
  [5, 3, 'poltergeist', 'X', 'a', 0],
  [2, 4, 'pit', 'L', 'b', 3],
  [3, 4, 'blood', 'X', 'b', 1],
  [4, 4, 'poltergeist', 'L', 'a', 1],
  [1, 5, 'armory', 'T', 'a', 2],
  [2, 5, 'blood', 'T', 'a', 0],
  [3, 5, 'poltergeist', 'T', 'a', 2],
  [5, 5, 'armory', 'T', 'b', 1],
  [2, 6, 'pit', 'T', 'a', 2],
  [3, 6, 'entrance', 'T', 'a', 0],
  [4, 6, 'blood', 'I', 'b', 0],
  [5, 6, 'shrine', 'T', 'b', 2],
];
export const DARK = [[1, 0], [1, 2], [6, 1], [4, 2], [1, 4], [6, 3], [5, 4], [4, 5], [0, 5], [1, 6], [6, 6]] as const;
export const LAMPS = [[2.24, 3.72], [1.3, 3.74], [5.26, 6.3], [3.72, 6.72]] as const;
export const FIGURES: readonly (readonly [string, number, number, boolean?])[] = [
  ['spider', 2.52, 2.56],
  ['slashy', 4.7, 6.5],
  ['shooty', 5.34, 5.6, true],
  ['stabby', 7.33, 0.6],
  ['screamy', 1.4, 1.6],
  ['casty', 1.7, 5.5],
  ['pillar', 5.5, 2.52],
  ['poltergeist', 2.34, 1.56],
  ['poltergeist2', 4.62, 4.56],
  ['egg', 3.66, 1.5],
  ['paladin', 4.5, 3.56],
  ['bones', 3.5, 5.5],
];
export const TOKENS = [
  ['blood', 3.24, 1.72], ['blood', 3.3, 4.66], ['blood', 4.2, 6.5], ['web', 3.22, 2.74], ['web', 4.24, 1.7], ['skulls', 1.24, 5.74],
] as const;
export const CHESTS = [[3.26, 0.84], [1.5, 0.6], [1.76, 3.62]] as const;
/** Middle of the edge and which way it runs. */
export const BREACHES = [[4.5, 4, 'h'], [2.5, 4.99, 'h'], [2, 2.5, 'v'], [5, 2.5, 'v']] as const;
export const FORCE = [[3.5, 5, 'h'], [4, 2.5, 'v']] as const;
