import { button } from '../../../kernel/option.ts';
import type { Offer, Rule, Seat } from '../../../kernel/rule.ts';
import { skills } from '../content/vocabulary.ts';
import type { Vantage } from '../state.ts';
import { playerOf, standing } from './people.ts';

/** VA-070 A player may tell the others which actions are listed, with one tap; the location itself stays hidden. */
export function shareOffer(t: Vantage, seat: Seat): readonly Offer<() => Rule>[] {
  if (t.state.seats.length === 1 || playerOf(t.state, seat).shared) return [];
  const options = [button('share', 'Tell the others your actions', () => share(t, seat))];
  return [{ seat, ask: 'share', prompt: 'You may tell the others which actions you have.', optional: true, options }];
}

function* share(t: Vantage, seat: Seat): Rule {
  const { actions } = standing(t.state, seat);
  playerOf(t.state, seat).shared = true;
  t.seal();
  t.tell({ fact: 'actionsShared', seat, actions: skills.flatMap((cat) => (actions[cat] ? [{ cat, verb: actions[cat].verb }] : [])) });
}
