import type { Point } from '../../../stage/shapes.ts';
import type { Ground } from '../ground.ts';

/** Lands to choose from lie side by side in the middle of the stage. */
export function regionSpots(count: number, { stage }: Ground): (Point & { readonly scale: number })[] {
  const scale = Math.min(1.1, stage.width / Math.max(1, count) / 400);
  return Array.from({ length: count }, (_, i) => ({
    x: stage.x + (stage.width * (i + 0.5)) / count,
    y: stage.y + stage.height * 0.44,
    scale,
  }));
}
