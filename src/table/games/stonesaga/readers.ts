import { readBag } from './bag/reading.ts';
import { readBench } from './bench/reading.ts';
import { readBoards } from './boards/reading.ts';
import { readFishing } from './fishing/reading.ts';
import { readCards } from './cards/reading.ts';
import { readForaging } from './foraging/reading.ts';
import { readMining } from './mining/reading.ts';
import { readTrial } from './trials/reading.ts';
import { readSociety } from './society/reading.ts';
import type { ThingReader } from './thingReader.ts';
import { readValley } from './valley/reading.ts';

/** Each part of the table tells about its own things: `<part>/reading.ts`. */
export const readers: readonly ThingReader[] = [
  readBag,
  readBench,
  readValley,
  readForaging,
  readTrial,
  readFishing,
  readMining,
  readCards,
  readSociety,
  readBoards,
];
