import { SCALE, TILT, Z } from '../printed/space.ts';
import {
  grounds as groundsIds,
  gridSize,
  type GroundsId,
  type SpaceId,
  type SquareId,
} from '../../../../engine/games/vast/content/manor.ts';
import { MARCH, TERROR } from '../printed/places.ts';
import { roleOrder, type Role } from '../../../../engine/games/vast/content/roles.ts';
import type { Offers } from '../../../gesture/offers.ts';
import { cardKindsOf } from './cards.ts';
import type { Strip } from '../../../stage/shapes.ts';
import { on, onMap, rectOf, type Ground } from './ground.ts';
import { rectangle, type LaidPlace } from './laid.ts';
import { edgeAt } from './tokens.ts';

export const squares: readonly SquareId[] = Array.from(
  { length: gridSize * gridSize },
  (_, k): SquareId => `${(k % gridSize) + 1},${Math.floor(k / gridSize) + 1}`,
);

/** Every space of the map. */
export function mapPlaces(ground: Ground): LaidPlace[] {
  return [...squares, ...(Object.keys(groundsIds) as GroundsId[])].map((space: SpaceId): LaidPlace => {
    const { x, y, width, height } = rectOf(ground, space);
    const inset = 3 * ground.map.scale;
    return {
      id: `space:${space}`,
      area: rectangle(x + inset, y + inset, width - 2 * inset, height - 2 * inset, 7),
      snap: { x: x + width / 2, y: y + height * 0.56 },
      glow: 'tile',
      z: 0,
    };
  });
}

/** Walls can be touched only while something may be done to them: otherwise they would stand in the way of the tiles. */
export function edgePlaces(ground: Ground, offers: Offers): LaidPlace[] {
  return offers.aims('edge:').map((id): LaidPlace => {
    const { across, at } = edgeAt(ground, id.slice('edge:'.length));
    // short of the corners, so that the four edges of a tile do not lie on each other
    const [long, short] = [0.66 * SCALE * ground.map.scale, 0.3 * SCALE * ground.map.scale];
    const [width, height] = across ? [long, short] : [short, long * TILT];
    const y = at.y - (across ? height * 0.75 : height * 0.6);
    return { id, area: rectangle(at.x - width / 2, y, width, height, 6), snap: { x: at.x, y: y + height / 2 }, glow: 'box', z: 3 };
  });
}

/** The staircase before the Entrance, while somebody may leave by it. */
export function stairsPlace(ground: Ground, offers: Offers): LaidPlace[] {
  if (!offers.touched.has('space:stairs')) return [];
  const corner = onMap(ground, 3, gridSize, Z.board);
  const [width, height] = [SCALE * ground.map.scale, 0.62 * SCALE * TILT * ground.map.scale];
  return [
    {
      id: 'space:stairs',
      area: rectangle(corner.x, corner.y, width, height, 6),
      snap: { x: corner.x + width / 2, y: corner.y + height * 0.6 },
      glow: 'tile',
      z: 1,
    },
  ];
}

/** Dials that nothing is put on, to be read. */
export function dialPlaces(ground: Ground): LaidPlace[] {
  const ring = (id: string, spot: Ground['march'], dial: { x: number; y: number; r: number }): LaidPlace => {
    const centre = on(spot, dial);
    return { id, area: { shape: 'circle', ...centre, radius: dial.r * spot.scale }, snap: centre, glow: 'ring', z: 2 };
  };
  return [ring('dial:stability', ground.march, MARCH.stability), ring('dial:terror', ground.terror, TERROR.terror)];
}

/** Each role's rail: whatever goes to a role whose board is not the large one goes there. */
export function railPlaces({ rails }: Ground, roles: readonly Role[], large: Role): LaidPlace[] {
  return roles.flatMap((role) => {
    const rail = rails[roleOrder.indexOf(role)]!;
    const names =
      role === large
        ? [`rail:${role}`]
        : [`rail:${role}`, `board:${role}`, `hand:${role}`, ...cardKindsOf[role].map((kind) => `pile:${kind}`)];
    return names.map((id) => onRail(id, role, rail));
  });
}

const onRail = (id: string, role: Role, { x, y, width, height }: Strip): LaidPlace => ({
  id,
  rail: role,
  area: rectangle(x, y, width, height, 12),
  snap: { x: x + width / 2, y: y + height / 2 },
  glow: 'box',
  z: id.startsWith('hand:') ? 2 : 1,
});
