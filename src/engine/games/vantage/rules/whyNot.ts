import type { Gesture, Refusal } from '../../../kernel/option.ts';
import type { Decision, Seat } from '../../../kernel/rule.ts';
import { cardOf, isCenterCard } from '../content/cards.ts';
import { skills, type Direction, type Skill } from '../content/vocabulary.ts';
import type { VantageState } from '../state.ts';
import { doneAt } from './actions.ts';
import { ownerOf, playerOf } from './people.ts';

/** Why a gesture that nothing on offer matches is not allowed. It speaks of the seat's own location and of open cards alone. */
export function whyNot(s: VantageState, seat: Seat, gesture: Gesture, open: readonly Decision[]): Refusal | null {
  if (s.ended) return { rule: 'VA-371', why: 'The game has ended.' };
  if (open.length === 0 || open.every(({ optional }) => optional)) return { rule: 'VA-011', why: 'Another player has to decide first.' };
  if (gesture.kind === 'tap') return whyNotTap(s, seat, gesture.on, open);
  if (gesture.kind === 'drag' && gesture.from.startsWith('die:')) return whyNotPlace(s, seat, gesture.onto);
  return null;
}

function whyNotTap(s: VantageState, seat: Seat, on: string, open: readonly Decision[]): Refusal | null {
  const [what, which = ''] = on.split(':');
  if (what === 'here') return whyNotHere(s, seat, which as Skill, open);
  if (what === 'way' && playerOf(s, seat).location !== null)
    return isChoosing(open) ? { rule: 'VA-096', why: `There is no way out to the ${way(which as Direction)}.` } : locked;
  if (what === 'card') return whyNotCard(s, seat, Number.parseInt(which, 10), open);
  if (what === 'pay') return { rule: 'VA-164', why: 'Only tokens of the category of the action lower its cost, and never below 0.' };
  if (what === 'power') return { rule: 'RU-VA-67', why: 'This power cannot be used at this moment, or its card has too little boost.' };
  return null;
}

const locked: Refusal = { rule: 'VA-117', why: 'The action has been declared and cannot be changed.' };
const isChoosing = (open: readonly Decision[]): boolean => open.some(({ ask }) => ask === 'turn.action' || ask === 'turn.continue');
const way = (direction: Direction): string => ({ N: 'north', E: 'east', S: 'south', W: 'west' })[direction] ?? direction;

function whyNotHere(s: VantageState, seat: Seat, cat: Skill, open: readonly Decision[]): Refusal | null {
  const player = playerOf(s, seat);
  if (!skills.includes(cat) || player.location === null) return null;
  if (!isChoosing(open)) return locked;
  if (doneAt(player, player.location).length > 0)
    return { rule: 'VA-120', why: 'You have already performed a location action here, and may not perform another one.' };
  return { rule: 'VA-127', why: 'This is not listed here, or something done before has made it impossible.' };
}

function whyNotCard(s: VantageState, seat: Seat, num: number, open: readonly Decision[]): Refusal | null {
  if (Number.isNaN(num) || !isChoosing(open)) return Number.isNaN(num) ? null : locked;
  if (isCenterCard(num)) return { rule: 'VA-136', why: 'This action may be performed once in each region by each player.' };
  const owner = ownerOf(s, num);
  if (owner?.seat !== seat) return { rule: 'VA-132', why: 'Only cards of your own and cards in the center offer you their actions.' };
  if (owner.zone === 'reserve') return { rule: 'VA-131', why: 'Reserved cards offer no actions.' };
  if (cardOf(num).only !== undefined) return { rule: 'RU-VA-64', why: 'This card works on its own location only.' };
  return { rule: 'RU-VA-17', why: 'The card has too little boost for this action.' };
}

function whyNotPlace(s: VantageState, seat: Seat, onto: string): Refusal | null {
  const [, owner, slot] = /^slot:(.+):(\d+\..+)$/.exec(onto) ?? [];
  const player = owner ? s.players[owner] : undefined;
  if (!player || !slot) return { rule: 'VA-192', why: 'Dice are placed on slots of cards.' };
  const [num, id] = slot.split('.');
  const card = player.grid.find((cell) => cell?.num === Number(num));
  if (!card) return { rule: 'VA-228', why: 'Only cards in a grid take dice.' };
  if (id && card.dice.includes(id)) return { rule: 'VA-196', why: 'This slot already holds a die.' };
  // A power may have lifted what is printed, for this turn: then it is something else that fails.
  const lifted = s.turn?.eased.some((one) => one.slot === onto.slice('slot:'.length));
  const printed = lifted ? undefined : cardOf(card.num).slots.find((one) => one.id === id);
  if (printed && owner !== seat && !printed.impact && player.location !== playerOf(s, seat).location)
    return { rule: 'VA-193', why: 'Of somebody who is not with you only impact slots take your dice.' };
  if (printed?.price && card.boost < printed.price) return { rule: 'VA-213', why: 'The card has too little boost for this slot.' };
  return { rule: 'VA-219', why: 'Not every condition of this slot holds for this die and this action.' };
}
