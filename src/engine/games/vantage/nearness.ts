import type { Seat } from '../../kernel/rule.ts';
import type { DidGoal } from './content/goals.ts';
import type { Place } from './content/kinds.ts';
import { placeOf } from './content/places.ts';
import { directions } from './content/vocabulary.ts';
import { doneAt } from './rules/actions.ts';
import type { Atom } from './rules/goals/atoms.ts';
import { isThere } from './rules/goals/where.ts';
import { playerOf } from './rules/people.ts';
import type { VantageState } from './state.ts';

/** Steps beyond which a place is simply far away. */
const far = 9;
/** A place that has not been seen may be what is looked for, or not: so many steps more. */
const doubt = 2;

/** Places within reach of a seat by ways it has seen, with the steps to them; unseen ones are where the known map ends. */
export type KnownMap = readonly { readonly place: Place; readonly steps: number; readonly seen: boolean }[];

/** Walks from where a seat stands over the places it has been to, and looks one step beyond. A star counts twice: its page costs more. */
export function knownMap(s: VantageState, seat: Seat): KnownMap {
  const { location, journal } = playerOf(s, seat);
  if (location === null) return [];
  const seen = new Set(journal.map(({ num }) => num));
  const found = new Map([[location, 0]]);
  // Grows while it is walked; a shorter way by two plain steps than by a star is found first often enough.
  for (const [num, steps] of found) {
    if (!seen.has(num) || steps >= far) continue;
    for (const way of directions) {
      const exit = placeOf(num).compass[way];
      if (exit.kind !== 'blocked' && !found.has(exit.to)) found.set(exit.to, steps + (exit.kind === 'star' ? 2 : 1));
    }
  }
  return [...found].map(([num, steps]) => ({ place: placeOf(num), steps, seen: seen.has(num) }));
}

/**
 * How near a seat is to a place where the next step of a goal can be made, from 0 (far) to 1 (there), by what the seat has seen itself
 * and what has been read aloud.
 */
export function nearness(s: VantageState, seat: Seat, map: KnownMap, atom: Atom): number {
  let nearest = far;
  for (const { place, steps, seen } of map) {
    const away = steps + (seen ? 0 : doubt);
    if (away < nearest && (seen ? isWanted(s, seat, atom, place) : mayBeAnywhere(atom))) nearest = away;
  }
  return 1 - nearest / far;
}

const mayBeAnywhere = (atom: Atom): boolean => 'visited' in atom || 'did' in atom || 'holds' in atom || 'tokens' in atom;

/** Whether being at a place that the seat has seen brings a goal further. */
function isWanted(s: VantageState, seat: Seat, atom: Atom, place: Place): boolean {
  const player = playerOf(s, seat);
  if ('did' in atom) return isDeedLeft(s, atom.did, place, doneAt(player, place.num).length === 0);
  if ('tokens' in atom) return isActionLeft(s, seat, place);
  if ('relay' in atom) return s.deeds.some(({ kind, at, seat: other }) => kind === 'location' && at === place.num && other !== seat);
  if ('stays' in atom) return place.num === atom.stays.at;
  if (!('at' in atom)) return false;
  const { where, outsideCrashSector } = atom.at;
  if (outsideCrashSector) return place.sector !== placeOf(player.crashedAt!).sector;
  if (where) return isThere(s, place.num, where);
  return s.seats.some((other) => other !== seat && playerOf(s, other).told && playerOf(s, other).location === place.num);
}

/** The categories and elements of a place stand on its card; what its pages cost does not. */
function isDeedLeft(s: VantageState, goal: DidGoal, place: Place, fresh: boolean): boolean {
  if (goal.where && !isThere(s, place.num, goal.where)) return false;
  if (goal.card !== undefined) return true;
  const fits = Object.entries(place.actions).some(
    ([cat, action]) =>
      (fresh || action.always) &&
      (goal.cat === undefined || goal.cat.includes(cat as 'move')) &&
      (goal.element === undefined || action.elements?.includes(goal.element)),
  );
  return fits && !s.deeds.some((deed) => isSame(goal, deed.at, place) && (goal.cat === undefined || goal.cat.includes(deed.cat)));
}

/** Deeds that agree in everything the goal tells apart count once. */
const isSame = ({ distinct }: DidGoal, at: number, place: Place): boolean =>
  (distinct?.includes('location') === true && at === place.num) ||
  (distinct?.includes('region') === true && placeOf(at).region === place.region) ||
  (distinct?.includes('sector') === true && placeOf(at).sector === place.sector);

/** The action on the mission is limited to once for each player and region. */
const isActionLeft = (s: VantageState, seat: Seat, { region }: Place): boolean =>
  !s.deeds.some((deed) => deed.seat === seat && deed.card === s.mission?.num && placeOf(deed.at).region === region);
