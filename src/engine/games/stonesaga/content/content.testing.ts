import type { Ability } from './abilities.ts';
import { challenges } from './challenges.ts';
import type { Condition } from './conditions.ts';
import type { ChoiceOption, Effect } from './effects.ts';
import { events } from './events.ts';
import { goals } from './goals.ts';
import { investigations } from './investigations.ts';
import { items } from './items.ts';
import { journey } from './journey.ts';
import { knowledge } from './knowledge.ts';
import { miningChart } from './mining.ts';
import { mysteryChart } from './mysteries.ts';
import { night } from './night.ts';
import { outcomes } from './outcomes.ts';
import { powers } from './powers.ts';
import { structures } from './structures.ts';

/** Everything that has effects, abilities or conditions printed on it. */
export const printed = {
  items,
  structures,
  journey,
  night,
  knowledge,
  powers,
  outcomes,
  goals,
  challenges,
  events,
  investigations,
  miningChart,
  mysteryChart,
} as const;

type Thing = Readonly<Record<string, unknown>>;
function things(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(things);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Thing, ...Object.values(value).flatMap(things)];
}

export const effectsIn = (value: unknown): Effect[] => things(value).filter((one) => typeof one.do === 'string') as unknown as Effect[];
export const abilitiesIn = (value: unknown): Ability[] => things(value).filter((one) => typeof one.is === 'string') as unknown as Ability[];
export const optionsIn = (value: unknown): ChoiceOption[] =>
  things(value).filter(
    (one) => typeof one.label === 'string' && Array.isArray(one.do) && typeof one.id === 'string',
  ) as unknown as ChoiceOption[];
/** Every condition with those inside it, from `if` and `needs`. */
export const conditionsIn = (value: unknown): Condition[] =>
  things(value)
    .flatMap((one) => [one.if, one.needs])
    .flatMap((one) => (one === undefined ? [] : (things(one) as unknown as Condition[])));
