import { tap } from '../../../../kernel/option.ts';
import type { Rule } from '../../../../kernel/rule.ts';
import type { Phase, Stonesaga } from '../../state.ts';
import { everybody, nameOf } from '../characters.ts';
import { isFallen } from '../hardcore.ts';
import { perish, toPerish } from '../perishing.ts';
import { bearing, settle } from '../tieBreak.ts';
import { endByDays } from './society.ts';
import { afterStep } from './steps.ts';

/** SS-541 to SS-543, SC-037, SC-685 One after the other, in an order the players choose. */
export function* checkPerished(t: Stonesaga): Rule<Phase> {
  for (;;) {
    const dying = everybody(t.state).filter((who) => toPerish(t.state, who));
    if (dying.length === 0) break;
    const who = yield* settle(
      t,
      'night.perish',
      'Who is mourned first?',
      dying.map((one) => tap(`board:${one}`, nameOf(t.state, one), one)),
      (one) => bearing(t.state, one),
    );
    yield* perish(t, who, { grieve: true, oldAge: false, dying });
  }
  if (!t.state.house.hardcore || !isFallen(t.state)) return yield* afterStep(t, 'perished');
  // SC-603, SC-608 Alone there is nobody left for the night.
  endByDays(t);
  return { step: 'dawn' };
}
