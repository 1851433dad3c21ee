import type { Condition } from '../content/conditions.ts';
import { planetOf } from '../content/find.ts';
import type { Path } from '../content/types.ts';
import { holds } from '../rules/conditions.ts';
import type { PlanetState, VanguardState } from '../state.ts';
import { arrivalGains, asked, deedsOf, gainFor, type Deed, type Gain } from './gains.ts';
import { costOf } from './way.ts';
import { usualEffort } from './worth.ts';

/** What somebody wants: that one of these comes about, or to stand in a sector. */
export type Goal =
  | {
      readonly gains: readonly Gain[];
      /** What has to hold before. */
      readonly but: Condition | null;
      /** What the last action lacks is left out: nothing that is known brings it about, so somebody has to go and see. */
      readonly blind?: true;
    }
  | { readonly sector: number };

/** Actions in the order they are taken, and what the ways between them cost. */
export interface Route {
  readonly stops: readonly { readonly deed: Deed; readonly sector: number }[];
  readonly walked: number;
}

interface Place {
  readonly sector: number;
  readonly gc: string | null;
  /** What has come about on the way, a bit for each gain that matters. */
  readonly bits: number;
  readonly cost: number;
  readonly walked: number;
  readonly before: Place | null;
  readonly deed: Deed | null;
  done: boolean;
}

/**
 * The cheapest way for one crewmember from a sector to a goal: along paths that are open or that something on the way opens, by
 * actions that are possible or become so. Dice are counted as usual, and luck is left out.
 */
export function findRoute(state: VanguardState, planet: PlanetState, from: number, goal: Goal): Route | null {
  const ground = groundOf(state, planet, goal);
  const best = new Map<string, Place>();
  const open: Place[] = [];
  const reach = (place: Place): void => {
    const key = `${place.sector} ${place.gc} ${place.bits}`;
    const there = best.get(key);
    if (there && there.cost <= place.cost) return;
    if (there) there.done = true;
    best.set(key, place);
    open.push(place);
  };
  reach({ sector: from, gc: planet.gc, bits: 0, cost: 0, walked: 0, before: null, deed: null, done: false });
  for (let place = cheapest(open); place; place = cheapest(open)) {
    if ('sector' in goal ? place.sector === goal.sector : place.deed !== null && ground.ends.has(place.deed)) return routeTo(place);
    for (const { path, to, cost } of ground.ways.get(place.sector) ?? [])
      if (!path.needs || ground.met(path.needs, place))
        reach({
          ...place, sector: to, bits: place.bits | ground.arrival(to), cost: place.cost + cost, walked: place.walked + cost, before: place,
          deed: null, done: false,
        });
    for (const { deed, effort, bits, gcs } of ground.deeds)
      if (ground.possible(deed, place))
        for (const gc of gcs.length > 0 ? gcs : [place.gc])
          reach({ ...place, gc, bits: place.bits | bits, cost: place.cost + effort, before: place, deed, done: false });
  }
  return null;
}

function cheapest(open: Place[]): Place | undefined {
  for (;;) {
    let at = -1;
    for (let i = 0; i < open.length; i++) if (at < 0 || open[i]!.cost < open[at]!.cost) at = i;
    if (at < 0) return undefined;
    const found = open[at]!;
    open[at] = open.at(-1)!;
    open.pop();
    if (!found.done) return found;
  }
}

function routeTo(last: Place): Route {
  const stops: { deed: Deed; sector: number }[] = [];
  for (let place: Place | null = last; place; place = place.before)
    if (place.deed) stops.unshift({ deed: place.deed, sector: place.sector });
  return { stops, walked: last.walked };
}

/** As many as fit into one number; no planet has half of them. */
const mostGains = 30;

