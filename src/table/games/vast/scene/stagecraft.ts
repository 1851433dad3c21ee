import type { Kit } from '../../../stage/kit.ts';
import type { Point } from '../../../stage/shapes.ts';
import type { Animator } from '../../../stage/animator.ts';
import type { Later } from '../../../told.ts';
import type { SeenFigure } from './effects.ts';

/** What an actor needs: the table with its motion, a animator for what passes, and a clock that stops when the story is cut short. */
export interface ActingStage {
  readonly kit: Kit;
  readonly animator: Animator;
  readonly later: Later;
}

/** Where a thing is seen now, and how large. */
export const seen = (kit: Kit, id: string): SeenFigure | null => kit.motion.pose(id) ?? null;

/** The middle of the first of these that is on the table. */
export function whereIs(kit: Kit, ...ids: readonly string[]): Point | null {
  for (const id of ids) {
    const at = kit.things.centre(id);
    if (at) return at;
  }
  return null;
}

export function dust(kit: Kit, id: string): void {
  const at = kit.things.centre(id);
  if (at) kit.effects?.landed(at, 1, Math.max(16, kit.things.girth(id)));
}

export function jolt(kit: Kit, id: string, by: number): void {
  const turn = kit.motion.pose(id)?.turn;
  if (turn === undefined) return;
  kit.motion.spin(id, turn + by);
  kit.motion.settle(id);
}

/** Towards the other and back; motion is told the true home again, wherever that is by then. */
export function lunge(kit: Kit, id: string, towards: string): void {
  const [from, to] = [kit.motion.homeOf(id), kit.motion.pose(towards)];
  if (!from || !to) return;
  const way = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const reach: Point = { x: from.x + ((to.x - from.x) / way) * 26, y: from.y + ((to.y - from.y) / way) * 26 };
  kit.motion.send(id, { ...from, ...reach });
  setTimeout(() => {
    const now = kit.motion.homeOf(id);
    if (now && now.x === reach.x && now.y === reach.y) kit.motion.send(id, from);
  }, 170);
}
