import type { GameRules } from '../../kernel/rules.ts';
import { copyVast } from './copy.ts';
import { editions } from './editions.ts';
import type { VastFact } from './facts.ts';
import { imagineVast } from './imagine.ts';
import { whyNot, whyNotLift } from './rules/whyNot.ts';
import { playRounds } from './rules/rounds.ts';
import { playJourney } from './rules/solo/sequence.ts';
import { scoreVast } from './score.ts';
import { journeyMix, mixes, settings } from './settings.ts';
import { setUpJourney } from './setup.ts';
import { setUpFull } from './setupFull.ts';
import type { VastState } from './state.ts';
import { viewVast, type VastView } from './view.ts';

export const vast: GameRules<VastState, VastFact, VastView> = {
  name: 'vast',
  title: 'Vast: The Mysterious Manor',
  edition: 1,
  editions,
  mixes,
  settings,
  setup: (given) => (given.mix === journeyMix ? setUpJourney(given) : setUpFull(given)),
  play: (t) => (t.state.journey ? playJourney(t) : playRounds(t)),
  copy: copyVast,
  view: viewVast,
  imagine: imagineVast,
  over: ({ ended }) => ended,
  whyNot,
  whyNotLift,
  score: scoreVast,
  turn: ({ round, roles, active }) => round * roles.length + roles.indexOf(active),
};
