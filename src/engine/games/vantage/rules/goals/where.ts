import type { Place } from '../../content/kinds.ts';
import { gridOf, placeOf } from '../../content/places.ts';
import type { Where } from '../../content/goals.ts';
import type { Skill } from '../../content/vocabulary.ts';
import type { Deed, VantageState } from '../../state.ts';
import { countedOf, type Counting } from './tally.ts';

/** Whether a location is one that a goal means. */
export const isThere = (s: VantageState, num: number, where: Where): boolean =>
  lies(num, where) && (where.never === undefined || !countedOf(s.deeds, placesOf).get(where.never)?.has(num));

/** Where each category of deeds has been done. */
const placesOf: Counting<Deed, Map<Skill, Set<number>>> = {
  nothing: () => new Map(),
  add: (places, { cat, at }) => void places.set(cat, (places.get(cat) ?? new Set()).add(at)),
};

/** As far as the map tells, whatever has been done there. */
export function lies(num: number, where: Where): boolean {
  const place = placeOf(num);
  return (
    (where.num === undefined || where.num === num) &&
    (where.region === undefined || where.region === place.region) &&
    (where.sector === undefined || where.sector === place.sector) &&
    (where.hidden === undefined || where.hidden === place.hidden) &&
    (where.terrain === undefined || where.terrain.some((one) => place.terrain.includes(one))) &&
    (where.columns === undefined || isInColumns(place, where.columns))
  );
}

function isInColumns(place: Place, columns: readonly number[]): boolean {
  const column = gridOf(place)?.column;
  return column !== undefined && columns.includes(column);
}
