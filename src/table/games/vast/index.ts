import type { VastFact } from '../../../engine/games/vast/facts.ts';
import type { VastView } from '../../../engine/games/vast/view.ts';
import type { GameTable } from '../../contract.ts';
import { cues } from './cues.ts';
import { dice } from './dice.ts';
import { fonts } from './fonts.ts';
import { zoneOf, zones } from './layout/zones.ts';
import { load } from './load.ts';
import { reading } from './reading.ts';
import { Scene } from './scene/Scene.tsx';
import { focus, pace, rolled } from './tempo.ts';
import { english } from './words.ts';

export const vastTable: GameTable<VastView, VastFact> = {
  game: 'vast',
  title: 'Vast: The Mysterious Manor',
  zones,
  zoneOf,
  mm: 0.4, // a tile is 44 mm wide, and the whole table 768 by 432 mm
  fonts,
  load,
  Scene,
  words: english,
  course: ['roundBegan', 'phaseBegan'],
  cues,
  reading,
  dice,
  rolled,
  pace,
  focus,
};
