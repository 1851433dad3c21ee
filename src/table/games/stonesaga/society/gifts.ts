import type { CharacterId } from '../../../../engine/games/stonesaga/state.ts';
import type { Question } from '../../../contract.ts';

/** Lore that whoever is looked at may put on a goal now: `lore:c1:GA09`. */
export const loreGifts = (questions: readonly Question[], who: CharacterId): readonly { readonly id: string }[] =>
  questions.flatMap(({ options }) => options.flatMap(({ gesture }) => (gesture.kind === 'button' && gesture.word.startsWith(`lore:${who}:`) ? [{ id: gesture.word }] : [])));
