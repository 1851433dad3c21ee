import type { SeatGuide } from '../../../kernel/guide.ts';

export const seatTitles = ['First player', 'Second player', 'Third player', 'Fourth player', 'Fifth player', 'Sixth player'] as const;

/** All seats of the game are alike; who somebody plays is decided in orbit. */
export const seatGuide: Omit<SeatGuide, 'title'> = {
  nature: 'Alone on an unknown planet, with a radio.',
  goal: 'Together complete the mission, find a destiny and complete that, or do both.',
  turn: [
    'Choose one action: of your location, of a card, or a way out.',
    'Cost and action are read; the choice is final.',
    'Anybody may pay skills of the same kind, each for 1 of the cost.',
    'Throw challenge dice for what remains.',
    'Place dice on slots that take them.',
    'Dice that are left cost time, morale and health.',
    'The result is read and carried out. It always succeeds.',
    'The turn ends, unless the page says continue.',
  ],
  actions: [
    {
      name: 'Location action',
      text: 'One of the six that your place lists. One for each place in the whole game.',
      rules: ['VA-119', 'VA-120'],
    },
    {
      name: 'Depart',
      text: 'A move action. A numbered way costs 1; the cost of a star is read when it is chosen.',
      rules: ['VA-092', 'VA-094'],
    },
    {
      name: 'Card action',
      text: 'Of a card in your grid or supply, of the mission or of a destiny, as often as you like.',
      rules: ['VA-129', 'VA-136'],
    },
    { name: 'Power', text: 'Pays boost from its own card, at any moment of any turn.', rules: ['VA-305', 'VA-309'] },
    {
      name: 'Help',
      text: 'Pay skills for others, lend them impact slots, come along when you stand beside them.',
      rules: ['VA-167', 'VA-220', 'VA-269'],
    },
  ],
  beware: [
    'A stat at 0 is read out in the mission’s own words. The first time you may go on.',
    'Nobody sees your place but you: say what you see.',
    'A place that you have left cannot be looked at again.',
  ],
  rules: ['VA-009', 'VA-064', 'VA-120', 'VA-179', 'VA-244'],
};
