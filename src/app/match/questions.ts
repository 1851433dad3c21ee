import type { Offer, Question } from '../../match/question.ts';

export interface Grouped {
  readonly asked: readonly Question[];
  /** What may be used at any time beside the question. */
  readonly powers: readonly Question[];
}

export function grouped(questions: readonly Question[]): Grouped {
  return { asked: questions.filter(({ kind }) => kind === 'main'), powers: questions.filter(({ kind }) => kind === 'power') };
}

export const countOptions = (questions: readonly Question[]): number =>
  questions.reduce((sum, { options, form }) => sum + options.length + (form === undefined ? 0 : 1), 0);

/** What has no thing on the table to be touched: it stands as a button beside the prompt. */
export const pressed = ({ options }: Question): readonly Offer[] =>
  options.filter(({ gesture }) => gesture.kind === 'button' || gesture.kind === 'throw');
