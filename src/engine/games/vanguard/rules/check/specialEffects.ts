import { button } from '../../../../kernel/option.ts';
import type { Rule } from '../../../../kernel/rule.ts';
import { gcOf } from '../../content/find.ts';
import type { Cell, DiceCheck } from '../../content/types.ts';
import type { Payment } from '../../reckoning/payments.ts';
import { extras, forced } from '../../reckoning/special.ts';
import type { CheckState, Vanguard } from '../../state.ts';
import { ask, isWindingUp } from '../asking.ts';
import { planetNow } from '../board.ts';
import { resolve } from '../effects/resolve.ts';
import { payingOptions } from './paying.ts';
import { convertsOf, poolOf, toSpent } from './pool.ts';

/** IV-208 to IV-219 Those of the global condition first, then left to right and top to bottom, until one ends the check. */
export function* specialEffects(t: Vanguard, check: CheckState, { special }: DiceCheck): Rule {
  const { gc } = planetNow(t.state);
  for (const [at, cell] of [...((gc === null ? undefined : gcOf(gc).special) ?? []), ...special.flat()].entries()) {
    if (check.immediate !== null || isWindingUp(t.state)) return;
    yield* specialEffect(t, check, cell, `cell:${at}`);
  }
}

const idOf = (dice: Payment): string => `dice:${dice.map(({ id }) => id).join('+')}`;
const wordsOf = (dice: Payment): string => dice.map(({ icons }) => icons.join('+')).join(', ');

function* specialEffect(t: Vanguard, check: CheckState, cell: Cell, place: string): Rule {
  const ways = forced(cell.need, poolOf(check));
  const { times, dice } = yield* ask(t, check.roller, 'check.forced', 'Which dice does the special effect take?', () =>
    payingOptions(
      ways.map((way) => ({ id: idOf(way.dice), label: wordsOf(way.dice), dice: way.dice, value: way })),
      place,
    ),
  );
  yield* pay(t, check, cell, place, dice, times);
  // RU-IV-29 VAN and converts are the roller's choice, where the effect may help.
  while (isWelcome(cell) && check.immediate === null && !isWindingUp(t.state)) {
    const more = extras(cell.need, poolOf(check), { converts: convertsOf(t.state, check.roller) });
    if (more.length === 0) return;
    const payment = yield* ask<Payment | null>(t, check.roller, 'check.extra', 'Use more dice for this effect?', () => [
      ...payingOptions<Payment | null>(
        more.map((dice) => ({ id: idOf(dice), label: wordsOf(dice), dice, value: dice })),
        place,
      ),
      button('go-on', 'No', null),
    ]);
    if (!payment) return;
    yield* pay(t, check, cell, place, payment, 1);
  }
}

/** Nobody turns a VAN into an accident: effects that only harm are not offered for more. */
const isWelcome = ({ need }: Cell): boolean => !need.every((tokens) => tokens.includes('ACC'));

function* pay(t: Vanguard, check: CheckState, { effects }: Cell, cell: string, dice: Payment, times: number): Rule {
  if (times === 0) return;
  toSpent(
    t,
    check,
    dice.map(({ id }) => ({ die: id })),
  );
  t.tell({ fact: 'specialEffect', who: check.roller, check: check.check, cell, times, dice: dice.map(({ id }) => id) });
  for (let left = times; left > 0 && check.immediate === null; left--)
    yield* resolve(t, { who: check.roller, source: `check:${check.check}` }, effects);
}
