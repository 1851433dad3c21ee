import type { Condition } from '../content/conditions.ts';
import type { Effect } from '../content/effects.ts';
import { planetOf, poiOf } from '../content/find.ts';
import type { DiceCheck } from '../content/types.ts';
import { holds } from '../rules/conditions.ts';
import type { PlanetState, VanguardState } from '../state.ts';

/** An action that would open a way or make another action possible, and the sectors it can be taken in. */
export interface Errand {
  readonly check: DiceCheck;
  readonly sectors: readonly number[];
}

/** The actions of a planet that bring about what a condition asks for, as far as it does not hold yet. */
export function errandsFor(state: VanguardState, planet: PlanetState, wanted: Condition): Errand[] {
  if (holds(state, wanted, null)) return [];
  if ('all' in wanted) return wanted.all.flatMap((one) => errandsFor(state, planet, one));
  if ('any' in wanted) return wanted.any.flatMap((one) => errandsFor(state, planet, one));
  return planetOf(planet.id)
    .checks.filter((check) => outcomesOf(check).some((effect) => bringsAbout(planet, effect, wanted)))
    .map((check) => ({ check, sectors: sectorsOf(planet, check) }))
    .filter(({ sectors }) => sectors.length > 0);
}

const outcomesOf = ({ rows = [], tracks = [], effects = [] }: DiceCheck): readonly Effect[] => [
  ...rows.flatMap((row) => row.effects),
  ...tracks.flatMap((track) => track.effects),
  ...effects,
];

function bringsAbout(planet: PlanetState, effect: Effect, wanted: Condition): boolean {
  if ('poi' in wanted) return effect.op === 'setPoi' && effect.poi === wanted.poi;
  if ('flag' in wanted) return effect.op === 'flag' && effect.flag === wanted.flag;
  if ('gc' in wanted) return effect.op === 'setGc' && effect.gc === wanted.gc;
  // Without a number the top card of the pile is gained.
  if ('unique' in wanted) return effect.op === 'gainUnique' && (effect.number ?? planet.uniques.at(-1)) === wanted.unique;
  return false;
}

/** Where an action can be taken now: its own sector, those it is printed in, those whose top card shows it. */
export function sectorsOf(planet: PlanetState, { id, where, source }: DiceCheck): number[] {
  if (where !== undefined) return [where];
  const { sectors } = planetOf(planet.id).planet;
  if (source === 'gc') return sectors.map(({ n }) => n);
  const shows = (n: number): boolean => {
    const top = planet.pois[n]?.[0];
    return top !== undefined && poiOf(top).actions.includes(id);
  };
  return sectors.filter(({ n, actions }) => actions.includes(id) || shows(n)).map(({ n }) => n);
}
