import type { GameRules } from '../../kernel/rules.ts';
import { copyVantage } from './copy.ts';
import { editions } from './editions.ts';
import type { VantageFact } from './facts.ts';
import { imagineVantage } from './imagine.ts';
import { shownPlaces } from './leave.ts';
import { playVantage } from './rules/sequence.ts';
import { whyNot } from './rules/whyNot.ts';
import { scoreVantage } from './score.ts';
import { mixes, settings } from './settings.ts';
import { setUp } from './setup.ts';
import type { VantageState } from './state.ts';
import { viewVantage, type VantageView } from './view.ts';

export const vantage: GameRules<VantageState, VantageFact, VantageView> = {
  name: 'vantage',
  title: 'Vantage',
  edition: 9,
  editions,
  mixes,
  settings,
  setup: setUp,
  play: playVantage,
  copy: copyVantage,
  view: viewVantage,
  imagine: imagineVantage,
  shown: shownPlaces,
  over: ({ ended }) => ended,
  whyNot,
  score: scoreVantage,
  turn: ({ turns }) => turns,
};
