import { boundary, type Rule } from '../../../../kernel/rule.ts';
import { roundLimit } from '../../content/values.ts';
import type { Vast } from '../../state.ts';
import { paladinTurn } from '../paladin/turn.ts';
import { activate, nextToAct } from './activation.ts';
import { endJourney } from './ending.ts';
import { spawnAll, spawnPhase } from './spawn.ts';

/** §17 The Paladin's Journey: his turn, the Skeletons' turn, and again, until it is won or lost. */
export function* playJourney(t: Vast): Rule {
  while (t.state.ended === null) {
    yield* playPhase(t);
    yield* boundary();
  }
}

/** Every phase begins from the state alone, so that a match can be taken up again at any of them. */
function* playPhase(t: Vast): Rule {
  switch (t.state.phase.step) {
    case 'set-up':
      t.tell({ fact: 'journeyBegan', march: [...t.state.skeletons.march] });
      yield* spawnAll(t, 'setup.throw', [...t.state.skeletons.march]);
      return beginRound(t, 1);
    case 'collect':
    case 'actions':
    case 'fury': {
      const next = yield* paladinTurn.play(t);
      if (next) t.state.phase = next;
      else beginMarch(t);
      return;
    }
    case 'activate':
      return yield* activateNext(t);
    case 'spawn':
      t.tell({ fact: 'phaseBegan', phase: 'spawn' });
      yield* spawnPhase(t);
      return beginRound(t, t.state.round + 1);
    default:
      throw new Error(`the journey has no phase ${t.state.phase.step}`);
  }
}

function beginRound(t: Vast, round: number): void {
  if (t.state.limited && round > roundLimit) return endJourney(t, false, `Nobody has won in ${roundLimit} rounds.`);
  t.state.round = round;
  t.state.phase = { step: 'collect' };
  t.tell({ fact: 'roundBegan', round });
}

/** RU-12 Only Skeletons that are on the map now act in this phase. */
function beginMarch(t: Vast): void {
  const present = t.state.skeletons.march.filter((id) => t.state.figures[id] !== undefined);
  t.state.phase = { step: 'activate', present, acted: [] };
  t.tell({ fact: 'phaseBegan', phase: 'activate' });
}

function* activateNext(t: Vast): Rule {
  const skeleton = nextToAct(t.state);
  if (!skeleton) {
    t.state.phase = { step: 'spawn' };
    return;
  }
  yield* activate(t, skeleton);
  const { phase } = t.state;
  if (phase.step === 'activate') t.state.phase = { ...phase, acted: [...phase.acted, skeleton] };
}
