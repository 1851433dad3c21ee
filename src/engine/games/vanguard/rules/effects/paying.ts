import type { Choice, Effect } from '../../content/effects.ts';
import type { Section } from '../../content/vocabulary.ts';
import type { VanguardState } from '../../state.ts';
import { availableCount, boardOf } from '../board.ts';
import { holds } from '../conditions.ts';

/** IV-069, IV-737 True if every price among the effects can be paid in full. Gains cost nothing. */
export function canPay(state: VanguardState, who: Section, effects: readonly Effect[]): boolean {
  let ready = 0;
  let [dice, cards, supplies, charges, energy, command, success, silence] = [0, 0, 0, 0, 0, 0, 0, 0];
  for (const effect of effects) {
    if (effect.who !== undefined && effect.op !== 'restCrew') continue;
    if (effect.op === 'spend' && effect.from === 'board') ready += effect.n;
    else if (effect.op === 'spend' || effect.op === 'sacrifice') dice += effect.n;
    else if (effect.op === 'discard') cards += effect.n;
    else if (effect.op === 'supply') supplies -= Math.min(0, effect.n);
    else if (effect.op === 'charge') charges -= Math.min(0, effect.n);
    else if (effect.op === 'energy') energy -= Math.min(0, effect.n);
    else if (effect.op === 'command') command -= Math.min(0, effect.n);
    else if (effect.op === 'success') success -= Math.min(0, effect.n);
    else if (effect.op === 'timeToken' && effect.on === 'GC') silence -= Math.min(0, effect.n);
    else if (effect.op === 'restCrew' && restable(state, effect.section ?? null).length < effect.n) return false;
  }
  const { planet, ship } = state;
  const board = state.boards[who] ? boardOf(state, who) : null;
  return (
    (ready === 0 || (board !== null && availableCount(board) >= ready)) &&
    (dice === 0 || (board !== null && availableCount(board) + board.spent.length >= dice)) &&
    (cards === 0 || (board !== null && board.hand.length >= cards)) &&
    (supplies === 0 || (planet !== null && planet.supplies >= supplies)) &&
    (charges === 0 || (board !== null && board.charges >= charges)) &&
    (energy === 0 || ship.energy >= energy) &&
    (command === 0 || ship.command >= command) &&
    (success === 0 || ship.success >= success) &&
    (silence === 0 || (planet?.tokens.GC ?? 0) >= silence)
  );
}

/** IV-372 Available crewmembers who are not the last of their section. */
export function restable({ crew }: VanguardState, section: Section | null): string[] {
  const available = Object.entries(crew).filter(([, { place }]) => place === 'available');
  return available
    .filter(
      ([, one]) =>
        (section === null || one.section === section) && available.filter(([, other]) => other.section === one.section).length > 1,
    )
    .map(([id]) => id);
}

/** IV-737 Choices whose condition holds and whose price can be paid; if none can be paid, all that are open may be picked. */
export function openChoices(state: VanguardState, who: Section, choices: readonly Choice[]): Choice[] {
  const open = choices.filter(({ when }) => !when || holds(state, when, who));
  const payable = open.filter(({ cost = [], effects }) => canPay(state, who, [...cost, ...effects]));
  return payable.length > 0 ? payable : open;
}
