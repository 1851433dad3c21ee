import { tap, type Option } from '../../../../kernel/option.ts';
import { chooseBeside, type Rule } from '../../../../kernel/rule.ts';
import type { SquareId } from '../../content/manor.ts';
import { powerKindOf, type PowerCardId } from '../../content/powers.ts';
import type { Vast, VastState } from '../../state.ts';
import { isVisible } from '../sight.ts';
import { neighbours } from '../spaces.ts';
import { bloodBeside } from './blood.ts';
import { chooseSpace, forOneCard } from './casting.ts';
import { eggInSupply, layEgg } from './eggs.ts';
import { beginSpell } from './hand.ts';
import { titles } from './powerPlays.ts';
import { spiderOf, squareOf } from './values.ts';

const eggsPerTurn = 2;

/** MM-367 to MM-370 The first Egg of a turn costs two cards, the second one, and there is no third. */
export function layEggs(t: Vast): Option<() => Rule>[] {
  const { powers, turn } = spiderOf(t);
  if (turn.eggsLaid >= eggsPerTurn || eggInSupply(t.state) === undefined || powers.hand.length < eggCost(t.state)) return [];
  const another = eggCost(t.state) > 1;
  const which = another && powers.hand.length > 2 ? ['which other card'] : [];
  const asked = [...which, ...(nests(t.state).length > 1 ? ['where it lies'] : [])];
  const label = `Lay an Egg for ${another ? 'this card and another' : 'this card'}`;
  return forOneCard(t, { box: 'egg', label, ...(asked.length > 0 && { then: asked.join(' and ') }) }, (card) => castLayEgg(t, card));
}

export const eggCost = ({ spider }: VastState): number => (spider!.turn.eggsLaid === 0 ? 2 : 1);

function* castLayEgg(t: Vast, card: PowerCardId): Rule {
  const { turn } = spiderOf(t);
  const cards = eggCost(t.state) === 1 ? [card] : [card, yield* chooseSecond(t, card)];
  beginSpell(t, 'egg', cards);
  turn.eggsLaid += 1;
  layEgg(t, eggInSupply(t.state)!, yield* chooseSpace(t, 'spider.cast.egg', 'Lay Egg: choose the tile.', nests(t.state)));
}

function* chooseSecond(t: Vast, card: PowerCardId): Rule<PowerCardId> {
  const others = spiderOf(t).powers.hand.filter((other) => other !== card);
  if (others.length === 1) {
    t.fence(); // nobody named this card: it is turned up out of a hidden hand
    return others[0]!;
  }
  const options = others.map((other) => tap(`card:${other}`, `Discard ${titles[powerKindOf(other)]}`, other));
  return yield* chooseBeside(
    'spider',
    'spider.cast.egg.card',
    () => 'Lay Egg: choose the second card to discard.',
    () => options,
    () => [bloodBeside(t)],
    { secret: true, second: true },
  );
}

/** MM-367 Her own tile, or one beside it that no wall hides. */
function nests(state: VastState): SquareId[] {
  const here = squareOf(state, 'giant');
  return [here, ...neighbours[here]!.filter((square) => state.map[square] !== undefined && isVisible(state, here, square))];
}
