import type { Rule } from '../../../../kernel/rule.ts';
import type { Phase, Vast } from '../../state.ts';
import type { RoleTurn } from '../rounds.ts';

export const warlockTurn: RoleTurn = {
  first: { step: 'warlock.enter' },
  *play(_t: Vast): Rule<Phase | null> {
    return null;
  },
};
