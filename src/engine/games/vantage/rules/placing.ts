import { button, drag } from '../../../kernel/option.ts';
import { beginningWith, type Rule, type Seat } from '../../../kernel/rule.ts';
import { cardOf } from '../content/cards.ts';
import type { Face, Stat } from '../content/vocabulary.ts';
import type { Vantage } from '../state.ts';
import { agree, decide, ofThePlace } from './asking.ts';
import { changeBoost } from './gaining.ts';
import { harmOf, noLoss, suffer } from './losing.ts';
import { adjacentCards, inGrid, nameOf, playerOf, rewrite } from './people.ts';
import { anyPowerAt } from './powers/offers.ts';
import { readScript } from './result/script.ts';
import { slotName, slotsFor, tellOfPlace, type OpenSlot } from './slots.ts';
import { standingEffects } from './standing.ts';

/** VA-113, VA-191, VA-195 Step 5: dice go to slots one at a time, for as long as the player wants. */
export function* placeDice(t: Vantage, seat: Seat): Rule {
  const refused = new Set<string>();
  for (;;) {
    if (t.state.ended || t.state.roll.length === 0) return;
    const found = placings(t, seat, refused);
    if (found.length === 0 && !anyPowerAt(t, { window: 'afterRoll' })) return;
    const again = beginningWith(found, () => placings(t, seat, refused));
    const next = yield* decide(
      t,
      seat,
      'dice.place',
      () => `Place a die, or leave the rest: ${rolledWords(t.state.roll)}.`,
      () => [...again(), button('settle', 'Leave the rest', null)],
      { window: 'afterRoll' },
      tellOfPlace(t.state, seat, t.state.turn!.action!, t.state.roll) ? { marks: ofThePlace } : {},
    );
    if (next === null) return;
    yield* placeOne(t, seat, next.face, next.open, refused);
  }
}

/** "2 health, morale": each face once, in the order in which it was rolled. */
function rolledWords(roll: readonly Face[]): string {
  const count = (face: Face): number => roll.filter((one) => one === face).length;
  return [...new Set(roll)].map((face) => (count(face) > 1 ? `${count(face)} ${face}` : face)).join(', ');
}

function placings(t: Vantage, seat: Seat, refused: ReadonlySet<string>) {
  const { action } = t.state.turn!;
  return [...new Set(t.state.roll)].flatMap((face) =>
    slotsFor(t.state, seat, action!, face)
      .filter(({ owner, card, slot }) => !refused.has(slotName(owner, card, slot.id)))
      .map((open) => {
        const whose = open.owner === seat ? '' : ' of another player';
        const price = open.price > 0 ? ` for ${open.price} boost` : '';
        const label = `The ${face} die on ${nameOf(open.card)}${whose}${price}`;
        return drag(`die:${face}`, `slot:${slotName(open.owner, open.card, open.slot.id)}`, label, { face, open });
      }),
  );
}

/** VA-210 to VA-223, RU-VA-28, RU-VA-29 The price comes from the card, the bonus goes to the owner. */
function* placeOne(t: Vantage, seat: Seat, face: Face, { owner, card, slot, price, asks }: OpenSlot, refused: Set<string>): Rule {
  const words = `May a ${face} die be placed on your ${nameOf(card)}${price > 0 ? ` for ${price} of its boost` : ''}?`;
  if (asks && !(yield* agree(owner, 'slot.permit', words))) {
    refused.add(slotName(owner, card, slot.id));
    return;
  }
  const placed = inGrid(playerOf(t.state, owner), card);
  const at = t.state.roll.indexOf(face);
  if (!placed || at < 0) return;
  changeBoost(t, card, -price);
  t.state.roll.splice(at, 1);
  rewrite(playerOf(t.state, owner), card, { dice: [...placed.dice, slot.id] });
  t.tell({ fact: 'diePlaced', seat, face, owner, card, slot: slot.id });
  if (slot.bonus) yield* readScript(t, slot.bonus, { seat: owner, from: 'bonus', card });
  if (standingEffects(t.state, owner, 'besideLampPart').some((one) => one.card === card))
    changeBoost(t, card, adjacentCards(playerOf(t.state, owner), card).filter(({ num }) => cardOf(num).tags?.includes('lampPart')).length);
}

const costly: readonly Face[] = ['time', 'morale', 'health'];

/** VA-114, VA-231 to VA-242 Step 6: what was not placed hurts or does not, and is put away. */
export function* settleDice(t: Vantage, seat: Seat): Rule {
  const left = t.state.roll;
  if (left.length === 0) return;
  const returned = left.filter((face) => face === 'setback').length;
  t.state.pool += returned;
  t.state.penalty += left.length - returned;
  t.state.roll = [];
  t.tell({ fact: 'diceSettled', seat, penalty: left.length - returned, returned });
  const losses = noLoss();
  for (const face of left) if (costly.includes(face)) losses[face as Stat] += 1;
  for (const { card, effect, spent } of standingEffects(t.state, seat, 'doubleOnce')) {
    if (spent || losses[effect.face] === 0) continue;
    losses[effect.face] *= 2;
    rewrite(playerOf(t.state, seat), card, { spent: true });
  }
  yield* suffer(t, [harmOf(seat, losses)]);
}
