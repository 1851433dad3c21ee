import { button } from '../../../kernel/option.ts';
import type { Rule } from '../../../kernel/rule.ts';
import { logOf, planetOf } from '../content/find.ts';
import type { Section } from '../content/vocabulary.ts';
import type { Vanguard } from '../state.ts';
import { askGroup, isWindingUp } from './asking.ts';
import { holds } from './conditions.ts';
import { wordsFor } from './effects/words.ts';
import { openChoices } from './effects/paying.ts';
import { resolve } from './effects/resolve.ts';

/** A log is read to everybody: its effects, then a choice of the group, then the log that the choice leads to. */
export function* readLogNow(t: Vanguard, who: Section, n: number): Rule {
  for (let at: number | undefined = n; at !== undefined && !isWindingUp(t.state);) at = yield* readOne(t, who, at);
}

function* readOne(t: Vanguard, who: Section, n: number): Rule<number | undefined> {
  const log = logOf(n);
  const { planet, logs } = t.state;
  // A log that is read once in a campaign stays in the logbook and is silent afterwards.
  if (log.once && logs.includes(n)) return undefined;
  if (!logs.includes(n)) logs.push(n);
  if (planet && !planet.read.includes(n)) planet.read.push(n);
  const { variants } = log;
  if (variants) t.state.variants[n] = variants.flatMap(({ when }, i) => (holds(t.state, when, who) ? [i] : []));
  const acting = { who, source: `log:${n}` };
  t.tell({ fact: 'logRead', log: n, choice: null });
  yield* resolve(t, acting, log.effects ?? []);
  const choices = log.choices ?? [];
  if (isWindingUp(t.state) || openChoices(t.state, who, choices).length === 0) return undefined;
  const choice = yield* askGroup(t, `log.${n}`, log.title, () =>
    openChoices(t.state, who, choices).map((one) => button(`choice-${choices.indexOf(one) + 1}`, one.label ?? wordsFor(one.effects), one)),
  );
  t.tell({ fact: 'logRead', log: n, choice: choices.indexOf(choice) + 1 });
  yield* resolve(t, acting, [...(choice.cost ?? []), ...choice.effects]);
  // The briefing points at the landing log, which comes after the descent.
  if (planet && planet.landing === null && choice.goto === planetOf(planet.id).planet.landingLog) return undefined;
  return choice.goto;
}
