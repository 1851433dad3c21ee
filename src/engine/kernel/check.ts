import { Diverged } from './rules.ts';
import { composed, type Answer, type Decision } from './rule.ts';

/** An answer is checked before any rule sees it: a rule that has thrown is over for good. */
export function check(open: readonly Decision[], answer: Answer): void {
  const decision = open.find(({ seat, ask }) => seat === answer.seat && ask === answer.ask);
  if (!decision) {
    if (open.length === 0) throw new Diverged('over', 'The game is over; nothing is asked any more.');
    throw new Diverged(
      'not-asked',
      `${answer.seat} is not asked ${answer.ask}. Open: ${open.map(({ seat, ask }) => `${seat} ${ask}`).join(', ')}.`,
    );
  }
  if (answer.option === composed && decision.compose) {
    const refusal = decision.compose.check(answer.draft ?? null);
    if (refusal) throw new Diverged('bad-draft', refusal.why, refusal.rule);
    return;
  }
  for (const { id } of decision.options) if (id === answer.option) return;
  throw new Diverged('not-offered', `${answer.ask} does not offer ${answer.option}.`);
}
