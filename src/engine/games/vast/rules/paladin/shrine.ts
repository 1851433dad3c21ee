import { button, declining, thenAsking, type Option } from '../../../../kernel/option.ts';
import { chooseBeside, type Rule } from '../../../../kernel/rule.ts';
import { tileFaces } from '../../content/tiles.ts';
import type { Vast, VastState } from '../../state.ts';
import { paladinSquare } from '../movement.ts';
import { discardFavor, favorsToDiscard } from './discards.ts';
import { drawFavors } from './favors.ts';
import { gainFury, gainLight } from './furyAndLight.ts';
import { powersBeside } from './powers.ts';

type Benefit = 'fury' | 'light' | 'exchange';

/** MM-188 to MM-194, MM-529 One benefit in every crusade that has him on a Shrine in this step. */
export function* shrineStep(t: Vast): Rule {
  if (t.state.houseRules.noShrines) return; // MM-534
  if (tileFaces[t.state.map[paladinSquare(t.state)]!.tile]!.kind !== 'shrine') return;
  const benefit = yield* chooseBenefit(t);
  if (!benefit) return;
  t.tell({ fact: 'shrineUsed', benefit });
  if (benefit === 'fury') gainFury(t, 1);
  if (benefit === 'light') gainLight(t, 1);
  if (benefit === 'exchange') yield* exchangeFavor(t);
}

const chooseBenefit = (t: Vast): Rule<Benefit | null> =>
  chooseBeside<Benefit | null>(
    'paladin',
    'crusade.shrine',
    () => 'The Shrine offers one gift.',
    () => [
      button('shrine:fury', 'Gain 1 Fury', 'fury'),
      button('shrine:light', 'Gain 1 Light', 'light'),
      ...exchanging(t.state.paladin.favors),
      declining(button('shrine:decline', 'Take nothing', null)),
    ],
    () => powersBeside(t, 'within'),
  );

/** MM-193 Nothing to give away, nothing to exchange. */
function exchanging(favors: VastState['paladin']['favors']): Option<Benefit>[] {
  const open = favorsToDiscard(favors).length;
  if (open === 0) return [];
  const option = button<Benefit>('shrine:exchange', 'Discard a favor, draw three and keep one', 'exchange');
  if (open > 1) return [thenAsking(option, 'which one goes')];
  // what is discarded may be drawn again, and of one alone there is no choice
  return [favors.deck.length + favors.discard.length > 0 ? thenAsking(option, 'which one stays') : option];
}

/** MM-191, MM-192 */
function* exchangeFavor(t: Vast): Rule {
  yield* discardFavor(t, { second: true });
  yield* drawFavors(t, { second: true });
}
