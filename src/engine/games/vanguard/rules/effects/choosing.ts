import { button } from '../../../../kernel/option.ts';
import type { Rule } from '../../../../kernel/rule.ts';
import type { Choice, EffectOf } from '../../content/effects.ts';
import type { Vanguard } from '../../state.ts';
import { saying } from '../announcing.ts';
import { ask } from '../asking.ts';
import { holds } from '../conditions.ts';
import { wordsFor } from './words.ts';
import { foreseen } from './foreseeing.ts';
import { openChoices } from './paying.ts';
import { resolve } from './resolve.ts';
import { readLog } from './story.ts';
import type { Acting } from './whom.ts';

/** IV-069 Only what can be paid in full may be picked. */
export function* choose(t: Vanguard, acting: Acting, { options }: EffectOf<'choose'>): Rule {
  const choice = yield* pickChoice(t, acting, 'effect.choose', 'Choose one.', options);
  if (choice) yield* take(t, acting, choice);
}

export function* ifElse(t: Vanguard, acting: Acting, { test, then, else: otherwise }: EffectOf<'if'>): Rule {
  yield* resolve(t, acting, holds(t.state, test, acting.who) ? then : otherwise);
}

/** One of the choices that are open; undefined if none is. The ids go by the place in the printed list. */
export function* pickChoice(
  t: Vanguard,
  acting: Acting,
  name: string,
  prompt: string,
  choices: readonly Choice[],
): Rule<Choice | undefined> {
  if (openChoices(t.state, acting.who, choices).length === 0) return undefined;
  let last = openChoices(t.state, acting.who, choices);
  return yield* ask(t, acting.who, name, prompt, () => {
    const open = openChoices(t.state, acting.who, choices);
    if (open.length > 0) last = open;
    return last.map((choice) => {
      const next = foreseen(t.state, acting.who, [...(choice.cost ?? []), ...choice.effects]);
      return saying(button(`choice-${choices.indexOf(choice) + 1}`, choice.label ?? wordsFor(choice.effects), choice), next);
    });
  });
}

export function* take(t: Vanguard, acting: Acting, { cost = [], effects, goto }: Choice): Rule {
  yield* resolve(t, acting, [...cost, ...effects]);
  if (goto !== undefined) yield* readLog(t, acting, { op: 'readLog', log: goto });
}
