import { wordsOf, type OptionWords } from '../engine/kernel/option.ts';
import { composed, type Decision, type Flick, type Json, type Seat } from '../engine/kernel/rule.ts';

/** An option as a screen sees it: the value stays with the rules. */
export type Offer = OptionWords;

/** A decision as a screen sees it. */
export interface Question {
  readonly seat: Seat;
  readonly ask: string;
  readonly prompt: string;
  /** `power`: may be used beside the main question, which goes on afterwards. */
  readonly kind: 'main' | 'power';
  /** Tells something that only its seat knows: no screen that everybody sees shows it. */
  readonly secret?: true;
  /** The second step of a choice, which the first one announced. */
  readonly second?: true;
  readonly options: readonly Offer[];
  readonly form?: Json;
}

export const questionOf = ({ seat, ask, prompt, kind = 'main', secret, second, options, compose }: Decision): Question => ({
  seat,
  ask,
  prompt,
  kind,
  ...(secret ? { secret } : {}),
  ...(second ? { second } : {}),
  options: options.map(wordsOf),
  ...(compose ? { form: compose.form } : {}),
});

/**
 * What a screen answers: an option, or `composed` with what was put together instead, and how dice were thrown by hand.
 * A message may hold arrays that can be changed and a draft may not: hence the cast, which changes nothing at run time.
 */
export const answerTo = (
  { seat, ask }: Pick<Question, 'seat' | 'ask'>,
  option: string,
  draft: Json | undefined,
  flick: Flick | undefined,
) => ({
  seat,
  ask,
  ...(draft === undefined ? { option } : { option: composed, draft: draft as never }),
  ...(flick ? { flick } : {}),
});
