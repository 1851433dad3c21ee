import type { Point, Strip } from '../stage/shapes.ts';

/** A side of something, and the way that leads off it. */
export interface Side extends Point {
  readonly dx: number;
  readonly dy: number;
}

/** How far off its side an arrow begins and ends, and half its width, in pixels. */
const arrow = { from: 4, to: 32, half: 11 } as const;

/** What an arrow covers on a side, where a pixel is so many units. */
function coveredBy({ x, y, dx, dy }: Side, px: number): Strip {
  const [near, far, half] = [arrow.from * px, arrow.to * px, arrow.half * px];
  const [ax, ay] = [x + dx * near - Math.abs(dy) * half, y + dy * near - Math.abs(dx) * half];
  const [bx, by] = [x + dx * far + Math.abs(dy) * half, y + dy * far + Math.abs(dx) * half];
  return { x: Math.min(ax, bx), y: Math.min(ay, by), width: Math.abs(bx - ax), height: Math.abs(by - ay) };
}

const meet = (a: Strip, b: Strip): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Hiding words is worse than lying on any number of things. */
const wordsWeigh = 100;

/** On which side an arrow hides least: no words if it can be helped, then as few things as may be. `load`: what lies at a point. */
export function freestSide(sides: readonly Side[], px: number, words: readonly Strip[], load: (at: Point) => number): Side {
  const loadOf = (side: Side): number => {
    const covered = coveredBy(side, px);
    const hidden = words.filter((word) => meet(covered, word)).length;
    const things = [8, 20, 32].reduce((sum, way) => sum + load({ x: side.x + side.dx * way * px, y: side.y + side.dy * way * px }), 0);
    return hidden * wordsWeigh + things;
  };
  return sides.map((side) => ({ side, load: loadOf(side) })).toSorted((a, b) => a.load - b.load)[0]!.side;
}
