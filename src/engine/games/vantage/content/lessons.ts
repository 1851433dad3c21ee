import type { Lesson } from '../../../kernel/lesson.ts';

/** A guided first fall, alone (VA-387, VA-388): from orbit to the end of the first turns. Every step is open to the player's choice. */
export const lessons: readonly Lesson[] = [
  {
    id: 'vantage-first-fall',
    title: 'The first fall',
    about: 'From orbit to the ground, and two turns on Verrow.',
    game: 'vantage',
    mix: 'falling-1',
    seat: 'p1',
    options: { doubles: 'must', level: 'daring' },
    seed: 11,
    steps: [
      {
        ask: 'setup.skill',
        allow: ['move', 'look', 'engage', 'help', 'take', 'overpower'],
        say: 'Somebody down there has lit a lamp. Choose your best skill: it decides who you are, and gives you your first token.',
        done: 'Your character lies in the middle, with 2 boost on it. Dice have chosen an errand and a pod.',
      },
      {
        ask: 'turn.action',
        allow: ['here:*'],
        say: 'You are down. Choose an action of the place: one in the whole game, and it always succeeds.',
      },
      {
        ask: 'cost.pay',
        allow: ['pay:*', 'throw:*', 'go'],
        say: 'Now you hear what it costs. A skill of the same kind takes 1 off; for the rest you throw challenge dice.',
        done: 'Dice on slots did no harm. The others cost time, morale or health, and the page was read.',
      },
      {
        ask: 'turn.action',
        allow: ['way:*', 'card:*'],
        say: 'Take a way out now, which costs 1 where a number is printed, or use an action of your card.',
      },
      {
        ask: 'cost.pay',
        allow: ['pay:*', 'throw:*', 'go'],
        say: 'A way out is a move action like any other: pay a move token, or throw the die.',
        done: 'That is the whole of it. Keep an eye on your three dials, collect cards, and follow whatever makes you curious.',
      },
    ],
    asides: {
      'cost.x': 'You decide how much you put in: each point is one die to throw, and the page gives more for more.',
      'cost.pay': 'Pay on: skills of the same kind take off what is left of the cost, and the dice are thrown for the rest.',
      'dice.place': 'Lay each die on a slot of your card that shows its sign: there it does no harm. What you leave costs what it shows.',
      pay: 'The page asks for a price. Pay it with what lies before you.',
      'result.choose': 'The action has succeeded, as all do. Now the page asks you something, and hides what follows: choose as you like.',
      'climate.lose': 'Heat and cold hurt whoever stands in them. Choose what you can spare.',
      'card.cell': 'A card for your grid: lay it into an empty cell. Its slots are yours from now on.',
      'gain.one': 'The book leaves the choice to you: take what you have a use for.',
      'turn.action': 'Another action: choose any that is lit, a sign of the place, a way out, or one on a card of yours.',
      'turn.continue': 'Some pages let you go on at once with another action. Go on, or end the turn here.',
      'turn.end': 'That was your turn. Powers may still be used before you end it.',
    },
  },
];
