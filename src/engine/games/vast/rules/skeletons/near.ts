import { chartName, grounds, isGroundsId, type GroundsId, type SpaceId } from '../../content/manor.ts';
import { distance } from '../distance.ts';
import { squares } from '../spaces.ts';

export const everySpace: readonly SpaceId[] = [...squares, ...(Object.keys(grounds) as GroundsId[])];
const known = new Map<string, readonly SpaceId[]>();

/** Every space from 0 to `reach` spaces away, walls ignored. The map never changes its shape, so each answer is kept. */
export function spacesWithin(from: SpaceId, reach: number): readonly SpaceId[] {
  const key = `${from}/${reach}`;
  let near = known.get(key);
  if (near === undefined) known.set(key, (near = everySpace.filter((space) => distance(from, space) <= reach)));
  return near;
}

/** Skeletons have to tell one part of the grounds from another. */
export const placeName = (space: SpaceId): string => (isGroundsId(space) ? `the grounds ${space}` : chartName(space));
