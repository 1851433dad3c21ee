import type { Rule } from '../../../../kernel/rule.ts';
import type { Phase, Vast } from '../../state.ts';
import type { RoleTurn } from '../rounds.ts';

export const manorTurn: RoleTurn = {
  first: { step: 'manor.enter' },
  *play(_t: Vast): Rule<Phase | null> {
    return null;
  },
};
