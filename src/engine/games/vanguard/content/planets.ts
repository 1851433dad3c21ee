import type { PlanetFile } from './types.ts';
import { cinderOrchard } from './planets/cinderOrchard/planet.ts';
import { eyeOfTheVoid } from './planets/eyeOfTheVoid/planet.ts';
import { halcyonShelf } from './planets/halcyonShelf/planet.ts';
import { hollowChoir } from './planets/hollowChoir/planet.ts';
import { lowlightCanopy } from './planets/lowlightCanopy/planet.ts';
import { sunderedQuay } from './planets/sunderedQuay/planet.ts';
import { switchHouse } from './planets/switchHouse/planet.ts';
import { theFallow } from './planets/theFallow/planet.ts';

/** In the order in which a campaign comes to them. */
export const planets: readonly PlanetFile[] = [
  eyeOfTheVoid, cinderOrchard, halcyonShelf, lowlightCanopy, sunderedQuay, theFallow, hollowChoir, switchHouse,
];
