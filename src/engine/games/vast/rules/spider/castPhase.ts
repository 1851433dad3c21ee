import { askingLate } from '../../../../kernel/late.ts';
import { button, declining } from '../../../../kernel/option.ts';
import { boundary, chooseBeside, lazily, type PowerOffer, type Rule } from '../../../../kernel/rule.ts';
import type { Vast } from '../../state.ts';
import { restingAfter } from '../resting.ts';
import { bloodBeside } from './blood.ts';
import { canCastLegs, stepOn } from './legs.ts';
import { lengthOf, moves, spacesLeft } from './moving.ts';
import { powerPlays } from './powerPlays.ts';
import { spellPlays } from './spells.ts';
import { spiderOf } from './values.ts';

/** MM-337 to MM-340 Moves and spells in any order, each finished before the next, until she has enough. */
export function* moveAndCast(t: Vast): Rule {
  if (spiderOf(t).turn.legs) {
    yield* stepOn(t);
    yield* boundary();
  }
  while (!t.state.ended) {
    const move = yield* chooseAct(t);
    if (!move) return;
    yield* move();
    yield* boundary();
  }
}

const chooseAct = (t: Vast): Rule<(() => Rule) | null> =>
  chooseBeside<(() => Rule) | null>(
    'spider',
    'spider.act',
    () => prompt(t),
    () => lazily(() => [...moves(t), declining(button('end-turn', 'End your turn', null), unplayed(t))]),
    () => [casting(t), restingAfter(bloodBeside(t))],
  );

function prompt({ state }: Vast): string {
  const { form, turn } = state.spider!;
  if (form !== 'spiderlings') return `Move and cast: ${spacesLeft(state, form)} of ${lengthOf(form)} spaces left.`;
  if (!turn.moving) return 'Move each Spiderling up to 4 spaces in turn, or cast.';
  return `Spaces left for this Spiderling: ${spacesLeft(state, turn.moving)}. Another, or a cast, ends its way.`;
}

/** MM-380 What is still in her hand is discarded when she has done. */
function unplayed(t: Vast): string | null {
  const { length } = spiderOf(t).powers.hand;
  if (length === 0) return null;
  return length === 1 ? 'one power card is not played and is discarded' : `${length} power cards are not played and are discarded`;
}

/** Where she can cast Legs there is something to choose, and the rest of the list waits until somebody reads it. */
function casting(t: Vast): PowerOffer {
  const prompt = spiderOf(t).powers.hand.length > 0 ? 'Put a power card on a tile, a figure or a spell.' : 'You have no power cards left.';
  return askingLate(
    { seat: 'spider', ask: 'spider.cast', prompt, secret: true, rests: true, certain: canCastLegs(t) },
    { options: () => [...powerPlays(t), ...spellPlays(t)] },
  );
}
