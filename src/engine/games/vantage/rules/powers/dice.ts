import { tap, type Option } from '../../../../kernel/option.ts';
import type { Rule, Seat } from '../../../../kernel/rule.ts';
import { cardOf } from '../../content/cards.ts';
import type { Slot } from '../../content/kinds.ts';
import { challengeDice } from '../../content/values.ts';
import type { Face, Skill } from '../../content/vocabulary.ts';
import type { Eased, Vantage } from '../../state.ts';
import { agree, pickOne, secondStep } from '../asking.ts';
import { gridCards, nameOf, playerOf } from '../people.ts';
import { slotName } from '../slots.ts';
import type { PowerRules } from './kinds.ts';

function turnRolled(t: Vantage, from: Face, to: Face): void {
  const at = t.state.roll.indexOf(from);
  if (at >= 0) t.state.roll[at] = to;
}

function rerollOne(t: Vantage, face: Face): void {
  const { faces } = challengeDice[t.state.house.faces];
  turnRolled(t, face, faces[t.roll(faces.length) - 1]!);
  t.tell({ fact: 'diceRolled', seat: t.state.active, faces: [...t.state.roll] });
}

const rolledFaces = (t: Vantage): readonly Option<Face>[] =>
  [...new Set(t.state.roll)].map((face) => tap(`die:${face}`, `A ${face} die`, face));

const whichDie = (t: Vantage, { face }: { readonly face: Face | 'any' }): string | null =>
  face === 'any' && rolledFaces(t).length > 1 ? 'which die' : null;

const ease = (t: Vantage, eased: Eased): void => {
  if (t.state.turn) t.state.turn.eased = [...t.state.turn.eased, eased];
};

/** Own slots that hold no die and that somebody may want to change. */
function openSlots(t: Vantage, seat: Seat, wanted: (slot: Slot, num: number) => boolean): readonly Option<string>[] {
  return gridCards(playerOf(t.state, seat)).flatMap((placed) =>
    cardOf(placed.num)
      .slots.filter((slot) => !placed.dice.includes(slot.id) && wanted(slot, placed.num))
      .map((slot) => {
        const name = slotName(seat, placed.num, slot.id);
        return tap(`slot:${name}`, `Slot ${slot.id} of ${nameOf(placed.num)}`, name);
      }),
  );
}

const isRolled = (t: Vantage): boolean => t.state.roll.length > 0;

/** Powers of the window after the roll. */
export const dicePowers: PowerRules<'turnDie' | 'blankDie' | 'rerollDie' | 'anyFace' | 'copyFace' | 'easeSlot' | 'shareSlot'> = {
  turnDie: {
    can: ({ t, effect }) => t.state.roll.includes(effect.from),
    *use({ t, effect }): Rule {
      turnRolled(t, effect.from, effect.to);
    },
  },
  blankDie: {
    can: ({ t, effect }) => t.state.roll.includes(effect.face),
    *use({ t, effect }): Rule {
      turnRolled(t, effect.face, 'blank');
    },
  },
  rerollDie: {
    can: ({ t, effect }) => (effect.face === 'any' ? isRolled(t) : t.state.roll.includes(effect.face)),
    asks: ({ t, owner, effect }) => (owner === t.state.active ? whichDie(t, effect) : null),
    *use({ t, owner, effect }): Rule {
      const { active } = t.state;
      const words = 'May another player reroll one of your dice?';
      if (owner !== active && !(yield* agree(active, 'power.permit', words, whichDie(t, effect)))) return;
      const picked = (): Rule<Face> => pickOne(active, 'power.die', 'Which die is rolled again?', rolledFaces(t), secondStep);
      rerollOne(t, effect.face === 'any' ? yield* picked() : effect.face);
    },
  },
  anyFace: {
    can: ({ t, owner, effect }) =>
      isRolled(t) && openSlots(t, owner, (slot, num) => slot.face !== undefined && matches(num, effect)).length > 0,
    *use({ t, owner, effect }): Rule {
      for (const { value } of openSlots(t, owner, (slot, num) => slot.face !== undefined && matches(num, effect)))
        ease(t, { slot: value, drop: ['face'] });
    },
  },
  copyFace: {
    can: ({ t, owner, card }) => isRolled(t) && openSlots(t, owner, (slot, num) => num === card && slot.id === 'a').length > 0,
    asks: ({ t, owner }) => (faceSlots(t, owner).length > 1 ? 'whose face' : null),
    *use({ t, owner, card }): Rule {
      const from = yield* pickOne(owner, 'power.slot', 'Whose face does this card take on?', faceSlots(t, owner), secondStep);
      ease(t, { slot: slotName(owner, card, 'a'), drop: [], face: from });
    },
  },
  easeSlot: {
    can: ({ t, owner, effect }) => isRolled(t) && openSlots(t, owner, easable(effect)).length > 0,
    asks: ({ t, owner, effect }) => (openSlots(t, owner, easable(effect)).length > 1 ? 'which slot' : null),
    *use({ t, owner, effect }): Rule {
      const slot = yield* pickOne(owner, 'power.slot', 'Which slot?', openSlots(t, owner, easable(effect)), secondStep);
      ease(t, { slot, drop: effect.drop });
    },
  },
  shareSlot: {
    can: ({ t, owner, effect }) =>
      isRolled(t) && owner !== t.state.active && openSlots(t, owner, lendable(effect)).length > 0,
    asks: ({ t, owner, effect }) => (openSlots(t, owner, lendable(effect)).length > 1 ? 'which slot' : null),
    *use({ t, owner, effect }): Rule {
      const slot = yield* pickOne(owner, 'power.slot', 'Which slot do you lend?', openSlots(t, owner, lendable(effect)), secondStep);
      ease(t, { slot, drop: [], shared: true });
    },
  },
};

const matches = (num: number, { type, element }: { readonly type?: string; readonly element?: string }): boolean =>
  (type === undefined || cardOf(num).type === type) && (element === undefined || cardOf(num).element === element);

const lendable =
  ({ cat }: { readonly cat: Skill }) =>
  (slot: Slot): boolean =>
    slot.cat === cat && !slot.impact;

const easable =
  ({ drop, types }: { readonly drop: Eased['drop']; readonly types?: readonly string[] }) =>
  (slot: Slot, num: number): boolean =>
    drop.some((part) => slot[part] !== undefined) && (!types || types.includes(cardOf(num).type));

/** Every face condition among one's own slots; a slot without one stands for any face. */
function faceSlots(t: Vantage, seat: Seat): readonly Option<Face | 'any'>[] {
  const found = gridCards(playerOf(t.state, seat)).flatMap(({ num }) => cardOf(num).slots.map(({ face }) => face ?? 'any'));
  return [...new Set(found)].map((face) => tap(`face:${face}`, face === 'any' ? 'Any face' : `A ${face} die`, face));
}
