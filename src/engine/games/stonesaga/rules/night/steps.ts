import type { Rule } from '../../../../kernel/rule.ts';
import { nightSteps, type NightStep, type Phase, type Stonesaga } from '../../state.ts';
import { checkGoals } from '../goals.ts';
import { offerEnd } from '../introduction.ts';

/** SS-540, R-SS-67 Everybody finishes a step before the next one begins. */
export function* afterStep(t: Stonesaga, step: NightStep): Rule<Phase> {
  t.state.scene = null;
  yield* checkGoals(t);
  yield* offerEnd(t);
  const next = nightSteps[nightSteps.indexOf(step) + 1];
  if (!next) return { step: 'dawn' };
  t.tell({ fact: 'nightStepBegan', step: next });
  return { step: `night.${next}`, done: [] };
}
