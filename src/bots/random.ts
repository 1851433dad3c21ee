import type { Match } from '../engine/kernel/match.ts';
import { composed, type Answer, type Decision, type Json } from '../engine/kernel/rule.ts';

export type AnyMatch = Match<any, any, any>;

/** A random number from 0 to below `range`. Never from the match's own chance: a bot's search would change the next roll. */
export type Pick = (range: number) => number;

/** Makes an answer that cannot be listed. What a bot does without one is never to choose its way into such a question. */
export type Drafter = (decision: Decision, pick: Pick) => Json;

/** Any listed answer to any of the questions, or undefined if every one of them wants a draft that nobody can make. */
export function randomAnswer(open: readonly Decision[], pick: Pick, draft?: Drafter): Answer | undefined {
  // One question after the other: to look at the options of all would build lists that nobody chooses from.
  for (let left = open; left.length > 0; ) {
    const decision = left[left.length > 1 ? pick(left.length) : 0]!;
    const { seat, ask, options } = decision;
    if (options.length > 0) return { seat, ask, option: options[options.length > 1 ? pick(options.length) : 0]!.id };
    if (draft && decision.compose) return { seat, ask, option: composed, draft: draft(decision, pick) };
    left = left.filter((one) => one !== decision);
  }
  return undefined;
}
