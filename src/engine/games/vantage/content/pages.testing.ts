import { cards, destinies, missions } from './cards.ts';
import type { Entry } from './kinds.ts';
import { places } from './places.ts';
import type { Condition, Script, ScriptNode } from './script.ts';

/** Every page of every book, named as a slip is reported: file, number and book. */
export interface Read {
  readonly name: string;
  readonly file: string;
  readonly script: Script;
  readonly of: 'location' | 'depart' | 'card' | 'printed' | 'center' | 'zero' | 'done' | 'epilogue' | 'bonus';
  readonly entry?: Entry;
}

const pad = (num: number): string => String(num).padStart(3, '0');

export const allPages: readonly Read[] = [
  ...places.flatMap((place): Read[] => [
    ...Object.entries(place.actions).map(([cat, entry]): Read => ({
      name: `${pad(place.num)}.${cat}`,
      file: `planet, region ${place.region}`,
      script: entry.result,
      of: 'location',
      entry,
    })),
    ...Object.entries(place.depart ?? {}).map(([way, entry]): Read => ({
      name: `${pad(place.num)}.${way}`,
      file: `planet, region ${place.region}`,
      script: entry.result,
      of: 'depart',
      entry,
    })),
    ...(place.arrival
      ? [{ name: `${pad(place.num)}.arrival`, file: `planet, region ${place.region}`, script: place.arrival, of: 'location' } as const]
      : []),
  ]),
  ...cards.flatMap((card): Read[] => [
    ...card.actions.map((entry): Read => ({
      name: `${card.num}.${entry.cat}`,
      file: `cards, ${card.type}`,
      script: entry.result,
      of: entry.printed ? 'printed' : 'card',
      entry,
    })),
    ...(card.whenPlaced
      ? [{ name: `${card.num}.placed`, file: `cards, ${card.type}`, script: card.whenPlaced, of: 'bonus' } as const]
      : []),
    ...card.slots.flatMap((slot): Read[] =>
      slot.bonus ? [{ name: `${card.num}.${slot.id}`, file: `cards, ${card.type}`, script: slot.bonus, of: 'bonus' }] : [],
    ),
  ]),
  ...missions.flatMap((mission): Read[] => [
    ...mission.actions.map((entry): Read => ({
      name: `${mission.num}.${entry.cat}`,
      file: 'missions',
      script: entry.result,
      of: 'center',
      entry,
    })),
    { name: `${mission.num}.take`, file: 'missions', script: mission.zero, of: 'zero' },
    { name: `${mission.num}.done`, file: 'missions', script: mission.done, of: 'done' },
  ]),
  ...destinies.flatMap((destiny): Read[] => [
    ...destiny.actions.map((entry): Read => ({
      name: `${destiny.num}.${entry.cat}`,
      file: 'destinies',
      script: entry.result,
      of: 'center',
      entry,
    })),
    { name: `${destiny.num}.epilogue`, file: 'destinies', script: destiny.epilogue, of: 'epilogue' },
  ]),
];

export const conditionsIn = (condition: Condition): readonly Condition[] => {
  if ('and' in condition) return condition.and.flatMap(conditionsIn);
  if ('or' in condition) return condition.or.flatMap(conditionsIn);
  return 'not' in condition ? conditionsIn(condition.not) : [condition];
};

export const conditionsOf = (node: ScriptNode): readonly Condition[] => {
  if ('if' in node) return conditionsIn(node.if);
  return 'choose' in node ? node.choose.flatMap(({ when }) => (when ? conditionsIn(when) : [])) : [];
};
