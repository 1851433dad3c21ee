import type { Answer } from '../engine/kernel/rule.ts';
import type { Thrown } from './play.ts';

/** How dice are thrown that an entry of the log tells of, after the answer that led to it: the same live and in a replay. */
export const thrownAt = (entry: number, answer: Answer | undefined): Thrown =>
  answer?.flick ? { seed: entry, flick: answer.flick } : { seed: entry };
