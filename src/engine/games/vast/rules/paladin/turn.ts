import type { Rule } from '../../../../kernel/rule.ts';
import type { Vast } from '../../state.ts';
import { takeActions } from './actions.ts';
import { collect } from './collect.ts';
import { furyPhase } from './furyPhase.ts';

/** §9 The three phases of the Paladin's turn. Each begins from the state alone; who calls them sets the phase. */
export function* paladinCollect(t: Vast): Rule {
  yield* collect(t);
}

export function* paladinActions(t: Vast): Rule {
  yield* takeActions(t);
}

export function* paladinFury(t: Vast): Rule {
  yield* furyPhase(t);
}
