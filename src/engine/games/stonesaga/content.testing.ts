import type { Ability } from './content/abilities.ts';
import { challenges } from './content/challenges.ts';
import type { ChoiceOption, Condition, Effect } from './content/effects.ts';
import { events } from './content/events.ts';
import { goals } from './content/goals.ts';
import { investigations } from './content/investigations.ts';
import { items } from './content/items.ts';
import { journey } from './content/journey.ts';
import { knowledge } from './content/knowledge.ts';
import { miningChart } from './content/mining.ts';
import { mysteryChart } from './content/mysteries.ts';
import { night } from './content/night.ts';
import { outcomes } from './content/outcomes.ts';
import { powers } from './content/powers.ts';
import { structures } from './content/structures.ts';

/** Everything that has effects, abilities or conditions printed on it. */
export const printed = { items, structures, journey, night, knowledge, powers, outcomes, goals, challenges, events, investigations, miningChart, mysteryChart } as const;

type Thing = Readonly<Record<string, unknown>>;
function things(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(things);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Thing, ...Object.values(value).flatMap(things)];
}

export const effectsIn = (value: unknown): Effect[] => things(value).filter((one) => typeof one.do === 'string') as unknown as Effect[];
export const abilitiesIn = (value: unknown): Ability[] => things(value).filter((one) => typeof one.is === 'string') as unknown as Ability[];
export const optionsIn = (value: unknown): ChoiceOption[] => things(value).filter((one) => typeof one.label === 'string' && Array.isArray(one.do) && typeof one.id === 'string') as unknown as ChoiceOption[];
/** Every condition with those inside it, from `if` and `needs`. */
export const conditionsIn = (value: unknown): Condition[] => things(value).flatMap((one) => [one.if, one.needs]).flatMap((one) => (one === undefined ? [] : (things(one) as unknown as Condition[])));
