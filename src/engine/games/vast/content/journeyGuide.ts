import type { SeatGuide } from '../../../kernel/guide.ts';

/** The Paladin alone: another goal, another enemy, and a house that grows worse by itself. */
export const journeyGuide: SeatGuide = {
  title: "The Paladin's Journey",
  nature: 'One hero alone against the whole house (solo)',
  goal: 'Hit six poltergeists: five on easy, seven on hard. You lose at 0 Health, or when Terror reaches 12 (10 on hard).',
  turn: [
    'Collect your hero cubes from the board.',
    'Take actions, one cube each, in any order and as often as you like.',
    'Gain 1 Fury, unless you hit a poltergeist this turn. Terror rises by 1 in any case.',
    'The Skeletons march by themselves, the leftmost card first; then those that were hit come back.',
  ],
  actions: [
    { name: 'Crusade', text: 'Move up to 1 space. Then reveal the tile, attack what is there, use a Shrine, take treasures.', rules: ['MM-169', 'MM-176'] },
    { name: 'Poltergeists', text: 'One that you hit is yours for good, and counts.', rules: ['MM-594', 'MM-604'] },
    { name: 'Blood', text: 'Enter a tile with blood: it is wiped away, and Terror falls by 1.', rules: ['MM-602'] },
    { name: 'Revealing', text: 'An Armory lowers Stability by 1, a Pit raises it by 1, a Blood tile raises Terror by 1.', rules: ['MM-598', 'MM-599', 'MM-600'] },
    { name: 'Fury and Light', text: 'They pay for your favors: Strength, Defense, breaches, lamps. They cost no cube.', rules: ['MM-224', 'MM-225'] },
  ],
  beware: [
    'The higher Stability, the farther and harder the Skeletons strike; the higher Terror, the tougher the poltergeists.',
    'A Skeleton that can reach and beat you does. One that cannot comes as near as it can: a lamp stops it.',
    'At some values of Terror you discard a treasure or a favor.',
  ],
  rules: ['MM-594', 'MM-595', 'MM-596', 'MM-610', 'MM-660'],
};
