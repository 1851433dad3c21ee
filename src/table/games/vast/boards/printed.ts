import type { PrintedArea } from '../printed/places.ts';
import { areaOn, on, type BoardSpot } from '../layout/ground.ts';
import { rectangle, type LaidPlace } from '../layout/laid.ts';

/** A printed rectangle as a place, in units of its board. */
export function printedBox(spot: BoardSpot, id: string, { x, y, w, h }: PrintedArea, z = 2): LaidPlace {
  const { x: left, y: top, width, height } = areaOn(spot, { x, y, w, h });
  return {
    id,
    area: rectangle(left, top, width, height, 8),
    snap: { x: left + width / 2, y: top + height / 2 },
    glow: 'box',
    z,
  };
}

/** A dial, to be read or fed. */
export function printedDial(spot: BoardSpot, id: string, dial: { readonly x: number; readonly y: number; readonly r: number }): LaidPlace {
  const centre = on(spot, dial);
  return { id, area: { shape: 'circle', ...centre, radius: dial.r * spot.scale }, snap: centre, glow: 'ring', z: 2 };
}
