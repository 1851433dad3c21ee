import type { Match } from '../engine/kernel/match.ts';
import { composed, type Answer, type Decision, type Json } from '../engine/kernel/rule.ts';

export type AnyMatch = Match<any, any, any>;

/** A number from 0 to below `range`. Never the match's own chance: a bot that thinks must not move the dice. */
export type Pick = (range: number) => number;

/** Makes an answer that cannot be listed. What a bot does without one is never to choose its way into such a question. */
export type Drafter = (decision: Decision, pick: Pick) => Json;

export const answersTo = ({ seat, ask, options }: Decision): Answer[] => options.map(({ id }) => ({ seat, ask, option: id }));

/** Any listed answer to any of the questions, or undefined if every one of them wants a draft that nobody can make. */
export function randomAnswer(open: readonly Decision[], pick: Pick, draft?: Drafter): Answer | undefined {
  const answerable = open.filter(({ options, compose }) => options.length > 0 || (draft && compose));
  const decision = answerable[answerable.length > 1 ? pick(answerable.length) : 0];
  if (!decision) return undefined;
  const { seat, ask, options } = decision;
  const option = options[options.length > 1 ? pick(options.length) : 0];
  if (option) return { seat, ask, option: option.id };
  return { seat, ask, option: composed, draft: draft!(decision, pick) };
}
