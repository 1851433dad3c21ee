import type { Condition } from '../content/conditions.ts';
import type { Choice, Effect } from '../content/effects.ts';
import { gcOf, logOf, missionOf, planetOf, poiOf } from '../content/find.ts';
import type { DiceCheck } from '../content/types.ts';

/**
 * What an action or an arrival may bring about, in words that conditions are compared with: `flag:quay.lit`, `poi:P12`, `gc:GC5`,
 * `unique:33`, `turned:M09`, `done:M09`. A unique discovery without a number is `unique:top`.
 */
export type Gain = string;

/** An action of a planet that brings something about, and where it can be taken. */
export interface Deed {
  readonly check: DiceCheck;
  /** Where it can be taken whatever lies there. */
  readonly sectors: readonly number[];
  /** Cards that show it: it can be taken wherever one of them lies on top. */
  readonly pois: readonly string[];
  /** The mission whose card must lie turned up. */
  readonly mission: string | null;
  /** The global condition that offers it everywhere. */
  readonly gc: string | null;
  /** The threat that offers it where it stands. */
  readonly threat: string | null;
  readonly gains: readonly Gain[];
}

interface PlanetDeeds {
  readonly deeds: readonly Deed[];
  /** Sectors in which a card of interest may come to lie. */
  readonly places: ReadonlyMap<string, readonly number[]>;
}

const known = new Map<string, PlanetDeeds>();

/** Everything that can be done on a planet, read once from its cards and logs. */
export function deedsOf(planet: string): PlanetDeeds {
  let found = known.get(planet);
  if (!found) known.set(planet, (found = readDeeds(planet)));
  return found;
}

function readDeeds(id: string): PlanetDeeds {
  const { planet, checks, missions, pois, gcs, threats } = planetOf(id);
  const all = planet.sectors.map(({ n }) => n);
  const deeds = checks.map((check): Deed => {
    const mission = missions.find(({ actions }) => actions.includes(check.id))?.id ?? null;
    const anywhere = mission !== null && check.where === undefined;
    return {
      check,
      sectors: check.where !== undefined ? [check.where] : anywhere ? all : withAction(planet.sectors, check.id),
      pois: pois.filter(({ actions }) => actions.includes(check.id)).map((poi) => poi.id),
      mission,
      gc: gcs.find(({ action }) => action === check.id)?.id ?? null,
      threat: threats.find(({ action }) => action === check.id)?.id ?? null,
      gains: [...gainsOf(goodOutcomes(check))],
    };
  });
  return { deeds, places: placesOf(id, deeds) };
}

const withAction = (sectors: readonly { readonly n: number; readonly actions: readonly string[] }[], check: string): number[] =>
  sectors.filter(({ actions }) => actions.includes(check)).map(({ n }) => n);

/** What an action does where it goes well. */
export const goodOutcomes = ({ rows = [], tracks = [], effects = [] }: DiceCheck): Effect[] => [
  ...rows.filter(({ color }) => color !== 'red').flatMap((row) => row.effects),
  ...tracks.filter(({ color }) => color !== 'red').flatMap((track) => track.effects),
  ...effects,
];

/** All that effects may bring about, through the logs they lead to and whatever is chosen there. */
function gainsOf(effects: readonly Effect[]): Set<Gain> {
  const gains = new Set<Gain>();
  const read = new Set<number>();
  const gather = (list: readonly Effect[]): void => list.forEach(one);
  const choice = ({ effects: chosen, goto }: Choice): void => {
    gather(chosen);
    if (goto !== undefined) log(goto);
  };
  const log = (n: number): void => {
    if (read.has(n)) return;
    read.add(n);
    const { effects: own = [], choices = [] } = logOf(n);
    gather(own);
    choices.forEach(choice);
  };
  const one = (effect: Effect): void => {
    switch (effect.op) {
      case 'flag':
        gains.add(`flag:${effect.flag}`);
        return;
      case 'setPoi':
        gains.add(`poi:${effect.poi}`);
        gather(poiOf(effect.poi).onPlace ?? []);
        return;
      case 'setGc':
        gains.add(`gc:${effect.gc}`);
        gather(gcOf(effect.gc).onSet ?? []);
        return;
      case 'gainUnique':
        gains.add(`unique:${effect.number ?? 'top'}`);
        return;
      case 'revealMission':
        gains.add(`turned:${effect.mission}`);
        return;
      case 'completeMission':
        if (gains.has(`done:${effect.mission}`)) return;
        gains.add(`done:${effect.mission}`);
        gather(missionOf(effect.mission).complete);
        return;
      case 'readLog':
        log(effect.log);
        return;
      case 'choose':
        effect.options.forEach(choice);
        return;
      case 'if':
        gather(effect.then);
        gather(effect.else);
        return;
      default:
        return; // moves dice, cards or people: nothing that a condition asks for
    }
  };
  gather(effects);
  return gains;
}

/** Where each card of interest lies at first, is put by name, or comes to lie in place of the one that showed the action. */
function placesOf(id: string, deeds: readonly Deed[]): Map<string, readonly number[]> {
  const { planet, checks, logs, missions } = planetOf(id);
  const places = new Map<string, number[]>();
  const add = (poi: string, sectors: readonly number[]): boolean => {
    const there = places.get(poi) ?? [];
    const fresh = sectors.filter((n) => !there.includes(n));
    places.set(poi, [...there, ...fresh]);
    return fresh.length > 0;
  };
  for (const { n, startPoi } of planet.sectors) if (startPoi) add(startPoi, [n]);
  const named = (value: unknown): void => {
    if (value === null || typeof value !== 'object') return;
    const { op, poi, sector } = value as { op?: unknown; poi?: string; sector?: number };
    if (op === 'setPoi' && poi !== undefined && sector !== undefined) add(poi, [sector]);
    Object.values(value).forEach(named);
  };
  named([checks, logs, missions]);
  for (let changed = true; changed; ) {
    changed = false;
    for (const { gains, sectors, pois } of deeds)
      for (const gain of gains) {
        const poi = gain.startsWith('poi:') ? gain.slice('poi:'.length) : null;
        if (poi === null || (places.get(poi)?.length ?? 0) > 0) continue;
        if (add(poi, [...sectors, ...pois.flatMap((one) => places.get(one) ?? [])])) changed = true;
      }
  }
  return places;
}

/** The gains that would make a condition hold. */
export function asked(condition: Condition): Gain[] {
  if ('all' in condition) return condition.all.flatMap(asked);
  if ('any' in condition) return condition.any.flatMap(asked);
  const gain = gainFor(condition);
  return gain === null ? [] : [gain];
}

/** How a condition is called among the gains; null where no gain brings it about. */
export function gainFor(condition: Condition): Gain | null {
  if ('flag' in condition) return `flag:${condition.flag}`;
  if ('poi' in condition) return `poi:${condition.poi}`;
  if ('gc' in condition) return `gc:${condition.gc}`;
  if ('unique' in condition) return `unique:${condition.unique}`;
  if ('mission' in condition && condition.is === 'revealed') return `turned:${condition.mission}`;
  return null;
}

const arrivals = new Map<string, readonly Gain[]>();

/** What reading a log brings about, and entering a card that lies where one arrives. */
export function arrivalGains(log: number | null, poi: string | undefined): readonly Gain[] {
  const key = `${log} ${poi}`;
  let found = arrivals.get(key);
  if (!found) {
    const read: Effect[] = log === null ? [] : [{ op: 'readLog', log }];
    arrivals.set(key, (found = [...gainsOf([...read, ...(poi === undefined ? [] : (poiOf(poi).onEnter ?? []))])]));
  }
  return found;
}
