import type { Lesson } from '../../../../kernel/lesson.ts';

/** The Paladin's first turn as it goes on a journey: one crusade, two prepares, one poltergeist. */
export const firstTurn: Lesson = {
  id: 'first-turn',
  title: 'Your first turn',
  about: 'Alone in the house: one crusade, two prepares, one poltergeist.',
  seat: 'paladin',
  game: 'vast',
  mix: 'paladins-journey',
  options: { opening: 'first-turn' },
  steps: [
    {
      ask: 'setup.throw',
      allow: ['throw:spawn'],
      say: 'Five Skeletons wait outside the hedges. Throw the spawn dice to see where each of them begins: flick them, or press Throw 5 dice.',
    },
    {
      ask: 'paladin.action',
      allow: ['cubes:unassigned>box:crusade'],
      say: 'It is your turn, with three hero cubes to spend. A crusade moves you one space and may end in a fight. Drag a cube from Unassigned onto Crusade.',
    },
    {
      ask: 'crusade.move',
      allow: ['figure:paladin>space:3,7'],
      say: 'Carry the Paladin to the Dark tile on the left. Nobody knows what lies there. Stepping onto it reveals it and earns you 2 Grit.',
    },
    {
      ask: 'paladin.powers',
      allow: ['cubes:unassigned>box:prepare'],
      say:
        'A corridor, and a poltergeist in it. The new tile joins the one you came from, and a Dark tile fills the crypt behind it. The ghost has Defense 1 and you have Strength 0. You ' +
        'may prepare at any moment of your turn, even now: drag a cube onto Prepare.',
    },
    {
      ask: 'paladin.powers',
      allow: ['cubes:unassigned>box:prepare'],
      say: 'Strength 1 against Defense 1 is still a miss: a tie never hits. Prepare once more. It raises your Defense as well, and that lasts while the Skeletons move.',
    },
    {
      ask: 'crusade.attack',
      allow: ['figure:poltergeist-*'],
      say: 'Strength 2 beats Defense 1. Tap the poltergeist to strike. A hit earns 1 Light, a poltergeist 3 more Grit, and it counts towards your goal.',
    },
    {
      ask: 'paladin.action',
      allow: ['end-turn'],
      say:
        'All cubes are spent. End your turn: they come back when the next one begins. You hit a poltergeist, so no Fury this time. Terror rises by 1, then the Skeletons march. The house ' +
        'is yours now. Good luck.',
    },
  ],
};
