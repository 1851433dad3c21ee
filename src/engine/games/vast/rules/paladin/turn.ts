import type { Rule } from '../../../../kernel/rule.ts';
import type { Phase, Vast } from '../../state.ts';
import type { RoleTurn } from '../roleTurn.ts';
import { takeActions } from './actions.ts';
import { collect } from './collect.ts';
import { furyPhase } from './furyPhase.ts';

/** §9 Collect, act, gain Fury. Each phase begins from the state alone. The journey plays this turn too. */
export const paladinTurn: RoleTurn = {
  first: { step: 'collect' },
  *play(t: Vast): Rule<Phase | null> {
    switch (t.state.phase.step) {
      case 'collect':
        t.tell({ fact: 'phaseBegan', phase: 'collect' });
        yield* collect(t);
        t.tell({ fact: 'phaseBegan', phase: 'actions' });
        return { step: 'actions' };
      case 'actions':
        yield* takeActions(t);
        return { step: 'fury' };
      default:
        t.tell({ fact: 'phaseBegan', phase: 'fury' });
        yield* furyPhase(t);
        return null;
    }
  },
};
