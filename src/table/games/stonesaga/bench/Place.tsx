import { usePlace } from '../../../hooks.ts';
import type { Area, Point } from '../../../stage/shapes.ts';

/** Somewhere on the bench that a hand can reach. */
export function Place({
  id,
  area,
  snap,
  opens,
}: {
  readonly id: string;
  readonly area: Area;
  readonly snap?: Point | undefined;
  readonly opens?: (() => void) | undefined;
}) {
  usePlace(id, { area, snap, glow: 'box', opens });
  return null;
}
