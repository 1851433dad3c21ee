import type { Rule } from '../../../../kernel/rule.ts';
import type { BookPage, Vanguard } from '../../state.ts';

/** One step of a page; `again` if the same step follows, for tasks that are done as often as people like. */
export type Step = (t: Vanguard) => Rule<'again' | void>;

/** Does the step of a page that the state stands at. Every step can be the first after a save; the last one turns the page itself. */
export const inSteps = (page: BookPage, steps: readonly Step[]): ((t: Vanguard) => Rule) =>
  function* (t) {
    const { phase } = t.state;
    const step = phase.at === 'page' ? phase.step : 0;
    const how = yield* steps[step]!(t);
    const now = t.state.phase;
    // A step may have turned the page, or ended the landing.
    if (now.at !== 'page' || now.page !== page || now.step !== step) return;
    if (how !== 'again') t.state.phase = { at: 'page', page, step: step + 1 };
  };

export const turnTo = (t: Vanguard, page: BookPage): void => void (t.state.phase = { at: 'page', page, step: 0 });
