import { button } from '../../../kernel/option.ts';
import type { TypedDecision, Rule, Seat } from '../../../kernel/rule.ts';
import { skills } from '../content/vocabulary.ts';
import type { Vantage } from '../state.ts';
import { playerOf, standing } from './people.ts';

/** VA-070 A player may tell the others which actions are listed, with one tap; the location itself stays hidden. */
export function shareOffer(t: Vantage, seat: Seat): readonly TypedDecision<() => Rule>[] {
  if (t.state.seats.length === 1 || playerOf(t.state, seat).shared) return [];
  const options = [button('share', 'Tell the others your actions', () => share(t, seat))];
  return [{ seat, ask: 'share', prompt: 'You may tell the others which actions you have.', optional: true, options }];
}

/** A player lets those who only watch see what they see, or no longer. Other players see nothing of it. */
export function showOffer(t: Vantage, seat: Seat): readonly TypedDecision<() => Rule>[] {
  if (!t.state.house.watchers) return [];
  const { shows } = playerOf(t.state, seat);
  const options = [
    shows
      ? button('hide', 'Hide your place from those who watch', () => show(t, seat, false))
      : button('show', 'Show your place to those who watch', () => show(t, seat, true)),
  ];
  return [{ seat, ask: 'show', prompt: 'You decide what those who watch may see of you.', optional: true, options }];
}

function* show(t: Vantage, seat: Seat, shows: boolean): Rule {
  playerOf(t.state, seat).shows = shows;
  t.tell({ fact: 'placeShown', seat, shows });
}

function* share(t: Vantage, seat: Seat): Rule {
  const { actions } = standing(t.state, seat);
  playerOf(t.state, seat).shared = true;
  t.fence();
  t.tell({ fact: 'actionsShared', seat, actions: skills.flatMap((cat) => (actions[cat] ? [{ cat, verb: actions[cat].verb }] : [])) });
}
