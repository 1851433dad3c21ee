import { button } from '../../../../kernel/option.ts';
import { firstOf, type Rule, type Seat } from '../../../../kernel/rule.ts';
import type { Phase, Stonesaga } from '../../state.ts';
import { charactersOf } from '../characters.ts';
import { usesOf } from '../uses.ts';
import { afterStep } from './steps.ts';

/** SS-563 to SS-567, R-SS-100 In any order, each once a night, until nobody wants more. */
export function* nightActions(t: Stonesaga): Rule<Phase> {
  const done = new Set<Seat>();
  for (;;) {
    const offers = t.state.seats.flatMap((seat) => {
      const options = done.has(seat) ? [] : charactersOf(t.state, seat).flatMap((who) => usesOf(t, who, 'night'));
      const stop = button<(() => Rule) | null>('done', 'Sleep', null);
      return options.length === 0
        ? []
        : [{ seat, ask: 'night.act', prompt: 'There is something you can do at night.', options: [...options, stop] }];
    });
    if (offers.length === 0) return yield* afterStep(t, 'actions');
    const { seat, chosen } = yield* firstOf<(() => Rule) | null>(offers);
    if (chosen) yield* chosen();
    else done.add(seat);
  }
}