/** The planet as it lies now, with all that matters for the goal. */
function groundOf(state: VanguardState, planet: PlanetState, goal: Goal) {
  const { planet: board } = planetOf(planet.id);
  const { deeds, places } = deedsOf(planet.id);
  const top = `unique:${planet.uniques.at(-1)}`;
  const named = (gain: Gain): Gain => (gain === 'unique:top' ? top : gain);
  const ends = new Set('gains' in goal ? deeds.filter(({ gains }) => gains.some((gain) => goal.gains.includes(gain))) : []);
  const but = 'gains' in goal ? goal.but : null;
  const isBlind = 'gains' in goal && goal.blind === true;
  const bitOf = new Map<Gain, number>();
  const useful = new Set<Deed>(ends);
  /** Global conditions come and go, so they are no bits. */
  const gcs = new Set<Gain>();
  const want = (gain: Gain): void => {
    if (gain.startsWith('gc:')) gcs.add(gain);
    else if (!bitOf.has(gain) && bitOf.size < mostGains && !isTrue(state, planet, gain)) bitOf.set(gain, 1 << bitOf.size);
  };
  const wantFor = (deed: Deed): void => {
    if (deed.check.needs) asked(deed.check.needs).forEach(want);
    if (deed.mission !== null) want(`turned:${deed.mission}`);
    if (deed.sectors.length === 0) deed.pois.forEach((poi) => want(`poi:${poi}`));
  };
  for (const { needs } of board.paths) if (needs) asked(needs).forEach(want);
  if ('gains' in goal) [...goal.gains, ...(but ? asked(but) : [])].forEach(want);
  ends.forEach(wantFor);
  for (let size = -1; size !== useful.size; ) {
    size = useful.size;
    for (const deed of deeds)
      if (!useful.has(deed) && deed.gains.some((gain) => gcs.has(gain) || bitOf.has(named(gain)))) {
        useful.add(deed);
        wantFor(deed);
      }
  }
  const bitsOf = (gains: readonly Gain[]): number => gains.reduce((sum, gain) => sum | (bitOf.get(named(gain)) ?? 0), 0);
  const isSo = (gain: Gain, { bits, gc }: Place): boolean =>
    gain.startsWith('gc:') ? gain === `gc:${gc}` : (bits & (bitOf.get(gain) ?? 0)) !== 0 || isTrue(state, planet, gain);
  const met = (c: Condition, place: Place): boolean => {
    if ('all' in c) return c.all.every((one) => met(one, place));
    if ('any' in c) return c.any.some((one) => met(one, place));
    if ('not' in c) return gainFor(c.not) === null || !met(c.not, place);
    const gain = gainFor(c);
    return gain === null ? isUpToCrew(c) || holds(state, c, null) : isSo(gain, place);
  };
  const isShown = ({ sectors, pois, gc, threat }: Deed, place: Place): boolean =>
    sectors.includes(place.sector) ||
    (gc !== null && gc === place.gc) ||
    (threat !== null && (planet.threats[threat]?.standees.some(({ sector }) => sector === place.sector) ?? false)) ||
    pois.some(
      (poi) =>
        planet.pois[place.sector]?.[0] === poi ||
        ((place.bits & (bitOf.get(`poi:${poi}`) ?? 0)) !== 0 && (places.get(poi)?.includes(place.sector) ?? false)),
    );
  const isFresh = ({ log, logWhen }: (typeof board.sectors)[number]): boolean =>
    log !== undefined && !planet.read.includes(log) && (!logWhen || holds(state, logWhen, null));
  const arriving = new Map(
    board.sectors.map((sector) => [
      sector.n,
      bitsOf(arrivalGains(isFresh(sector) ? sector.log! : null, planet.pois[sector.n]?.[0])),
    ]),
  );
  return {
    ends,
    met,
    ways: waysOf(planet),
    arrival: (sector: number): number => arriving.get(sector) ?? 0,
    deeds: [...useful].map((deed) => ({
      deed,
      effort: usualEffort(planet, deed.check),
      bits: bitsOf(deed.gains),
      gcs: deed.gains.filter((gain) => gain.startsWith('gc:')).map((gain) => gain.slice('gc:'.length)),
    })),
    possible: (deed: Deed, place: Place): boolean =>
      isShown(deed, place) &&
      ((isBlind && ends.has(deed)) ||
        ((deed.mission === null || isSo(`turned:${deed.mission}`, place)) &&
          (!deed.check.needs || met(deed.check.needs, place)) &&
          (!but || !ends.has(deed) || met(but, place)))),
  };
}

/** What the crew sees to by itself: where it stands, whom it takes along, what it has left. */
const upToCrew = ['from', 'crewIn', 'spread', 'halfIn', 'alone', 'biome', 'supply', 'charge', 'greenTrack', 'threatIn', 'crewWith'];
const isUpToCrew = (condition: Condition): boolean => upToCrew.some((word) => word in condition);

function isTrue(state: VanguardState, planet: PlanetState, gain: Gain): boolean {
  const [kind, what] = gain.split(':') as [string, string];
  switch (kind) {
    case 'flag':
      return state.flags.includes(what);
    case 'poi':
      return Object.values(planet.pois).some(([top]) => top === what);
    case 'unique':
      return planet.foundUniques.includes(Number(what));
    case 'turned':
      return planet.missions.some(({ id, revealed }) => id === what && revealed);
    default:
      return false;
  }
}

interface Step {
  readonly path: Path;
  readonly to: number;
  readonly cost: number;
}

function waysOf(planet: PlanetState): Map<number, Step[]> {
  const ways = new Map<number, Step[]>();
  const add = (from: number, to: number, path: Path): void => {
    const list = ways.get(from) ?? [];
    ways.set(from, list);
    list.push({ path, to, cost: costOf(planet, path, from) });
  };
  for (const path of planetOf(planet.id).planet.paths) {
    add(path.a, path.b, path);
    if (!path.oneWay) add(path.b, path.a, path);
  }
  return ways;
}
