/**
 * Hexes by axial coordinates, `q,r`: q grows to the right, r down and to the right; the third axis is -q-r.
 * Everything is whole numbers, so the same line is drawn on every machine.
 */
export type Hex = `${number},${number}`;

/** The six directions, to the right first and then clockwise. A side of a hex has the number of its direction. */
export type Direction = 0 | 1 | 2 | 3 | 4 | 5;
export const directions: readonly Direction[] = [0, 1, 2, 3, 4, 5];

const steps: readonly (readonly [number, number])[] = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]];

export const hexAt = (q: number, r: number): Hex => `${q},${r}`;

export function axesOf(hex: Hex): readonly [q: number, r: number] {
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

export const turnedDirection = (direction: Direction, sixths: number): Direction => ((((direction + sixths) % 6) + 6) % 6) as Direction;
export const oppositeDirection = (direction: Direction): Direction => turnedDirection(direction, 3);

export const neighbours = (hex: Hex): Hex[] => directions.map((direction) => moved(hex, direction));

export function distance(from: Hex, to: Hex): number {
  const [[aq, ar], [bq, br]] = [axesOf(from), axesOf(to)];
  const [dq, dr] = [aq - bq, ar - br];
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
}

/** The hexes at exactly this distance, clockwise, beginning straight to the right. */
export function ring(centre: Hex, radius: number): Hex[] {
  if (radius === 0) return [centre];
  return directions.flatMap((direction) => {
    const corner = moved(centre, direction, radius);
    return Array.from({ length: radius }, (_, i) => moved(corner, turnedDirection(direction, 2), i));
  });
}

/** The centre and every ring around it up to this distance, from the inside out. */
export const spiral = (centre: Hex, radius: number): Hex[] => Array.from({ length: radius + 1 }, (_, i) => ring(centre, i)).flat();

/** A hex after so many sixths of a turn to the right about `centre`. */
export function rotated(hex: Hex, sixths: number, centre: Hex = '0,0'): Hex {
  const [cq, cr] = axesOf(centre);
  let [q, r] = axesOf(hex);
  [q, r] = [q - cq, r - cr];
  for (let turns = ((sixths % 6) + 6) % 6; turns > 0; turns--) [q, r] = [-r, q + r];
  return hexAt(q + cq, r + cr);
}

/**
 * The hexes a straight line from centre to centre goes through, both ends included. On an edge it keeps to one side, the same both
 * ways.
 */
export function line(from: Hex, to: Hex): Hex[] {
  const far = distance(from, to);
  if (far === 0) return [from];
  const [start, end] = inOrder(from, to);
  const [[aq, ar], [bq, br]] = [axesOf(start), axesOf(end)];
  const hexes = Array.from({ length: far + 1 }, (_, i) => nearest(aq * far + (bq - aq) * i, ar * far + (br - ar) * i, far));
  return start === from ? hexes : hexes.reverse();
}

function inOrder(a: Hex, b: Hex): [Hex, Hex] {
  const [[aq, ar], [bq, br]] = [axesOf(a), axesOf(b)];
  return aq < bq || (aq === bq && ar < br) ? [a, b] : [b, a];
}

/** The hex that holds the point (q/over, r/over). Whole numbers only: the nudge of halves decides ties, always the same way. */
function nearest(q: number, r: number, over: number): Hex {
  const s = -q - r;
  const round = (n: number): number => Math.floor((2 * n + over) / (2 * over));
  let [rq, rr] = [round(q), round(r)];
  const rs = round(s);
  const [offQ, offR, offS] = [Math.abs(rq * over - q), Math.abs(rr * over - r), Math.abs(rs * over - s)];
  if (offQ > offR && offQ > offS) rq = -rr - rs;
  else if (offR > offS) rr = -rq - rs;
  return hexAt(rq, rr);
}
