import type { Question } from '../../../contract.ts';
import { touchedBy } from '../../../gesture/touched.ts';

/** Every thing and place that an offered gesture touches, and the words of buttons. */
export const named = (questions: readonly Question[]): ReadonlySet<string> =>
  new Set(questions.flatMap(({ options }) => options.flatMap(({ gesture }) => (gesture.kind === 'button' ? [gesture.word] : touchedBy(gesture)))));
