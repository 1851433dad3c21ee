import type { Strip } from './shapes.ts';

/** Whether a strip lies inside another, or hangs over it by no more than `slack`. */
export const within = (one: Strip, other: Strip, slack = 0): boolean =>
  one.x >= other.x - slack &&
  one.y >= other.y - slack &&
  one.x + one.width <= other.x + other.width + slack &&
  one.y + one.height <= other.y + other.height + slack;

/** Whether two strips lie on each other by more than `slack`. */
export const overlap = (a: Strip, b: Strip, slack = 0): boolean =>
  a.x + slack < b.x + b.width && b.x + slack < a.x + a.width && a.y + slack < b.y + b.height && b.y + slack < a.y + a.height;
