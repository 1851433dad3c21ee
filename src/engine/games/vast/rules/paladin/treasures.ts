import { drag } from '../../../../kernel/option.ts';
import { choose, type Rule } from '../../../../kernel/rule.ts';
import { treasures, type TreasureId } from '../../content/treasures.ts';
import type { Vast } from '../../state.ts';
import { drawFrom, putInPlay, putOn } from '../holding.ts';
import { treasureFromManor } from '../manor/handing.ts';
import { gainGrit } from './grit.ts';

/** MM-199, MM-200 What a treasure is worth to somebody who does not keep it, or who finds none. */
const treasureGrit = 5;

/** MM-196 The Manor hands him a card; MM-197 if nobody plays it, he draws one himself. MM-198, MM-199 He keeps it or boxes it for Grit. */
export function* receiveTreasure(t: Vast): Rule {
  const holding = t.state.paladin.treasures;
  const card = t.state.manor ? yield* treasureFromManor(t) : drawFrom(t, holding, 1)[0];
  if (!card) return yield* gainGrit(t, treasureGrit);
  holding.drawn = [card];
  t.tellOnly('paladin', { fact: 'treasureDrawn', card }, null);
  const { name } = treasures[card];
  const prompt = `${name}: keep it, or box it for ${treasureGrit} Grit?`;
  const options = [
    drag(`card:${card}`, 'hand:paladin', `Keep ${name}`, 'hand' as const),
    drag(`card:${card}`, 'dial:grit', `Return ${name} to the box and gain ${treasureGrit} Grit`, 'box' as const),
  ];
  const where = yield* choose('paladin', 'treasure.keep', prompt, options, { secret: true });
  t.state.paladin.treasures.drawn = [];
  putOn(t.state.paladin.treasures, where, card);
  if (where === 'hand') return;
  t.tell({ fact: 'treasureReturned', card });
  yield* gainGrit(t, treasureGrit);
}

/** MM-221 */
export function* playTreasure(t: Vast, card: TreasureId): Rule {
  putInPlay(t.state.paladin.treasures, card);
  t.tell({ fact: 'treasurePlayed', card });
  // TR-7 The first reveal after the card is in play counts, even if the turn has seen others.
  if (card === 'explorersJournal') t.state.paladin.turn.crusadeReveals = 0;
}
