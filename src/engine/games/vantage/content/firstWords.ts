export interface FirstWords {
  readonly title: string;
  readonly say: string;
  /** Beginnings of the ids of options to point at. */
  readonly point?: readonly string[];
}

/** What is said to newcomers, by the name of the question. */
export const firstWords: Readonly<Record<string, FirstWords>> = {
  'setup.skill': {
    title: 'Who you are',
    say: 'Your skill decides your character. Take what you like to do; nobody else can take the same.',
  },
  'setup.level': { title: 'How hard', say: 'For a first evening, daring is about right: enough to be foolish once.', point: ['daring'] },
  'setup.reroll': {
    title: 'Two of a kind',
    say: 'Both dice agree. The other places are kinder to beginners: roll again.',
    point: ['again'],
  },
  'turn.action': {
    title: 'Your turn',
    say: 'Leave the errand for later. Choose what you are curious about: nothing you try can fail, it can only cost you something.',
    point: ['here:'],
  },
  'turn.continue': {
    title: 'You go on',
    say: 'The page lets you act again at once, even here. Take another action or a way out.',
    point: ['here:', 'way:'],
  },
  'cost.pay': {
    title: 'The cost',
    say: 'Each skill of the same kind takes 1 off, and friends may pay too. For the rest you throw dice; half of their faces hurt.',
    point: ['pay:', 'throw:', 'go'],
  },
  'cost.x': {
    title: 'How much',
    say: 'You choose how many dice it costs. More dice bring a better result: 3 or 4 is a good middle.',
    point: ['3', '4'],
  },
  'dice.place': {
    title: 'Your dice',
    say: 'Drag a die to a slot that takes it, and it will not hurt you. Dice that are left cost a point of what they show.',
    point: ['die:'],
  },
  'card.cell': {
    title: 'A card',
    say: 'Nine places, one of them you. Filling the other eight is as good a plan as any.',
    point: ['card:'],
  },
  'climate.lose': {
    title: 'The weather',
    say: 'Take it on health, or on time and morale together. Keep your lowest point safe.',
    point: ['health', 'both'],
  },
  'slot.permit': {
    title: 'A friend asks',
    say: 'Another player wants to put a die on your card. The bonus of the slot is yours.',
    point: ['yes'],
  },
  'zero.vote': { title: 'At nothing', say: 'The first time, you may go on. It costs a card, and the next time it may be the end.' },
};
