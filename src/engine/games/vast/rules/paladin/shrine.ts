import { button, declining } from '../../../../kernel/option.ts';
import { chooseBeside, type Rule } from '../../../../kernel/rule.ts';
import { tileFaces } from '../../content/tiles.ts';
import type { Vast } from '../../state.ts';
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
      // MM-193 Nothing to give away, nothing to exchange.
      ...(favorsToDiscard(t.state.paladin.favors).length > 0
        ? [button<Benefit>('shrine:exchange', 'Discard a favor, draw three and keep one', 'exchange')]
        : []),
      declining(button('shrine:decline', 'Take nothing', null)),
    ],
    () => powersBeside(t, 'within'),
  );

/** MM-191, MM-192 */
function* exchangeFavor(t: Vast): Rule {
  yield* discardFavor(t);
  yield* drawFavors(t);
}
