import type { Place } from '../../content/kinds.ts';
import { gridOf, placeOf } from '../../content/places.ts';
import type { Where } from '../../content/goals.ts';
import type { VantageState } from '../../state.ts';

/** Whether a location is one that a goal means. */
export function isThere(s: VantageState, num: number, where: Where): boolean {
  const place = placeOf(num);
  return (
    (where.num === undefined || where.num === num) &&
    (where.region === undefined || where.region === place.region) &&
    (where.sector === undefined || where.sector === place.sector) &&
    (where.hidden === undefined || where.hidden === place.hidden) &&
    (where.terrain === undefined || where.terrain.some((one) => place.terrain.includes(one))) &&
    (where.columns === undefined || isInColumns(place, where.columns)) &&
    (where.never === undefined || !s.deeds.some((deed) => deed.at === num && deed.cat === where.never))
  );
}

function isInColumns(place: Place, columns: readonly number[]): boolean {
  const column = gridOf(place)?.column;
  return column !== undefined && columns.includes(column);
}
