import type { VanguardFact } from '../../../engine/games/vanguard/facts.ts';
import type { VanguardView } from '../../../engine/games/vanguard/view.ts';
import type { GameTable } from '../../contract.ts';
import { cues } from './cues.ts';
import { diary } from './diary.ts';
import { dice } from './dice.ts';
import { fonts } from './fonts.ts';
import { load } from './load.ts';
import { reading } from './reading.ts';
import { Scene } from './scene/Scene.tsx';
import { focus, pace, rolled } from './tempo.ts';
import { english } from './words.ts';
import { zoneOf, zones } from './zones.ts';

export const vanguardTable: GameTable<VanguardView, VanguardFact> = {
  game: 'vanguard',
  title: 'ISS Vanguard',
  zones,
  zoneOf,
  fonts,
  dice,
  load,
  Scene,
  words: english,
  course: ['roundBegan', 'turnBegan'],
  cues,
  diary,
  reading,
  rolled,
  pace,
  focus,
};
