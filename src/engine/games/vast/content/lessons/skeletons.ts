import { turnOf } from './turnOf.ts';

const first = turnOf('skeletons', 'skeletons', 'no-warlock', { title: "The Skeletons' first turn", about: 'March, arm yourselves in the Armories and gather Stability.' }, [
  {
    ask: 'skeleton.move',
    allow: ['figure:shooty>space:2,2'],
    teaches: ['EX-MM-12'],
    say:
      "You win when the Paladin's Health is gone. Now he has prepared twice: Defense 2, so a lone Skeleton with Strength 1 would miss, and even two together only tie. First get weapons. " +
      "You act in the order of your cards, from left to right: Shooty begins, with up to 5 spaces. Carry her to the Armory in the north west.",
  },
  { ask: 'skeleton.move', allow: ['stay'], say: 'She could go further, but this is where she wants to be. Stop here: after moving comes one action.' },
  {
    ask: 'skeleton.action',
    allow: ['arm'],
    teaches: ['EX-MM-13'],
    say: 'ARM!! draws a gear card and costs no Stability. An Armory need not even be Lit. Arm her.',
    done: 'The Great Axe. It is made for Slashy.',
  },
  { ask: 'skeleton.move', allow: ['figure:slashy>space:6,6'], say: 'Slashy is next in the order. Send her from the grounds to the Armory in the south east.' },
  { ask: 'skeleton.move', allow: ['stay'], say: 'Stop here.' },
  {
    ask: 'skeleton.action',
    allow: ['arm'],
    teaches: ['EX-MM-14', 'EX-MM-15'],
    say: 'Arm her too.',
    done: 'A Bomb Bag for Casty, who still lies face down. Nobody else knows what you have drawn: the others see only cards in play, and those are the two favors of the Paladin.',
  },
  {
    ask: 'skeletons.powers',
    allow: ['card:greatAxe>march:slashy'],
    say: 'Gear is played at any moment of your turn, on the Skeleton it names. Give Slashy the Great Axe: drag the card onto her place in the March Order.',
  },
  {
    ask: 'skeletons.summon',
    allow: ['no-summon'],
    teaches: ['EX-MM-16', 'EX-MM-17'],
    say:
      'Summoning the next Skeleton costs 3 Stability and you have 2. So wait: at the end of each turn you gain 2, and next time it is enough. Strikes cost 1 as well, and Skeletons who ' +
      'stand in Lit rooms when your turn begins cost 1 each. End your turn.',
  },
]);

export const skeletonsLessons = [first];
