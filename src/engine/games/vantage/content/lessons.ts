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
        done: 'Your character lies in the middle of nine places, with 2 boost on it. The dice have chosen an errand and a pod.',
      },
      {
        ask: 'turn.action',
        allow: ['here:*'],
        say: 'You have come down. Choose an action of the place: one here in the whole game, and it always succeeds.',
      },
      {
        ask: 'cost.pay',
        allow: ['pay:*', 'throw:*', 'go'],
        say: 'Now you hear what it costs. A skill of the same kind takes 1 off; for the rest you throw challenge dice.',
        done: 'Dice on slots do no harm. The others cost time, morale or health, and then the page is read to its end.',
      },
      {
        ask: 'turn.action',
        allow: ['way:*', 'card:*'],
        say: 'Your action here is used. Take a way out, which costs 1 where a number is printed, or use an action of your character.',
      },
      {
        ask: 'cost.pay',
        allow: ['pay:*', 'throw:*', 'go'],
        say: 'A way out is a move action like any other: pay a move token, or throw the die.',
        done: 'That is the whole of it. Keep an eye on your three dials, collect cards, and follow whatever makes you curious.',
      },
    ],
  },
];
