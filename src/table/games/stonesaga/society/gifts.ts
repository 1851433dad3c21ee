import type { Question } from '../../../contract.ts';

/** Lore that somebody may put on a goal now: `lore:c1:GA09`. */
export const loreGifts = (questions: readonly Question[]): readonly { readonly id: string }[] =>
  questions.flatMap(({ options }) => options.flatMap(({ gesture }) => (gesture.kind === 'button' && gesture.word.startsWith('lore:') ? [{ id: gesture.word }] : [])));
