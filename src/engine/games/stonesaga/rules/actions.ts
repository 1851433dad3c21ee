import { aid } from './aiding.ts';
import type { Beside, DayAction } from './dayAction.ts';
import { buildStructure, designStructure } from './structures.ts';
import { craft } from './crafting.ts';
import { exchange, share } from './exchanging.ts';
import { farSight, useAbility } from './uses.ts';
import { fish } from './fishing.ts';
import { forage } from './foraging/index.ts';
import { fillGoals } from './goalTokens.ts';
import { gatherWater, prepareShelter } from './waterAndShelter.ts';
import { investigate } from './investigating.ts';
import { makeFire } from './makeFire.ts';
import { mine } from './mining.ts';
import { move } from './moving.ts';
import { buildOutpost } from './outposts.ts';
import { dropItem, pack } from './packing.ts';
import { process } from './processing.ts';
import { scavenge } from './scavenging.ts';
import { store } from './storing.ts';

/** SS-212 to SS-214, SS-384 in the order of the rulebook. A function, so that no chapter is read before it is there. */
let actions: readonly DayAction[] | undefined;
export const dayActions = (): readonly DayAction[] =>
  (actions ??= [
    move,
    exchange,
    pack,
    aid,
    process,
    craft,
    buildOutpost,
    buildStructure,
    gatherWater,
    prepareShelter,
    fish,
    forage,
    mine,
    makeFire,
    scavenge,
    farSight,
  ]);
let asides: readonly Beside[] | undefined;
export const besides = (): readonly Beside[] => (asides ??= [share, store, designStructure, fillGoals, useAbility, dropItem, investigate]);
