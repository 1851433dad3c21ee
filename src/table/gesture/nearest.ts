import type { Point } from '../stage/shapes.ts';

export interface Aim {
  readonly id: string;
  /** 1 on the target, falling to 0 at the edge of its pull. */
  readonly pull: number;
}

export interface Reachable {
  readonly id: string;
  readonly snap: Point;
  /** How far a point on the table is from its area; 0 inside. */
  distance(point: Point): number;
}

/** The legal target that a hand aims at: the one it is over, else the closest within reach. */
export function nearest(point: Point, targets: readonly Reachable[], reach: number): Aim | null {
  let best: (Aim & { distance: number; middle: number }) | null = null;
  for (const { id, snap, distance: measure } of targets) {
    const distance = measure(point);
    if (distance > reach) continue;
    const middle = Math.hypot(point.x - snap.x, point.y - snap.y);
    if (best && (distance > best.distance || (distance === best.distance && middle >= best.middle))) continue;
    best = { id, pull: 1 - distance / reach, distance, middle };
  }
  return best && { id: best.id, pull: best.pull };
}

/** Where a held thing is shown: drawn towards the target, yet always nearer to the hand. */
export function drawn(hand: Point, snap: Point, pull: number): Point {
  const k = 0.45 * pull;
  return { x: hand.x + (snap.x - hand.x) * k, y: hand.y + (snap.y - hand.y) * k };
}
