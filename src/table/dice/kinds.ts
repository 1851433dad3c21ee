import { pips, type FacePicture } from './marks.ts';
import { materials, type DieMaterial } from './materials.ts';

/** A kind of die. What the rules call the value of a face is its place in the list, from 1. */
export interface DieKind {
  /** First and last, second and fifth, third and fourth face are opposite. */
  readonly faces: readonly [FacePicture, FacePicture, FacePicture, FacePicture, FacePicture, FacePicture];
  readonly material: DieMaterial;
}

/** Kinds by the name that rolled dice have. */
export type DieKinds = Readonly<Record<string, DieKind>>;

/** The die that every game may throw. A game with others has them in `printed/dice.ts`, with this one if it needs it. */
export const commonKinds = {
  d6: { faces: [pips(1), pips(2), pips(3), pips(4), pips(5), pips(6)], material: materials.bone },
} as const satisfies DieKinds;

/** Dice as they are drawn: their kinds, and the address of the picture of their faces. */
export interface DiceSet {
  readonly kinds: DieKinds;
  readonly faces: string;
}

export const isKindOf = (kinds: DieKinds, name: string): boolean => Object.hasOwn(kinds, name);

/** The rows of a picture of faces, one under the other. Kinds with the same engravings share a row, whatever they are made of. */
export function faceRows(kinds: DieKinds): readonly DieKind['faces'][] {
  const rows = new Map(Object.values(kinds).map(({ faces }) => [JSON.stringify(faces), faces]));
  return [...rows.values()];
}

/** Where the shader finds a kind: its row in the picture, and its place in the list of materials. */
interface DieLook {
  readonly row: number;
  readonly material: number;
}

export interface DiceLooks {
  readonly rows: number;
  readonly materials: readonly DieMaterial[];
  readonly of: Readonly<Record<string, DieLook>>;
}

export function looksOf(kinds: DieKinds): DiceLooks {
  const rows = faceRows(kinds).map((faces) => JSON.stringify(faces));
  const used = [...new Set(Object.values(kinds).map(({ material }) => material))];
  const of = Object.fromEntries(
    Object.entries(kinds).map(([name, { faces, material }]) => [
      name,
      { row: rows.indexOf(JSON.stringify(faces)), material: used.indexOf(material) },
    ]),
  );
  return { rows: rows.length, materials: used, of };
}
