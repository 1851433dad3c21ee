import type { Mix, Setting } from '../../kernel/rules.ts';
import { difficulties, ranks } from './content/journey.ts';

export const mixes: readonly Mix[] = [
  {
    id: 'paladins-journey',
    title: "The Paladin's Journey",
    seats: ['paladin'],
    about: 'One Paladin alone in the house: catch the poltergeists before Skeletons or Terror end the journey.',
  },
];

const rankSetting = (id: string, title: string, about: string): Setting => ({
  id,
  title,
  about,
  values: ranks.map((_, rank) => ({ id: `${rank}`, title: `Rank ${rank}` })),
  usual: '0',
});

/** Everything that can be chosen when a journey is set up. */
export const settings: readonly Setting[] = [
  {
    id: 'difficulty',
    title: 'Difficulty',
    about: 'How many Skeletons march, how much Terror the house can bear, and how many poltergeists must be caught.',
    values: Object.entries(difficulties).map(([id, { title, skeletons, terrorLimit, goal }]) => ({
      id,
      title: `${title}: ${skeletons} Skeletons, ${goal} poltergeists, lost at ${terrorLimit} Terror`,
    })),
    usual: 'normal',
  },
  rankSetting('valor', 'Fury & Light', 'Campaign rank: higher ranks begin with less Fury and Light.'),
  rankSetting('stability', 'Stability', 'Campaign rank: higher ranks begin with more Stability.'),
  rankSetting('terror', 'Terror', 'Campaign rank: higher ranks begin with more Terror.'),
  {
    id: 'poltergeists',
    title: 'Poltergeists under Terror',
    about: 'Whether the value that Terror gives to poltergeists is their Defense, or is printed without effect.',
    values: [
      { id: 'defense', title: 'The value is their Defense' },
      { id: 'literal', title: 'Their Defense stays 1' },
    ],
    usual: 'defense',
  },
  {
    id: 'dice',
    title: 'Dice',
    about: 'With your own dice you roll for real and tap in what they show.',
    values: [
      { id: 'table', title: 'The table rolls' },
      { id: 'own', title: 'We roll our own' },
    ],
    usual: 'table',
  },
  {
    id: 'opening',
    title: 'Opening',
    about: 'The lesson puts the right tile beside the Entrance, so that the first turn can be taught.',
    values: [
      { id: 'shuffled', title: 'Shuffled' },
      { id: 'first-turn', title: 'First lesson' },
    ],
    usual: 'shuffled',
  },
  {
    id: 'rounds',
    title: 'Rounds',
    about: 'Bots and tests play with a limit, after which the game is lost; people play on.',
    values: [
      { id: 'endless', title: 'As long as it takes' },
      { id: 'limited', title: 'At most 150' },
    ],
    usual: 'endless',
  },
];
