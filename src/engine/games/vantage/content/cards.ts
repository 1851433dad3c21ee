import { allies } from './cards/allies.ts';
import { animals } from './cards/animals.ts';
import { characters } from './cards/characters.ts';
import { conditions } from './cards/conditions.ts';
import { flora } from './cards/flora.ts';
import { holdings } from './cards/holdings.ts';
import { items } from './cards/items.ts';
import { itemsMore } from './cards/itemsMore.ts';
import { lessons } from './cards/lessons.ts';
import { letters } from './cards/letters.ts';
import { maps } from './cards/maps.ts';
import { relics } from './cards/relics.ts';
import { vehicles } from './cards/vehicles.ts';
import { destinies } from './destinies.ts';
import type { Card, CardAction, Destiny, Mission } from './kinds.ts';
import { engageMissions } from './missions/engage.ts';
import { helpMissions } from './missions/help.ts';
import { lookMissions } from './missions/look.ts';
import { moveMissions } from './missions/move.ts';
import { takeMissions } from './missions/take.ts';
import { uprightTypes } from './vocabulary.ts';

/** Every card that a player may own. */
export const cards: readonly Card[] = [
  ...items,
  ...itemsMore,
  ...animals,
  ...flora,
  ...vehicles,
  ...lessons,
  ...allies,
  ...relics,
  ...conditions,
  ...maps,
  ...letters,
  ...holdings,
  ...characters,
];
export const missions: readonly Mission[] = [...moveMissions, ...lookMissions, ...engageMissions, ...helpMissions, ...takeMissions];
export { characters, destinies };

const byNumber = <T extends { readonly num: number }>(all: readonly T[]): ((num: number) => T) => {
  const known: (T | undefined)[] = []; // a list with gaps: rules look cards up all the time, and a map takes three times as long
  for (const one of all) known[one.num] = one;
  return (num) => {
    const found = known[num];
    if (!found) throw new Error(`there is no card ${num}`);
    return found;
  };
};

export const cardOf = byNumber<Card>(cards);
export const missionOf = byNumber<Mission>(missions);
export const destinyOf = byNumber<Destiny>(destinies);

/** "Pasco Linde" of "Pasco Linde, the Medic"; other names are left as they are. */
export const withoutCalling = (name: string): string => name.split(',')[0]!;

/** The name of a character without its calling, so that a sentence tells the person from the card. */
export const shortName = (character: number): string => withoutCalling(cardOf(character).name);

/** VA-343 The destiny of the first full grid. */
export const fullGridDestiny = destinies.find(({ foundBy }) => foundBy && 'holds' in foundBy && foundBy.holds.n?.base === 9)!.num;

const upright: readonly string[] = uprightTypes;
/** VA-325, VA-362 Upright cards go into a grid, lying ones into a supply. */
export const isUpright = (num: number): boolean => upright.includes(cardOf(num).type);

const centerActions = new Map([...missions, ...destinies].map(({ num, actions }) => [num, actions]));

export const isCenterCard = (num: number): boolean => centerActions.has(num);

export const actionsOf = (num: number): readonly CardAction[] => centerActions.get(num) ?? cardOf(num).actions;
