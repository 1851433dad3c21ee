import { corner, lerp, zoneIndex } from '../printed/hexagon.ts';
import type { Zone } from '../../../../engine/games/stonesaga/content/vocabulary.ts';
import type { Point } from '../../../stage/shapes.ts';

/** Five structures at most stand before the huts, in an arc through the zone from one cut to the other. */
export function buildingSpots(zone: Zone): readonly Point[] {
  const k = zoneIndex[zone];
  const middle = lerp({ x: 0, y: 0 }, corner(2 * k + 1), 0.5);
  const [from, to] = [lerp(middle, corner(2 * k), 0.62), lerp(middle, corner(2 * k + 2), 0.62)];
  return [0, 1, 2, 3, 4].map((i) => {
    const at = lerp(from, to, i / 4);
    const bow = Math.sin((i / 4) * Math.PI) * 0.3;
    return { x: at.x + (corner(2 * k + 1).x / 2) * bow, y: at.y + (corner(2 * k + 1).y / 2) * bow + 10 };
  });
}
