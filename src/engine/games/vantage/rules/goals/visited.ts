import type { Seat } from '../../../../kernel/rule.ts';
import type { VisitedGoal } from '../../content/goals.ts';
import { placeOf } from '../../content/places.ts';
import type { Progress, VantageState, Visit } from '../../state.ts';
import { numberFor } from '../actions.ts';
import { shared } from './holding.ts';
import { countedOf, onceFor, type Counting } from './tally.ts';
import { lies } from './where.ts';

/** How often somebody came to each place, and how many places that is often enough for. */
interface Places {
  readonly times: Map<number | string, number>;
  enough: number;
}

/** By one seat, or by everybody together. */
type Visitors = Map<Seat | 'together', Places>;

export function countVisited(s: VantageState, goal: VisitedGoal): Progress {
  const of = numberFor(goal.n, s.seats.length);
  const visitors = countedOf(s.visits, visitsOf(goal));
  const places = (by: Seat | 'together'): number => visitors.get(by)?.enough ?? 0;
  if (goal.who === 'together') return { done: places('together'), of };
  const own = s.seats.map(places);
  return goal.who === 'each' ? shared(own, of) : { done: Math.max(...own), of };
}

const visitsOf = onceFor(({ what, where, who, arrivals, holding }: VisitedGoal): Counting<Visit, Visitors> => ({
  nothing: () => new Map(),
  add(visitors, { seat, to, vehicle }) {
    if ((holding && !vehicle) || (where && !lies(to, where))) return;
    const by = who === 'together' ? who : seat;
    let places = visitors.get(by);
    if (!places) visitors.set(by, (places = { times: new Map(), enough: 0 }));
    const place = what === 'region' && !arrivals ? placeOf(to).region : to;
    const times = (places.times.get(place) ?? 0) + 1;
    places.times.set(place, times);
    if (times === (arrivals ?? 1)) places.enough += 1;
  },
}));

interface Relay {
  /** Who has been at a place; null is more than one. */
  readonly visitors: Map<number, Seat | null>;
  readonly passedOn: Set<number>;
}

const relay: Counting<Visit, Relay> = {
  nothing: () => ({ visitors: new Map(), passedOn: new Set() }),
  add({ visitors, passedOn }, { seat, to, depart }) {
    const earlier = visitors.get(to);
    const isFirst = earlier === undefined;
    if (depart && !isFirst && earlier !== seat) passedOn.add(to);
    if (isFirst || earlier !== seat) visitors.set(to, isFirst ? seat : null);
  },
};

/** Locations entered by an own depart after a different player had been there. */
export const countRelay = (s: VantageState): number => countedOf(s.visits, relay).passedOn.size;
