import type { Offer, Question } from '../../table/contract.ts';

export interface Grouped {
  readonly asked: readonly Question[];
  /** What may be used at any time beside the question. */
  readonly powers: readonly Question[];
}

export function grouped(questions: readonly Question[]): Grouped {
  return { asked: questions.filter((question) => !isPower(question)), powers: questions.filter(isPower) };
}

/** Games name such a question `powers` or `beside`, alone or as one part of its name, or say so at the beginning of its prompt. */
export const isPower = ({ ask, prompt }: Question): boolean => prompt.startsWith('At any time') || ask.split('.').some((part) => part === 'powers' || part === 'beside');

export const countOptions = (questions: readonly Question[]): number => questions.reduce((sum, { options, form }) => sum + options.length + (form === undefined ? 0 : 1), 0);

/** What has no thing on the table to be touched: it stands as a button beside the prompt. */
export const pressed = ({ options }: Question): readonly Offer[] => options.filter(({ gesture }) => gesture.kind === 'button' || gesture.kind === 'throw');
