import { PALADIN } from '../../printed/places.ts';
import { dealCubes, layCubes } from '../../layout/cubes.ts';
import { layHealth, layWells, paladinPlaces } from '../../layout/paladin.ts';
import type { RoleBoard } from '../board.ts';

export const paladinBoard: RoleBoard = {
  role: 'paladin',
  frame: 'playerboard/paladin',
  size: { w: PALADIN.w, h: PALADIN.h },
  lay({ ground, view, before }) {
    const dealt = dealCubes(before, view.paladin.cubes);
    return { things: [...layWells(ground, view), ...layCubes(ground, view, dealt, before), ...layHealth(ground, view)], dealt };
  },
  places: paladinPlaces,
  held: ({ paladin: { favors, treasures } }) => [
    { kind: 'favor', ...favors },
    { kind: 'treasure', ...treasures },
  ],
  glance: ({ paladin }) => ({
    portrait: 'paladin',
    goal: 'Spiderlings boxed',
    numbers: [
      { sign: 'health', value: paladin.health },
      { sign: 'strength', value: paladin.strength },
      { sign: 'defense', value: paladin.defense },
      { sign: 'grit', value: paladin.grit },
      { sign: 'fury', value: paladin.fury },
      { sign: 'light', value: paladin.light },
      { sign: 'cards', value: paladin.favors.hand.length + paladin.treasures.hand.length },
    ],
    heads: [],
  }),
};
