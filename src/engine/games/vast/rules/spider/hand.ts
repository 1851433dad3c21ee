import type { PowerCardId } from '../../content/powers.ts';
import type { SpiderSpell } from '../../roleStates.ts';
import type { Vast } from '../../state.ts';
import { drawFrom, putOn } from '../holding.ts';
import { spiderOf, spiritOf } from './values.ts';

/** MM-345 From her hand to the discard pile, where everybody can see it. */
export function spendPowers(t: Vast, cards: readonly PowerCardId[]): void {
  const { powers } = spiderOf(t);
  powers.hand = powers.hand.filter((card) => !cards.includes(card));
  putOn(powers, 'discard', ...cards);
}

/** A spell is paid for and told. MM-340 Casting ends the movement of a Spiderling that is on its way. */
export function beginSpell(t: Vast, spell: SpiderSpell, cards: readonly PowerCardId[]): void {
  spendPowers(t, cards);
  spiderOf(t).turn.moving = null;
  t.tell({ fact: 'spiderCast', spell, cards });
}

/** MM-380 to MM-382, RU-57 What is left in hand goes, then as many cards come as her Spirit says now. */
export function redraw(t: Vast): void {
  const { powers } = spiderOf(t);
  const left = powers.hand;
  spendPowers(t, left);
  if (left.length > 0) t.tell({ fact: 'powersDiscarded', cards: left });
  const cards = drawFrom(t, powers, spiritOf(t.state));
  powers.hand = cards;
  t.tellOnly('spider', { fact: 'powersDrawn', count: cards.length, cards }, { fact: 'powersDrawn', count: cards.length, cards: [] });
}
