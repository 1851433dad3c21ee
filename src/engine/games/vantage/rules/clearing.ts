import type { Seat } from '../../../kernel/rule.ts';
import { cardOf } from '../content/cards.ts';
import type { ClearTrigger } from '../content/effects.ts';
import type { Vantage } from '../state.ts';
import { dropCard } from './dropping.ts';
import { inGrid, playerOf } from './people.ts';
import { standingEffects } from './standing.ts';

/** A condition is lost as soon as what it waits for happens. */
export function clearCards(t: Vantage, seat: Seat, trigger: ClearTrigger): void {
  for (const { card, effect } of standingEffects(t.state, seat, 'clearWhen')) {
    if (effect.trigger !== trigger) continue;
    const placed = inGrid(playerOf(t.state, seat), card);
    if (trigger === 'allSlotsFilled' && placed && placed.dice.length < cardOf(card).slots.length) continue;
    dropCard(t, seat, card);
  }
}
