import type { Rule } from '../../../kernel/rule.ts';
import { discard, drawOne } from '../../../pieces/deck.ts';
import type { Stonesaga, StonesagaState } from '../state.ts';
import { everybody } from './characters.ts';
import { replaceFallen } from './setup/replacing.ts';
import { addTrack } from './society.ts';

export const isFallen = (state: StonesagaState): boolean => everybody(state).some((who) => state.characters[who].person === null);

/** SC-603 to SC-608 Alone, nobody is left to see the night through: its omens come, time goes on, and with the new day somebody else. */
export function* succeed(t: Stonesaga): Rule {
  if (!t.state.house.hardcore || !isFallen(t.state)) return;
  if (t.state.night.cards.length === 0) t.tell({ fact: 'deckShuffled', deck: 'night' });
  const card = drawOne(t, t.state.night);
  if (card) {
    discard(t.state.night, card);
    t.tell({ fact: 'nightPassedUnseen', card });
  }
  addTrack(t, 'activity', 2);
  yield* replaceFallen(t);
}
