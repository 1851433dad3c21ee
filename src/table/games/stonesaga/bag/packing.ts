import { faces } from '../../../../engine/games/stonesaga/content/faces.ts';
import { bagSize, type Face } from '../../../../engine/games/stonesaga/content/materials.ts';
import { cellsCovered, turnedCells, type Cell } from '../../../../engine/games/stonesaga/reckoning/bagCells.ts';

export type Turn = 0 | 1 | 2 | 3;

/** A token that lies in the bag: the upper left corner of the box round it, and its quarter turns clockwise. */
export interface Lying {
  /** Tells equal tokens apart as long as they lie here. */
  readonly key: number;
  readonly face: Face;
  readonly x: number;
  readonly y: number;
  readonly turn: Turn;
}

/** Columns and rows of the box round it. */
export function boxOf(face: Face, turn: Turn): Cell {
  const cells = turnedCells(faces[face].shape, turn);
  return [Math.max(...cells.map(([x]) => x)) + 1, Math.max(...cells.map(([, y]) => y)) + 1];
}

const inside = ([x, y]: Cell): boolean => x >= 0 && y >= 0 && x < bagSize.columns && y < bagSize.rows;
const same = (a: Cell, b: Cell): boolean => a[0] === b[0] && a[1] === b[1];

export const isInside = (one: Lying): boolean => cellsCovered(one).every(inside);
export const overlaps = (a: Lying, b: Lying): boolean => cellsCovered(a).some((cell) => cellsCovered(b).some((other) => same(cell, other)));

/** It may lie there: inside, flat, and on nothing else. */
export const fits = (one: Lying, others: readonly Lying[]): boolean =>
  isInside(one) && others.every((other) => other.key === one.key || !overlaps(one, other));

/** By quarter turns about its own middle, as near as cells allow. */
export function turned(one: Lying, by: number): Lying {
  const turn = ((((one.turn + by) % 4) + 4) % 4) as Turn;
  const [w, h] = boxOf(one.face, one.turn);
  const [tw, th] = boxOf(one.face, turn);
  return { ...one, turn, x: one.x + Math.floor((w - tw) / 2), y: one.y + Math.floor((h - th) / 2) };
}

/** Turned where it lies or, if something is in the way, pushed by one cell; as it was if that does not help. */
export function turnedWithin(one: Lying, by: number, others: readonly Lying[]): Lying {
  for (const quarter of [by, by * 2, by * 3]) {
    const round = turned(one, quarter);
    for (const [dx, dy] of [[0, 0], [1, 0], [0, 1], [-1, 0], [0, -1], [1, 1], [-1, -1], [1, -1], [-1, 1]] as const) {
      const tried = { ...round, x: round.x + dx, y: round.y + dy };
      if (fits(tried, others)) return tried;
    }
  }
  return one;
}

const turns: readonly Turn[] = [0, 1, 2, 3];

/** The first room for a token, unturned if possible. */
export function roomFor(key: number, face: Face, others: readonly Lying[]): Lying | null {
  for (const turn of turns)
    for (let y = 0; y < bagSize.rows; y++)
      for (let x = 0; x < bagSize.columns; x++) {
        const one: Lying = { key, face, x, y, turn };
        if (fits(one, others)) return one;
      }
  return null;
}

/** How a token lies that covers these cells. */
export function lyingOn(key: number, face: Face, cells: readonly Cell[]): Lying {
  const [x, y] = [Math.min(...cells.map(([cx]) => cx)), Math.min(...cells.map(([, cy]) => cy))];
  const found = turns
    .map((turn): Lying => ({ key, face, x, y, turn }))
    .find((one) => cellsCovered(one).every((cell) => cells.some((other) => same(cell, other))));
  if (!found) throw new Error(`${face} does not have the shape of ${JSON.stringify(cells)}`);
  return found;
}

/** Middle of its box, in cells. */
export const middleOf = ({ face, x, y, turn }: Lying): Cell => {
  const [w, h] = boxOf(face, turn);
  return [x + w / 2, y + h / 2];
};

export const cellsHeld = (tokens: readonly { readonly face: Face }[]): number =>
  tokens.reduce((sum, { face }) => sum + faces[face].cells, 0);
