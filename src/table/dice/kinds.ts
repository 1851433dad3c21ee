import { number, pair, pips, symbol, type FacePicture } from './marks.ts';
import type { MaterialName } from './materials.ts';

/** A kind of die. What the rules call the value of a face is its place in the list, from 1. */
export interface Kind {
  readonly faces: readonly [FacePicture, FacePicture, FacePicture, FacePicture, FacePicture, FacePicture];
  readonly material: MaterialName;
}

/**
 * Kinds as data: a game adds its own here and bakes the faces again (assets/dice/bakeFaces.ts). Each kind is one row of the
 * picture of faces, in this order, so new ones go to the end. First and last, second and fifth, third and fourth face are opposite.
 */
export const kinds = {
  /** on which of six numbered places something appears */
  spawn: { faces: [number(1), number(2), number(3), number(4), number(5), number(6)], material: 'bone' },
  d6: { faces: [pips(1), pips(2), pips(3), pips(4), pips(5), pips(6)], material: 'bone' },
  /** symbols: a house at night */
  omen: {
    faces: [symbol('candle-light'), symbol('ghost'), pair('candle-light', 'bat'), symbol('key', 1), symbol('bat', 1), pair('ghost', 'key')],
    material: 'plum',
  },
  /** symbols: instruments of a starship */
  section: {
    faces: [
      symbol('radar-sweep'),
      pair('radar-sweep', 'gears'),
      symbol('atom', 1),
      pair('atom', 'radar-sweep'),
      symbol('gears'),
      symbol('hazard-sign', 1),
    ],
    material: 'night',
  },
  /** symbols: painted on a cave wall */
  hearth: {
    faces: [
      symbol('campfire'),
      symbol('deer'),
      pair('footprint', 'deer-track'),
      symbol('stone-spear', 1),
      symbol('berries-bowl'),
      pair('deer', 'campfire'),
    ],
    material: 'slate',
  },
} as const satisfies Record<string, Kind>;

export type DieKind = keyof typeof kinds;
export const dieKinds = Object.keys(kinds) as DieKind[];
export const isDieKind = (name: string): name is DieKind => Object.hasOwn(kinds, name);

/** The row of a kind in the picture of faces. */
export const faceRow = (kind: DieKind): number => dieKinds.indexOf(kind);
