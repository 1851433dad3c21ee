import type { Seat } from '../../../kernel/rule.ts';
import { cardOf, cards } from '../content/cards.ts';
import type { Slot } from '../content/kinds.ts';
import { isTerrain } from '../content/places.ts';
import type { Face } from '../content/vocabulary.ts';
import type { Action, Eased, Placed, VantageState } from '../state.ts';
import { adjacentCards, playerOf } from './people.ts';
import { standingEffects, sumOf } from './standing.ts';

/** A slot as it stands now, in somebody's grid. */
export interface OpenSlot {
  readonly owner: Seat;
  readonly card: number;
  readonly slot: Slot;
  /** Boost to pay from the card (VA-210 to VA-213). */
  readonly price: number;
  /** VA-221, VA-227 Somebody else's: the owner has to agree. */
  readonly asks: boolean;
}

export const slotName = (owner: Seat, card: number, slot: string): string => `${owner}:${card}.${slot}`;

/** VA-192, VA-193, VA-226 Every slot that the active player may put a die of this face on. */
export function slotsFor(s: VantageState, seat: Seat, action: Action, face: Face): readonly OpenSlot[] {
  const found: OpenSlot[] = [];
  for (const owner of s.seats) {
    const isNear = isTogether(s, seat, owner);
    for (const placed of playerOf(s, owner).grid) {
      if (!placed || placed.closed) continue;
      for (const slot of cardOf(placed.num).slots) {
        // With many players most slots are out of reach, so that comes first.
        if (!mayReach(s, seat, owner, isNear, placed, slot)) continue;
        if (placed.dice.includes(slot.id) || !fits(s, seat, owner, action, placed, slot, face)) continue;
        const price = priceOf(s, owner, placed, slot);
        if (placed.boost >= price) found.push({ owner, card: placed.num, slot, price, asks: owner !== seat });
      }
    }
  }
  return found;
}

const isTogether = (s: VantageState, seat: Seat, owner: Seat): boolean =>
  owner === seat || playerOf(s, owner).location === playerOf(s, seat).location;

/**
 * VA-067 Whether it tells of the place which slots are offered for these dice: one of a terrain would take them where that is. Judged
 * without looking at the place.
 */
export const tellOfPlace = (s: VantageState, seat: Seat, action: Action, faces: readonly Face[]): boolean =>
  s.seats.some((owner) =>
    playerOf(s, owner).grid.some((placed) => {
      if (!placed || placed.closed || !slotsOfTerrain[placed.num]) return false;
      return slotsOfTerrain[placed.num]!.some(
        (slot) =>
          !placed.dice.includes(slot.id) &&
          mayReach(s, seat, owner, isTogether(s, seat, owner), placed, slot) &&
          placed.boost >= priceOf(s, owner, placed, slot) &&
          faces.some((face) => fits(s, seat, owner, action, placed, slot, face, true)),
      );
    }),
  );

/** By the card's number: few cards have any, and they are asked for at every die. */
const slotsOfTerrain: (readonly Slot[])[] = [];
for (const { num, slots } of cards) {
  const ofTerrain = slots.filter(({ terrain }) => terrain !== undefined);
  if (ofTerrain.length > 0) slotsOfTerrain[num] = ofTerrain;
}

const notEased: readonly Eased[] = [];

/** Hardly any turn eases a slot, and every slot is asked for at every die: only then is its name made. */
function easedBy(s: VantageState, owner: Seat, card: number, slot: string): readonly Eased[] {
  if (!s.turn || s.turn.eased.length === 0) return notEased;
  const name = slotName(owner, card, slot);
  return s.turn.eased.filter((one) => one.slot === name);
}

/** VA-220, VA-226 One's own slots, impact slots of anybody, and all slots of whoever is on the same location. */
function mayReach(s: VantageState, seat: Seat, owner: Seat, isNear: boolean, { num }: Placed, slot: Slot): boolean {
  const impact = slot.impact ?? easedBy(s, owner, num, slot.id).some(({ shared }) => shared);
  if (slot.impact && standingEffects(s, seat, 'slotsClosed').some(({ effect }) => effect.which === 'impact')) return false;
  return isNear || impact;
}

/** VA-199 to VA-208, VA-219, RU-VA-30, RU-VA-31 Every printed condition holds, unless a power has lifted it for this turn. */
function fits(
  s: VantageState,
  seat: Seat,
  owner: Seat,
  action: Action,
  { num }: Placed,
  slot: Slot,
  face: Face,
  anywhere = false,
): boolean {
  const eased = easedBy(s, owner, num, slot.id);
  // Most dice fit few slots, so the face comes first.
  const wanted = eased.find((one) => one.face !== undefined)?.face ?? slot.face ?? 'any';
  if (wanted !== 'any' && wanted !== face && !isDropped(eased, 'face')) return false;
  if (slot.element !== undefined && !action.elements.includes(slot.element)) return false;
  if ((slot.cat ?? slot.verb) !== undefined && !isOfAction(s, owner, action, slot, eased)) return false;
  return slot.terrain === undefined || anywhere || isTerrain(playerOf(s, seat).location!, slot.terrain) || isDropped(eased, 'terrain');
}

const isDropped = (eased: readonly Eased[], part: Eased['drop'][number]): boolean =>
  eased.length > 0 && eased.some(({ drop }) => drop.includes(part));

/** Whether a slot for one kind of action takes dice of this one. */
function isOfAction(s: VantageState, owner: Seat, action: Action, slot: Slot, eased: readonly Eased[]): boolean {
  const { cat } = slot;
  if (cat && standingEffects(s, owner, 'slotsClosed').some(({ effect }) => effect.which === cat)) return false;
  const isCat = cat === undefined || cat === action.cat || isDropped(eased, 'cat');
  const isVerb = slot.verb === undefined || slot.verb === action.verb || isDropped(eased, 'verb');
  if (isCat && isVerb) return true;
  const gained = cat ? standingEffects(s, owner, 'slotsGainElement') : [];
  return gained.some(({ effect }) => effect.cat === cat && action.elements.includes(effect.element));
}

/** VA-211 The printed price, and what standing effects add or waive. */
function priceOf(s: VantageState, owner: Seat, { num }: Placed, slot: Slot): number {
  const dearer = sumOf(standingEffects(s, owner, 'slotsPriced'), ({ cat, n }) => (cat === slot.cat ? n : 0));
  const price = (slot.price ?? 0) + dearer;
  if (price === 0) return 0;
  if (easedBy(s, owner, num, slot.id).some(({ drop }) => drop.includes('price'))) return 0;
  if (slot.face && s.seats.some((one) => standingEffects(s, one, 'freePrices').some(({ effect }) => effect.face === slot.face))) return 0;
  const beside = adjacentCards(playerOf(s, owner), num).map((card) => card.num);
  const free = standingEffects(s, owner, 'freeAdjacentPrices').some(
    ({ card, effect }) => beside.includes(card) && effect.type === cardOf(num).type,
  );
  return free ? 0 : price;
}
