import { button, tap, type Option } from '../../../../kernel/option.ts';
import { choose, type Rule, type Seat } from '../../../../kernel/rule.ts';
import { othersAfter } from '../../../../pieces/turnOrder.ts';
import type { Choice } from '../../content/script.ts';
import type { Vantage } from '../../state.ts';
import { agree, vote } from '../asking.ts';
import { meets } from '../conditions.ts';
import { calledOf, companionsOf } from '../people.ts';
import { payOne } from '../paying.ts';
import { readHidden, readScript, type NodeRules, type Reading } from './script.ts';

/** What is asked of players while a page is read. */
export const choiceNodes: NodeRules<'choose' | 'pay' | 'for' | 'if' | 'byX'> = {
  /** VA-250 Labels are seen, outcomes are not. Pages of the mission are decided by all (RU-VA-65). */
  *choose(t, node, reading): Rule {
    const open = node.choose.flatMap((choice, i) => (!choice.when || meets(t.state, reading, choice.when) ? [optionOf(choice, i)] : []));
    if (open.length === 0) return;
    const chosen = yield* decideOn(t, open, reading);
    t.tell({ fact: 'choiceMade', seat: reading.seat, label: chosen.label });
    yield* readHidden(t, chosen.do, reading);
  },
  *pay(t, { pay, then, else: otherwise }, reading): Rule {
    const paid = yield* payOne(t, pay, reading);
    yield* readHidden(t, paid ? then : (otherwise ?? []), reading);
  },
  /** VA-308, RU-VA-62 A chosen player has to agree. */
  *for(t, node, reading): Rule {
    const { who, where, do: script } = node.for;
    const { seat } = reading;
    const others = where === 'here' ? companionsOf(t.state, seat) : othersAfter(t.state.seats, seat);
    if (who === 'chosen') {
      const chosen = yield* chooseOther(t, seat, others);
      if (chosen !== null) yield* readHidden(t, script, { ...reading, seat: chosen });
      return;
    }
    for (const one of who === 'all' ? [seat, ...others] : others) yield* readScript(t, script, { ...reading, seat: one });
  },
  *if(t, node, reading): Rule {
    yield* readScript(t, meets(t.state, reading, node.if) ? node.then : (node.else ?? []), reading);
  },
  /** VA-160 */
  *byX(t, { byX }, reading): Rule {
    const x = t.state.turn?.action?.readX ?? 1;
    yield* readScript(t, x <= 2 ? byX['1-2'] : x <= 4 ? byX['3-4'] : byX['5-6'], reading);
  },
};

const optionOf = (choice: Choice, i: number): Option<Choice> => button(`choice:${i + 1}`, choice.label, choice);

function* decideOn(t: Vantage, open: readonly Option<Choice>[], { seat, from }: Reading): Rule<Choice> {
  if (from !== 'zero' && from !== 'done') return yield* choose(seat, 'result.choose', 'Choose.', open);
  if (open.length === 1) return open[0]!.value;
  // RU-VA-65 A tie means playing on, which is always the last option.
  const prompt = t.state.seats.length > 1 ? 'What do you do, all of you?' : 'What do you do?';
  return ((yield* vote(t, `${from}.vote`, prompt, open)) ?? open.at(-1)!).value;
}

function* chooseOther(t: Vantage, seat: Seat, others: readonly Seat[]): Rule<Seat | null> {
  if (others.length === 0) return null;
  const chosen = yield* choose<Seat | null>(seat, 'result.player', 'Who?', [
    ...others.map((one) => tap(`seat:${one}`, calledOf(t.state, one), one)),
    button('nobody', 'Nobody', null),
  ]);
  return chosen !== null && (yield* agree(chosen, 'result.accept', 'Do you accept what another player offers you?')) ? chosen : null;
}
