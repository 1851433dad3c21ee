interface FirstWords {
  readonly title: string;
  readonly say: string;
  /** Beginnings of the ids of options to point at. */
  readonly point?: readonly string[];
  /** Said only while one of the player's stats is at 2 or less, or while health is. */
  readonly when?: 'weak' | 'frail';
}

/**
 * What is said to newcomers, by the name of the question. Where there are several, the first that points at something on offer is
 * said. What is said when an action is chosen lies in firstTurns.ts.
 */
export const firstWords: Readonly<Record<string, readonly FirstWords[]>> = {
  'setup.skill': [
    { title: 'Who you are', say: 'Your skill decides your character. Take what you like to do; nobody else can take the same.' },
  ],
  'setup.level': [
    { title: 'How hard', say: 'For a first evening, daring is about right: enough to be foolish once.', point: ['daring'] },
  ],
  'setup.reroll': [
    { title: 'Two of a kind', say: 'Both dice agree. The other places are kinder to beginners: roll again.', point: ['again'] },
  ],
  'turn.continue': [
    {
      when: 'weak',
      title: 'Enough for now',
      say: 'You may act again, but one of your stats is low and every die can cost a point. Rest until your next turn.',
      point: ['end'],
    },
    {
      title: 'You go on',
      say: 'The page lets you act again at once, even here. Take another action or a way out.',
      point: ['here:', 'way:'],
    },
  ],
  'cost.pay': [
    {
      title: 'Pay a skill',
      say: 'Each token of this kind takes 1 off the cost, and every die that you do not throw cannot hurt you. Friends may pay too.',
      point: ['pay:'],
    },
    {
      title: 'Throw the dice',
      say: 'You throw a die for each 1 of the cost that is left. Half of the faces cost you a point; slots on cards can stop that.',
      point: ['throw:'],
    },
    { title: 'Paid', say: 'All is paid, so no die is thrown. Read on.', point: ['go'] },
  ],
  'cost.help': [
    {
      title: 'Help a friend',
      say: 'Somebody else acts. A skill of yours of the same kind takes 1 off their cost, wherever you are.',
      point: ['pay:'],
    },
  ],
  'cost.x': [
    {
      title: 'How much',
      say: 'You choose how many dice it costs. More dice bring a better result: 3 or 4 is a good middle.',
      point: ['3', '4'],
    },
  ],
  'dice.place': [
    {
      title: 'Your dice',
      say: 'Drag a die to a slot that takes it, and it will not hurt you. Dice that are left cost a point of what they show.',
      point: ['die:'],
    },
    { title: 'The rest', say: 'No slot takes what is left. Each die costs a point of what it shows; a blank costs nothing.', point: ['settle'] },
  ],
  'card.cell': [
    { title: 'A card', say: 'Nine cells, one of them you. Filling the other eight is as good a plan as any.', point: ['card:'] },
  ],
  'climate.lose': [
    { when: 'frail', title: 'The weather', say: 'Your health is low: take it on time and morale together.', point: ['both'] },
    {
      title: 'The weather',
      say: 'Take it on health, or on time and morale together. Keep your lowest point safe.',
      point: ['health', 'both'],
    },
  ],
  'slot.permit': [
    { title: 'A friend asks', say: 'Another player wants to put a die on your card. The bonus of the slot is yours.', point: ['yes'] },
  ],
  'zero.vote': [
    { title: 'At nothing', say: 'The first time, you may go on. It costs a card, and the next time it may be the end.' },
  ],
};
