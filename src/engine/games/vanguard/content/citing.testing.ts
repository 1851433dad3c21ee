import type { Condition } from './conditions.ts';
import { addOn } from './decks/addOn.ts';
import { dangers } from './decks/dangers.ts';
import { equipment } from './decks/equipment.ts';
import { events, tutorialEvents } from './decks/events.ts';
import { injuries } from './decks/injuries.ts';
import { landers, mods } from './decks/landers.ts';
import { leads } from './decks/leads.ts';
import { objectives, secondaryObjectives, techLevels } from './decks/objectives.ts';
import { production } from './decks/production.ts';
import { rankUps } from './decks/rankUps.ts';
import { recruits } from './decks/recruits.ts';
import { research } from './decks/research.ts';
import { situations } from './decks/situations.ts';
import { skills } from './decks/skills.ts';
import { upgrades } from './decks/upgrades.ts';
import type { Effect } from './effects.ts';
import { discoveries, sectionCards, shipLogs } from './find.ts';
import { planets } from './planets.ts';

/** Every effect and every condition anywhere in a piece of content, however deep. */
export function walk(value: unknown, effect: (one: Effect) => void, condition: (one: Condition) => void): void {
  if (Array.isArray(value)) {
    for (const one of value) walk(one, effect, condition);
    return;
  }
  if (value === null || typeof value !== 'object') return;
  const record = value as Record<string, unknown>;
  if (typeof record.op === 'string') effect(record as unknown as Effect);
  for (const key of ['when', 'needs', 'logWhen', 'doneWhen', 'test']) {
    const found = record[key];
    if (found !== null && typeof found === 'object') visit(found as Condition, condition);
  }
  for (const one of Object.values(record)) walk(one, effect, condition);
}
function visit(one: Condition, condition: (one: Condition) => void): void {
  condition(one);
  if ('not' in one) visit(one.not, condition);
  if ('all' in one) for (const part of one.all) visit(part, condition);
  if ('any' in one) for (const part of one.any) visit(part, condition);
}

export const decks = [
  addOn,
  dangers,
  equipment,
  events,
  tutorialEvents,
  injuries,
  landers,
  mods,
  leads,
  objectives,
  secondaryObjectives,
  techLevels,
  production,
  rankUps,
  recruits,
  research,
  situations,
  skills,
  upgrades,
  discoveries,
  sectionCards,
  shipLogs,
];
export const everything = [...decks, ...planets];

/** The same over all content. */
export const visitAll = (effect: (one: Effect) => void, condition: (one: Condition) => void = () => {}): void =>
  walk(everything, effect, condition);
