import { faces } from './faces.ts';
import type { Edge, Face, MaterialFace } from './materials.ts';
import type { Code } from '../state.ts';

export const quarters = [0, 90, 180, 270] as const;
export type Quarter = (typeof quarters)[number];

/** Two tokens side by side, each at a quarter turn, and the code that their row of pips gives. */
export interface Position {
  readonly left: Quarter;
  readonly right: Quarter;
  readonly code: Code;
}

/** N4 The left and the right edge of a token that is turned clockwise; edges are listed north, east, south, west. */
const sidesAt: Readonly<Record<Quarter, readonly [number, number]>> = { 0: [3, 1], 90: [2, 0], 180: [1, 3], 270: [0, 2] };

/** The two edges of a turned token that are counted. */
export const countedEdges = (face: MaterialFace, turn: Quarter): readonly [Edge, Edge] => sidesAt[turn].map((side) => faces[face].edges![side]) as [Edge, Edge];

/** SS-292 to SS-301, SS-311 to SS-316 Null if the tokens cannot lie like that. */
export function codeOf(left: Face, leftTurn: Quarter, right: Face, rightTurn: Quarter): Code | null {
  const [a, b] = sidesAt[leftTurn].map((side) => faces[left].edges![side]) as [Edge, Edge];
  const [c, d] = sidesAt[rightTurn].map((side) => faces[right].edges![side]) as [Edge, Edge];
  // A null icon matches nothing and may only stand last.
  if (!a || !b || !c || b[0] !== c[0]) return null;
  return `${a[0]}${a[1]}${b[1]}${c[1]}${d ? d[1] : 0}` as Code;
}

/** By the left face and then by the right one: a list of actions asks for every pair in a bag. Edges are printed, so nothing is ever stale. */
const known: Partial<Record<MaterialFace, Partial<Record<MaterialFace, readonly Position[]>>>> = {};

/** SS-295 Every way the pair may lie, each code once: turning a token that looks the same both ways changes nothing. */
export const positionsOf = (left: MaterialFace, right: MaterialFace): readonly Position[] =>
  ((known[left] ??= {})[right] ??= findPositions(left, right));

function findPositions(left: MaterialFace, right: MaterialFace): readonly Position[] {
  const positions: Position[] = [];
  for (const leftTurn of quarters)
    for (const rightTurn of quarters) {
      const code = codeOf(left, leftTurn, right, rightTurn);
      if (code && !positions.some((one) => one.code === code)) positions.push({ left: leftTurn, right: rightTurn, code });
    }
  return positions;
}

/** `blue2210` as it is said: Blue 2210. */
export const sayCode = (code: Code): string => `${code[0]!.toUpperCase()}${code.slice(1, -4)} ${code.slice(-4)}`;
