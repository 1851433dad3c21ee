import { tap } from '../../../../kernel/option.ts';
import type { Rule } from '../../../../kernel/rule.ts';
import { injuryOf } from '../../content/find.ts';
import type { InjuryIcon } from '../../content/vocabulary.ts';
import type { CheckState, Vanguard } from '../../state.ts';
import { saying } from '../announcing.ts';
import { ask, isWindingUp } from '../asking.ts';
import { boardOf } from '../board.ts';
import { applyDanger } from '../danger.ts';
import { foreseen } from '../effects/foreseeing.ts';
import { resolve } from '../effects/resolve.ts';
import { takeInjuryDie } from '../injuries.ts';

/** IV-195 to IV-207, IV-730 Injury dice first, then danger dice, then the injury dice go back to the board. */
export function* resolveInjuryAndDanger(t: Vanguard, check: CheckState): Rule {
  const back = check.injury.length;
  const taken: number[] = [];
  while (check.injury.length > 0 && !isWindingUp(t.state)) {
    const icon = yield* ask(t, check.roller, 'injury.die', 'Which injury die comes next?', () =>
      [...new Set(check.injury)].map((one) => {
        const { effects } = injuryFor(t, check, one, taken);
        return saying(tap(`injury-die:${one}`, one, one), foreseen(t.state, check.roller, effects));
      }),
    );
    check.injury.splice(check.injury.indexOf(icon), 1);
    yield* place(t, check, icon, taken);
  }
  for (const { table, side } of check.danger.splice(0)) {
    if (isWindingUp(t.state)) return;
    yield* applyDanger(t, check.roller, table, side);
  }
  check.injury = [];
  for (let left = back; left > 0; left--) yield* takeInjuryDie(t, check.roller);
}

/** IV-197 to IV-200, IV-355, RU-IV-45 The first faceup card from the left that has the icon and no die yet, and what it does. */
function injuryFor(t: Vanguard, check: CheckState, icon: InjuryIcon, taken: readonly number[]) {
  const { injuries } = boardOf(t.state, check.roller);
  const at = injuries.findIndex(
    ({ name, down }, i) => !down && !taken.includes(i) && injuryOf(name).icons.some((one) => one.icon === icon),
  );
  const card = injuries[at];
  return { at, card, effects: card ? injuryOf(card.name).icons.find((one) => one.icon === icon)!.effects : [] };
}

function* place(t: Vanguard, check: CheckState, icon: InjuryIcon, taken: number[]): Rule {
  const { at, card, effects } = injuryFor(t, check, icon, taken);
  t.tell({ fact: 'injuryDie', who: check.roller, icon, injury: card?.name ?? null });
  if (!card) return;
  taken.push(at);
  yield* resolve(t, { who: check.roller, source: `injury:${card.name}` }, effects);
}
