import { MANOR } from '../../printed/manorBoard.ts';
import { filledOf } from './glance.ts';
import type { RoleBoard } from '../board.ts';
import { layManor, manorPlaces } from './lay.ts';

export const manorBoard: RoleBoard = {
  role: 'manor',
  frame: 'playerboard/manor',
  size: { w: MANOR.w, h: MANOR.h },
  lay: layManor,
  places: manorPlaces,
  held: ({ manor, paladin: { treasures } }) =>
    manor
      ? [
          { kind: 'ritual', ...manor.rituals },
          // it looks at two treasures to hand one over; the Paladin's own hand is not its business
          { kind: 'treasure', deck: treasures.deck, discard: treasures.discard, hand: [], inPlay: [], drawn: manor.offered },
        ]
      : [],
  glance: ({ manor }) => ({
    portrait: 'wraith',
    goal: 'Seals',
    numbers: manor
      ? [
          { sign: 'omens', value: filledOf(manor).omens + manor.unassignedOmens },
          { sign: 'portents', value: filledOf(manor).portents },
          { sign: 'cards', value: manor.rituals.hand.length },
        ]
      : [],
    heads: [],
  }),
};
