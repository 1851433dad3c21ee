import type { Rule } from '../../../../kernel/rule.ts';
import type { Phase, Vast, VastState } from '../../state.ts';
import { isPit } from '../pits.ts';
import type { RoleTurn } from '../roleTurn.ts';
import { nextToAct } from '../solo/activation.ts';
import { activate } from './activation.ts';
import { tileUnder } from './ground.ts';
import { gainStability, loseStability } from './stability.ts';
import { summonPhase } from './summon.ts';
import { freshSkeletonsTurn } from './values.ts';

const stabilityPerTurn = 2;

/** §10 Lose Stability, activate each Skeleton, summon, gain Stability. Each begins from the state alone. */
export const skeletonsTurn: RoleTurn = {
  first: { step: 'skeletons.lose' },
  *play(t: Vast): Rule<Phase | null> {
    const { phase } = t.state;
    switch (phase.step) {
      case 'skeletons.lose':
        t.state.skeletons.turn = freshSkeletonsTurn();
        loseStability(t, unsteady(t.state));
        t.tell({ fact: 'phaseBegan', phase: 'activate' });
        return { step: 'activate', present: t.state.skeletons.march.filter((id) => t.state.figures[id] !== undefined), acted: [] };
      case 'activate': {
        // MM-245, MM-246, RU-12 Always the leftmost that has not acted, of those that were here when the phase began.
        const skeleton = nextToAct(t.state);
        if (!skeleton) return { step: 'skeletons.summon' };
        yield* activate(t, skeleton);
        return { ...phase, acted: [...phase.acted, skeleton] };
      }
      case 'skeletons.summon':
        yield* summonPhase(t);
        return { step: 'skeletons.gain' };
      default:
        gainStability(t, stabilityPerTurn); // MM-274
        return null;
    }
  },
};

/** MM-242, MM-243 Skeletons on Lit tiles that are no Pits. */
const unsteady = (state: VastState): number =>
  state.skeletons.march.filter((id) => {
    const square = state.figures[id] === undefined ? null : tileUnder(state, id);
    return square !== null && state.map[square]!.lit && !isPit(state, square);
  }).length;
