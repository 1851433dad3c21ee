import type { Mantle, Trait } from './vocabulary.ts';

/** SS-048, SS-049 Energy tokens by the number of characters. */
export const energyFor = (count: number): number => (count <= 2 ? 5 : 4);
/** SS-130 Health spaces by the number of characters. */
export const healthFor = (count: number): number => (count <= 2 ? 5 : count === 3 ? 4 : 3);
/** SS-550, SS-551 */
export const restFor = (count: number): number => (count <= 2 ? 2 : 1);

export const trackEnd = 20;
export const populationAtStart = 8;
export const structuresPerOutpost = 5;
/** SC-251, SC-536, SC-537 What a character carries over. */
export const retained = { items: 5, resources: 5 } as const;
export const processedPerAction = 3;
export const harvestedPerAction = 3;
export const minedPerAction = 3;
export const fishingDice = 4;
export const creation = { dice: 5, atLeast: 14 } as const;
export const costs = {
  exchange: 1,
  pack: 1,
  aid: 1,
  process: 1,
  craft: 1,
  buildOutpost: 4,
  gatherWater: 1,
  prepareShelter: 1,
  fish: 2,
  forage: 2,
  mine: 2,
  makeFire: 1,
  scavenge: 2,
  farSight: 1,
} as const;
/** SC-640 onward: four trays, two more with each turning of the age. */
export const trayLimits = { first: 4, most: 8 } as const;

/** SS-317 to SS-321 */
export const outpostMaximum = (population: number): number => (population <= 8 ? 2 : population <= 12 ? 3 : population <= 15 ? 4 : population <= 18 ? 5 : 6);

/** For bots and tests: after so many days an Endless game without end is over. */
export const dayLimit = 24;

export const mantleTitles: Readonly<Record<Mantle, string>> = { protector: 'Protector', seeker: 'Seeker', storyteller: 'Storyteller', wanderer: 'Wanderer' };
export const traitTitles: Readonly<Record<Trait, string>> = {
  cunning: 'Cunning', intrepid: 'Intrepid', indomitable: 'Indomitable', resourceful: 'Resourceful', wise: 'Wise',
  attuned: 'Attuned', haunted: 'Haunted', beloved: 'Beloved', scarred: 'Scarred',
};
