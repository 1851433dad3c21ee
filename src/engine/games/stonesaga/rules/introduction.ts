import { button, declining } from '../../../kernel/option.ts';
import type { Rule } from '../../../kernel/rule.ts';
import { challenges } from '../content/challenges.ts';
import type { OutcomeId } from '../content/outcomes.ts';
import type { Stonesaga } from '../state.ts';
import { askGroup } from './asking.ts';
import { anybody } from './conditions.ts';
import { readOutcome } from './effects/society.ts';
import { mayEnd } from './goals.ts';

/** The group stops while it is well. */
export function* endWell(t: Stonesaga): Rule {
  const { outcome } = challenges[t.state.challenge!.id].voluntaryEnd;
  yield* readOutcome(t, anybody(t.state), outcome as OutcomeId);
}

/** R-SS-102 Offered after each night step; who says that they go on is asked again at dawn at the earliest. */
export function* offerEnd(t: Stonesaga): Rule {
  const { challenge } = t.state;
  if (!challenge || challenge.goesOn || t.state.ended || !mayEnd(t.state)) return;
  const end = yield* askGroup(t, 'challenge.end', 'Enough is done to end the challenge well.', [
    declining(button('end-challenge', 'End the challenge here', true)),
    button('go-on', 'Go on until dawn', false),
  ]);
  if (end) yield* endWell(t);
  else challenge.goesOn = true;
}
