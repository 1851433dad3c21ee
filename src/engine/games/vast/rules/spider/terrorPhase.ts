import { button, declining, drag, type Option } from '../../../../kernel/option.ts';
import { boundary, chooseBeside, type Rule } from '../../../../kernel/rule.ts';
import type { PowerCardId } from '../../content/powers.ts';
import type { Vast, VastState } from '../../state.ts';
import { restingAfter } from '../resting.ts';
import { tokensOnMap } from '../tokens.ts';
import { bloodBeside, bloodInReach, spendBlood } from './blood.ts';
import { beginSpell } from './hand.ts';
import { raiseTerror } from './terror.ts';
import { spiderOf } from './values.ts';

const feedingBlood = 3;
const scaringWebs = 6;

/** MM-332 to MM-336 Feed and Scare, each at most once, in any order, or neither. Nothing is asked while neither can be done. */
export function* terrorPhase(t: Vast): Rule {
  while (!t.state.ended && couldGain(t.state)) {
    const gain = yield* chooseGain(t);
    if (!gain) return;
    yield* gain();
    yield* boundary();
  }
}

const chooseGain = (t: Vast): Rule<(() => Rule) | null> =>
  chooseBeside<(() => Rule) | null>(
    'spider',
    'spider.terror',
    () => 'Gain Terror: feed on Blood, scare with webs, or go on.',
    () => [...gains(t), declining(button('go-on', 'Go on to moving and casting', null))],
    () => [restingAfter(bloodBeside(t))],
    { secret: true },
  );

function gains(t: Vast): Option<() => Rule>[] {
  const { hand } = spiderOf(t).powers;
  return [
    ...(canFeed(t.state, 0) ? [drag('token:blood', 'dial:terror', `Feed: ${feedingBlood} Blood for 1 Terror`, () => feed(t))] : []),
    ...(canScare(t.state)
      ? hand.map((card) => drag(`card:${card}`, 'dial:terror', 'Scare: discard this card for 1 Terror', () => scare(t, card)))
      : []),
  ];
}

/** Blood that she could still take counts: taking it first is her choice. */
const couldGain = (state: VastState): boolean => canFeed(state, bloodInReach(state)) || canScare(state);

const canFeed = ({ spider }: VastState, more: number): boolean => !spider!.turn.fed && spider!.blood + more >= feedingBlood;

const canScare = (state: VastState): boolean =>
  !state.spider!.turn.scared && state.spider!.powers.hand.length > 0 && tokensOnMap(state, 'web') >= scaringWebs;

function* feed(t: Vast): Rule {
  spiderOf(t).turn.fed = true;
  beginSpell(t, 'feed', []);
  spendBlood(t, feedingBlood);
  raiseTerror(t, 1);
}

function* scare(t: Vast, card: PowerCardId): Rule {
  spiderOf(t).turn.scared = true;
  beginSpell(t, 'scare', [card]);
  raiseTerror(t, 1);
}
