import type { Rule } from '../../../../kernel/rule.ts';
import type { Phase, RoleStep, Vast } from '../../state.ts';
import type { RoleTurn } from '../roleTurn.ts';
import { drawPhase } from './drawPhase.ts';
import { enterPhase } from './enterPhase.ts';
import { assignOmens, returnOmens } from './omens.ts';
import { revealPhase } from './revealPhase.ts';
import { ritualPhase } from './ritualPhase.ts';
import { shiftPhase } from './shiftPhase.ts';
import { swapPhase } from './swapPhase.ts';
import { manorOf } from './values.ts';
import { wallsPhase } from './wallsPhase.ts';
import { wraithPhase } from './wraithPhase.ts';

type ManorStep = Extract<RoleStep, `manor.${string}`>;

/** MM-412, MM-413, RU-18 The powers from top to bottom of the board, then the ritual, treasures and cards, and the omens back. */
const phases: Readonly<Record<ManorStep, (t: Vast) => Rule>> = {
  'manor.enter': enterPhase,
  'manor.assign': assignOmens,
  'manor.reveal': revealPhase,
  'manor.shift': shiftPhase,
  'manor.swap': swapPhase,
  'manor.walls': wallsPhase,
  'manor.wraith': wraithPhase,
  'manor.ritual': ritualPhase,
  'manor.draw': drawPhase,
  'manor.return': returnOmens,
};
const steps = Object.keys(phases) as readonly ManorStep[];

export const manorTurn: RoleTurn = {
  first: { step: 'manor.enter' },
  *play(t: Vast): Rule<Phase | null> {
    const step = t.state.phase.step as ManorStep;
    yield* phases[step](t);
    manorOf(t).used = 0;
    const next = steps[steps.indexOf(step) + 1];
    return next ? { step: next } : null;
  },
};
