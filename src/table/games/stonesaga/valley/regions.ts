import type { Point } from '../../../stage/shapes.ts';
import type { Ground } from '../ground.ts';

/** A land with the plate of its name, and how far its middle lies above the middle of both, in units of a hex. */
const land = { width: 400, height: 430, up: 34 } as const;

/** Lands to choose from lie side by side in the middle of the map. */
export function regionSpots(count: number, { map }: Ground): (Point & { readonly scale: number })[] {
  const scale = Math.min(1.1, map.width / Math.max(1, count) / land.width, map.height / land.height);
  return Array.from({ length: count }, (_, i) => ({
    x: map.x + (map.width * (i + 0.5)) / count,
    y: map.y + map.height / 2 - land.up * scale,
    scale,
  }));
}
