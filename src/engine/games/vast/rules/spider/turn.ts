import type { Rule } from '../../../../kernel/rule.ts';
import type { Phase, Vast } from '../../state.ts';
import type { RoleTurn } from '../rounds.ts';

export const spiderTurn: RoleTurn = {
  first: { step: 'spider.form' },
  *play(_t: Vast): Rule<Phase | null> {
    return null;
  },
};
