import type { Rule } from '../../../../kernel/rule.ts';
import type { Phase, Vast } from '../../state.ts';
import type { RoleTurn } from '../rounds.ts';

/** §10 */
export const skeletonsTurn: RoleTurn = {
  first: { step: 'skeletons.lose' },
  *play(_t: Vast): Rule<Phase | null> {
    return null;
  },
};
