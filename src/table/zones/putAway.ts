import type { Strip } from '../stage/shapes.ts';

interface Laid {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly alpha: number;
  readonly touchable?: boolean;
}

/** A thing of a zone that is behind its tab: it waits there, unseen, and comes out of it. */
export const putAway = <T extends Laid>(thing: T, tab: Strip): T => ({
  ...thing,
  x: tab.x + tab.width / 2,
  y: tab.y + tab.height / 2,
  size: thing.size * 0.2,
  alpha: 0,
  touchable: false,
});
