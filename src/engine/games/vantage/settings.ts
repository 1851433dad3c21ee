import type { Mix, Setting } from '../../kernel/rules.ts';

const numbers = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'] as const;

/** VA-001 One to six players. */
export const mixes: readonly Mix[] = numbers.map((number, i) => ({
  id: `falling-${i + 1}`,
  title: i === 0 ? 'One falls alone' : `${number} fall apart`,
  seats: Array.from({ length: i + 1 }, (_, seat) => `p${seat + 1}`),
  about:
    i === 0
      ? 'One pod, ten challenge dice, and nobody to ask.'
      : `${number} pods come down in different lands. Each player sees their own place and tells the others about it.`,
}));

/** N11 What makes an evening easier or harder. */
export const settings: readonly Setting[] = [
  {
    id: 'level', title: 'Level', about: 'What time, morale and health begin with.', usual: 'each',
    values: [
      { id: 'each', title: 'Each player chooses' },
      { id: 'cautious', title: 'Cautious: 6' },
      { id: 'practical', title: 'Practical: 5' },
      { id: 'daring', title: 'Daring: 4' },
      { id: 'brazen', title: 'Brazen: 3' },
    ],
  },
  {
    id: 'doubles', title: 'Doubles at mission and crash', about: 'Two equal dice lead to the hard ones.', usual: 'may',
    values: [
      { id: 'must', title: 'Must be rolled again' },
      { id: 'may', title: 'May be rolled again' },
      { id: 'not', title: 'May not be rolled again' },
    ],
  },
  {
    id: 'zero', title: 'A stat at 0', about: 'When a stat that reaches 0 ends the game.', usual: 'second',
    values: [
      { id: 'third', title: 'The third time' },
      { id: 'second', title: 'The second time' },
      { id: 'first', title: 'The first time' },
    ],
  },
  {
    id: 'opening', title: 'Opening skills', about: 'Skill tokens at the start.', usual: 'usual',
    values: [
      { id: 'more', title: 'One more at random for each player' },
      { id: 'usual', title: 'As usual' },
      { id: 'less', title: 'None for the dice of the mission' },
    ],
  },
  {
    id: 'refresh', title: 'Full refresh', about: 'What happens when all dice return to the pool.', usual: 'usual',
    values: [
      { id: 'boost', title: 'Each character gains 1 boost' },
      { id: 'usual', title: 'Nothing more' },
      { id: 'loss', title: 'Every third time each player loses a point' },
    ],
  },
  {
    id: 'faces', title: 'Challenge dice', about: 'The faces of every challenge die.', usual: 'usual',
    values: [
      { id: 'kind', title: 'Three blanks and no setback' },
      { id: 'usual', title: 'Two blanks and a setback' },
      { id: 'harsh', title: 'One blank and two setbacks' },
    ],
  },
  {
    id: 'evening', title: 'Time set aside', about: 'The game ends when everybody has had so many turns.', usual: 'open',
    values: [
      { id: 'open', title: 'No end is set' },
      { id: 'long', title: '45 turns each' },
      { id: 'short', title: '25 turns each' },
    ],
  },
  {
    id: 'watchers', title: 'Those who watch', about: 'What spectators and streams see.', usual: 'table',
    values: [
      { id: 'table', title: 'The table alone' },
      { id: 'places', title: 'The place of each player who allows it' },
    ],
  },
  {
    id: 'rulings', title: 'Rulings of the table', about: 'Where no rule decides, a player proposes and all agree.', usual: 'off',
    values: [
      { id: 'off', title: 'Off' },
      { id: 'on', title: 'On' },
    ],
  },
];
