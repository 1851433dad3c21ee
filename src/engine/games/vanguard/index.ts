import type { GameRules } from '../../kernel/rules.ts';
import { copyVanguard } from './copy.ts';
import { editions } from './editions.ts';
import type { VanguardFact } from './facts.ts';
import { imagineVanguard } from './imagine.ts';
import { playVanguard } from './rules/sequence.ts';
import { whose, whyNot } from './rules/whyNot.ts';
import { scoreVanguard } from './score.ts';
import { sensibleVanguard } from './sensible.ts';
import { mixes, settings } from './settings.ts';
import { setUp } from './setup.ts';
import type { VanguardState } from './state.ts';
import { viewVanguard, type VanguardView } from './view.ts';

export const vanguard: GameRules<VanguardState, VanguardFact, VanguardView> = {
  name: 'vanguard',
  title: 'ISS Vanguard',
  edition: 10,
  editions,
  mixes,
  settings,
  setup: setUp,
  play: playVanguard,
  copy: copyVanguard,
  view: viewVanguard,
  imagine: imagineVanguard,
  over: ({ ended }) => ended,
  whyNot,
  open: {
    whose(state, gesture) {
      const section = whose(state, gesture);
      return section && state.players[section];
    },
  },
  score: scoreVanguard,
  sensible: sensibleVanguard,
  turn: ({ planet, story, boards }) =>
    1000 * story.landings + (planet ? 10 * planet.round + Object.values(boards).filter(({ done }) => done).length : 0),
};
