import type { PrintedArea } from '../printed/places.ts';
import { on, type BoardSpot } from '../layout/ground.ts';
import { rectangle, type LaidPlace } from '../layout/laid.ts';

/** A printed rectangle as a place, in units of its board. */
export function printedBox(spot: BoardSpot, id: string, { x, y, w, h }: PrintedArea, z = 2): LaidPlace {
  const corner = on(spot, { x, y });
  return {
    id,
    area: rectangle(corner.x, corner.y, w * spot.scale, h * spot.scale, 8),
    snap: on(spot, { x: x + w / 2, y: y + h / 2 }),
    glow: 'box',
    z,
  };
}

/** A dial, to be read or fed. */
export function printedDial(spot: BoardSpot, id: string, dial: { readonly x: number; readonly y: number; readonly r: number }): LaidPlace {
  const centre = on(spot, dial);
  return { id, area: { shape: 'circle', ...centre, radius: dial.r * spot.scale }, snap: centre, glow: 'ring', z: 2 };
}
