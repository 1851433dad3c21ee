import type { GameRules } from '../../kernel/rules.ts';
import { copyStonesaga } from './copy.ts';
import { editions } from './editions.ts';
import type { StonesagaFact } from './facts.ts';
import { imagineStonesaga } from './imagine.ts';
import { playStonesaga } from './rules/sequence.ts';
import { whoseHand, whyNot } from './rules/whyNot.ts';
import { scoreStonesaga } from './score.ts';
import { mixes, settings } from './settings.ts';
import { setUp } from './setup.ts';
import type { StonesagaState } from './state.ts';
import { viewStonesaga, type StonesagaView } from './view.ts';

export const stonesaga: GameRules<StonesagaState, StonesagaFact, StonesagaView> = {
  name: 'stonesaga',
  title: 'Stonesaga',
  edition: 2,
  editions,
  mixes,
  settings,
  setup: setUp,
  play: playStonesaga,
  copy: copyStonesaga,
  view: viewStonesaga,
  imagine: imagineStonesaga,
  over: ({ ended }) => ended,
  whyNot,
  open: { whose: whoseHand },
  score: scoreStonesaga,
  turn: ({ day, phase }) => 2 * day + Number(phase.step.startsWith('night')),
};
