/**
 * Hexes by axial coordinates, `q,r`: q grows to the right, r down and to the right; the third axis is -q-r.
 */
export type Hex = `${number},${number}`;

/** The six directions, to the right first and then clockwise. A side of a hex has the number of its direction. */
export type Direction = 0 | 1 | 2 | 3 | 4 | 5;
export const directions: readonly Direction[] = [0, 1, 2, 3, 4, 5];

const steps: readonly (readonly [number, number])[] = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]];

export const hexAt = (q: number, r: number): Hex => `${q},${r}`;

function axesOf(hex: Hex): readonly [q: number, r: number] {
  const comma = hex.indexOf(',');
  return [Number(hex.slice(0, comma)), Number(hex.slice(comma + 1))];
}

export function moved(hex: Hex, direction: Direction, far = 1): Hex {
  const [q, r] = axesOf(hex);
  const [dq, dr] = steps[direction]!;
  return hexAt(q + dq * far, r + dr * far);
}

export const plus = (a: Hex, b: Hex): Hex => {
  const [[aq, ar], [bq, br]] = [axesOf(a), axesOf(b)];
  return hexAt(aq + bq, ar + br);
};

export const neighbours = (hex: Hex): Hex[] => directions.map((direction) => moved(hex, direction));

export function distance(from: Hex, to: Hex): number {
  const [[aq, ar], [bq, br]] = [axesOf(from), axesOf(to)];
  const [dq, dr] = [aq - bq, ar - br];
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
}
