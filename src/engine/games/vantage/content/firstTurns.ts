/** When a step is spoken: the actions are not told yet, the place still has an action for the player, or it has none left. */
export type StepMoment = 'untold' | 'fresh' | 'spent';

/**
 * What a step points at: the tap that tells the others, the actions that the player holds tokens for, all actions of the place, ways
 * with a number, actions of the player's own cards, and those of the mission.
 */
export type StepPoint = 'share' | 'skilled' | 'here' | 'listed' | 'cards' | 'mission';

export interface FirstStep {
  readonly when: StepMoment;
  readonly title: string;
  /** `{cards}` is how many cards lie in the player's grid beside the character. */
  readonly say: string;
  readonly point: readonly StepPoint[];
}

const tell: FirstStep = {
  when: 'untold',
  title: 'Say what you see',
  say: 'Nobody else sees this place. Describe it, and tell your actions with a tap: skills and slots of the others can pay for yours.',
  point: ['share'],
};

/** VA-387, VA-388 What newcomers are told when they choose an action, in each of their first three turns: the first step that fits. */
export const firstTurns: readonly (readonly FirstStep[])[] = [
  [
    tell,
    {
      when: 'fresh',
      title: 'Try something',
      say: 'Choose what makes you curious. It cannot fail, it only costs: more where it looks hard, 1 less for each fitting skill.',
      point: ['skilled'],
    },
    {
      when: 'spent',
      title: 'Walk on',
      say: 'Nothing is left to do here. A way with a number costs 1; a star tells its price when you take it.',
      point: ['listed'],
    },
  ],
  [
    {
      when: 'spent',
      title: 'Walk on',
      say: 'One action for each place, and you have had yours here. A way with a number costs 1; a star tells its price when you take it.',
      point: ['listed'],
    },
    tell,
    {
      when: 'fresh',
      title: 'A new place',
      say: 'You have one action here. What you gain goes into your grid: look for things to pick up, to talk to or to tame.',
      point: ['here'],
    },
  ],
  [
    {
      when: 'fresh',
      title: 'Fill the grid',
      say: 'Leave the mission for later and fill the eight cells round you: {cards} so far. Be bold; the first time a stat is at 0 you may go on.',
      point: ['here'],
    },
    {
      when: 'spent',
      title: 'Three ways to act',
      say: 'Walk on, or use an action of a card. Those of your character can be used again and again, and those of the mission give direction.',
      point: ['cards', 'mission', 'listed'],
    },
  ],
];
