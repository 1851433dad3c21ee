import type { Condition } from '../content/conditions.ts';
import { logOf, planetOf, poiOf } from '../content/find.ts';
import type { Morale } from '../content/vocabulary.ts';
import { holds } from '../rules/conditions.ts';
import { endings } from '../rules/ship/save.ts';
import type { PlanetState, VanguardState } from '../state.ts';

type Ending = (typeof endings)[number]['id'];

/** A choice at the switch: what has to be so already, and what the crew can still see to before. */
interface Way {
  readonly option: string;
  readonly ending: Ending;
  readonly given: Condition;
  readonly toDo: Condition | null;
}

/** Hands on the switch. */
const lastLog = 440;
/** The Count, which watches the crew. */
const count = 'P89';

/** Flags that a green track of the planet sets: work brings them about, luck is not needed. */
const byWork = new Set(
  planetOf('switch-house')
    .checks.flatMap(({ tracks = [] }) => tracks.filter(({ color }) => color === 'green').flatMap(({ effects }) => effects))
    .flatMap((effect) => (effect.op === 'flag' ? [effect.flag] : [])),
);
const isWork = (condition: Condition): boolean => 'flag' in condition && byWork.has(condition.flag);

const ways: readonly Way[] = logOf(lastLog).choices!.flatMap(({ when, effects }, i) => {
  const asked = when === undefined ? [] : 'all' in when ? when.all : [when];
  const work = asked.filter(isWork);
  return endings
    .filter(({ flag }) => effects.some((effect) => effect.op === 'flag' && effect.flag === flag))
    .map(({ id }): Way => ({
      option: `choice-${i + 1}`,
      ending: id,
      given: { all: asked.filter((one) => !isWork(one)) },
      toDo: work.length === 0 ? null : { all: work },
    }));
});

/** HD-IV-22 What a careful crew would choose: in high spirits to be heard, with some heart left to mislead, and otherwise to go dark. */
const wishes: Readonly<Record<Morale, readonly Ending[]>> = {
  high: ['answer', 'decoy', 'dark'],
  normal: ['decoy', 'dark'],
  low: ['dark'],
  verylow: ['dark'],
};

/** The ways to the ending that the crew would like best of those that are open to it, or will be after some work. */
function wishedWays(state: VanguardState): readonly Way[] {
  for (const ending of wishes[state.ship.morale]) {
    const open = ways.filter((way) => way.ending === ending && holds(state, way.given, null));
    if (open.length > 0) return open;
  }
  return [];
}

/** The choices of the last log that lead to it. */
export const wishedChoices = (state: VanguardState): readonly string[] => wishedWays(state).map(({ option }) => option);

/** What has to be ready before the lamp is warm, if the switch is what the mission is about. */
export const endingWish = (state: VanguardState, missions: readonly string[]): Condition | null =>
  missions.includes('M15') ? (wishedWays(state)[0]?.toDo ?? null) : null;

/** What it costs a crew to have been counted. */
const counted = 0.2;

/** What it costs a crew to be watched: little at first, the more the nearer it is to being counted, and most of all from then on. */
export function watched({ flags }: VanguardState, { tokens }: PlanetState): number {
  if (flags.includes('house.counted')) return counted;
  return counted * ((tokens[count] ?? 0) / poiOf(count).onTokens!.n) ** 2;
}
