import type { DidGoal } from '../../content/goals.ts';
import { placeOf } from '../../content/places.ts';
import type { Sector } from '../../content/vocabulary.ts';
import type { Deed, VantageState } from '../../state.ts';
import { numberFor } from '../actions.ts';
import { countedOf, onceFor, type Counting } from './tally.ts';
import { isThere, lies } from './where.ts';

interface Deeds {
  readonly all: Deed[];
  /** N7 Deeds that agree in everything the goal tells apart count once. */
  readonly different: Set<number | string>;
  readonly sectors: Set<Sector>;
}

const distinctKeys = {
  location: (d: Deed) => d.at,
  region: (d: Deed) => placeOf(d.at).region,
  sector: (d: Deed) => placeOf(d.at).sector,
  player: (d: Deed) => d.seat,
};

export function countDid(s: VantageState, goal: DidGoal, found: number): number {
  const { all, different, sectors } = deedsFor(s, goal, goal.since === 'found' ? found : 0);
  if (goal.sectors !== undefined && sectors.size < goal.sectors) return Math.min(all.length, numberFor(goal.n, s.seats.length) - 1);
  return goal.distinct ? different.size : all.length;
}

function deedsFor(s: VantageState, goal: DidGoal, since: number): Readonly<Deeds> {
  const deeds = countedOf(s.deeds, deedsOf(goal), since);
  if (!goal.where?.never) return deeds;
  // What nobody has ever done there may have been done since: these are counted anew.
  const { nothing, add } = deedsOf(goal);
  const still = nothing();
  for (const deed of deeds.all) if (isThere(s, deed.at, goal.where)) add(still, deed);
  return still;
}

const deedsOf = onceFor((goal: DidGoal): Counting<Deed, Deeds> => ({
  nothing: () => ({ all: [], different: new Set(), sectors: new Set() }),
  add({ all, different, sectors }, deed) {
    if (goal.resetBy === deed.cat) {
      all.length = 0;
      different.clear();
      sectors.clear();
    } else if (isDone(deed, goal)) {
      all.push(deed);
      const keys = goal.distinct?.map((key) => distinctKeys[key](deed)) ?? [];
      different.add(keys.length === 1 ? keys[0]! : keys.join(' '));
      sectors.add(placeOf(deed.at).sector);
    }
  },
}));

function isDone(deed: Deed, goal: DidGoal): boolean {
  return (
    (goal.cat === undefined || goal.cat.includes(deed.cat)) &&
    (goal.verb === undefined || goal.verb === deed.verb) &&
    // The action printed on the goal's own card counts for that card alone.
    (goal.card === undefined ? deed.kind !== 'depart' || goal.dice !== undefined : goal.card === deed.card) &&
    (goal.element === undefined || deed.elements.includes(goal.element)) &&
    (goal.where === undefined || lies(deed.at, goal.where)) &&
    (goal.while === undefined || deed.gridFull) &&
    (goal.consumes === undefined || deed.consumed) &&
    (goal.x === undefined || deed.x >= goal.x) &&
    (goal.dice === undefined || deed.rolled >= goal.dice) &&
    deed.paid.coin >= (goal.paid?.coin ?? 0) &&
    deed.paid.help >= (goal.paid?.help ?? 0)
  );
}
