import type { SeatGuide } from '../../../kernel/guide.ts';

/** Every seat plays alike: one or more of the four sections. */
export const seatGuide: Omit<SeatGuide, 'title'> = {
  nature: 'Explorers who share a lander, a ship and their luck with the dice.',
  goal: 'Complete the mission, bring everybody home, and find out who switched off the relays.',
  turn: ['Two actions', 'End of turn: an event', 'When everybody had a turn, a new round begins'],
  actions: [
    { name: 'Travel', text: 'Along one path; its icons come first, then whatever the sector has to tell.', rules: ['IV-095', 'IV-099', 'IV-104'] },
    { name: 'Prepare', text: 'Draw a section card, make a check for combinations, or both.', rules: ['IV-107', 'IV-109', 'IV-112'] },
    { name: 'Rest', text: 'Lose a supply, refresh half of your dice, draw a card.', rules: ['IV-115', 'IV-118', 'IV-121'] },
    { name: 'Special action', text: 'Once in a turn, whatever the sector, a card, a threat or the mission offers.', rules: ['IV-129', 'IV-130'] },
    { name: 'Lift off', text: 'From the lander sector, if everybody agrees. Whoever is elsewhere is lost.', rules: ['IV-124', 'IV-125', 'IV-362'] },
    { name: 'Exert', text: 'At any time: give up a die and refresh five; with three dice or fewer, be Exhausted.', rules: ['IV-076', 'IV-082', 'IV-084'] },
  ],
  beware: [
    'A fourth injury ends the exploration, and the mission with it.',
    'Dice that show accidents feed the red tracks.',
    'Supplies buy rest. Without them only exertion brings dice back.',
  ],
  rules: ['IV-053', 'IV-076', 'IV-148', 'IV-359'],
};

export const seatNumbers = ['First', 'Second', 'Third', 'Fourth'] as const;

/** "Second player" for `p2`: what a seat is called before its player has a name. */
export const seatTitle = (seat: string): string => `${seatNumbers[Number(seat.slice(1)) - 1] ?? seat} player`;
