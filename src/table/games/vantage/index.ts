import type { VantageFact } from '../../../engine/games/vantage/facts.ts';
import type { VantageView } from '../../../engine/games/vantage/view.ts';
import type { GameTable } from '../../contract.ts';
import { aloud } from './aloud.ts';
import { cues } from './cues.ts';
import { dice } from './dice.ts';
import { fonts } from './fonts.ts';
import { zoneOf, zonesOf } from './layout/zones.ts';
import { load } from './load.ts';
import { reading } from './reading.ts';
import { Scene } from './scene/Scene.tsx';
import { focus, pace, rolled } from './tempo.ts';
import { english, naming } from './words.ts';

export const vantageTable: GameTable<VantageView, VantageFact> = {
  game: 'vantage',
  title: 'Vantage',
  zones: zonesOf,
  zoneOf,
  fonts,
  load,
  Scene,
  words: english,
  course: ['turnBegan'],
  naming,
  aloud,
  cues,
  reading,
  dice,
  rolled,
  pace,
  focus,
};
