import type { Rule } from '../../../../kernel/rule.ts';
import type { Phase, Vast } from '../../state.ts';
import type { RoleTurn } from '../roleTurn.ts';
import { moveAndCast } from './castPhase.ts';
import { formPhase } from './formPhase.ts';
import { redraw } from './hand.ts';
import { terrorPhase } from './terrorPhase.ts';

/** §11 Choose a form, gain Terror, move and cast, redraw. */
export const spiderTurn: RoleTurn = {
  first: { step: 'spider.form' },
  *play(t: Vast): Rule<Phase | null> {
    switch (t.state.phase.step) {
      case 'spider.form':
        yield* formPhase(t);
        return { step: 'spider.terror' };
      case 'spider.terror':
        yield* terrorPhase(t);
        return { step: 'spider.cast' };
      case 'spider.cast':
        yield* moveAndCast(t);
        return { step: 'spider.redraw' };
      default:
        redraw(t);
        return null;
    }
  },
};
