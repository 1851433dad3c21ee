import type { StonesagaFact } from '../../../engine/games/stonesaga/facts.ts';
import type { StonesagaView } from '../../../engine/games/stonesaga/view.ts';
import type { GameTable } from '../../contract.ts';
import { cues } from './cues.ts';
import { fonts } from './fonts.ts';
import { load } from './load.ts';
import { reading } from './reading.ts';
import { Scene } from './Scene.tsx';
import { naming } from './names.ts';
import { toldCards } from './toldCards.ts';
import { focus, pace, rolled } from './tempo.ts';
import { english } from './words.ts';
import { zones } from './zones.ts';

export const stonesagaTable: GameTable<StonesagaView, StonesagaFact> = {
  game: 'stonesaga',
  title: 'Stonesaga',
  zones,
  mm: 0.4, // the whole table is 768 by 432 mm
  fonts,
  load,
  Scene,
  words: english,
  course: ['dayBroke', 'nightFell'],
  naming,
  cues,
  cards: toldCards,
  reading,
  rolled,
  pace,
  focus,
};
