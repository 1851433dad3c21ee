import type { Mix, Setting } from '../../kernel/rules.ts';
import { difficulties, ranks } from './content/journey.ts';
import { roleMixes } from './content/mixes.ts';
import { roleOrder, roleTitles, type Role } from './content/roles.ts';
import { openingNames } from './content/openingNames.ts';
import type { MixChanges, Variant } from './content/schema.ts';
import { variants } from './content/variants.ts';

export const journeyMix = 'paladins-journey';

const fullMixes: readonly Mix[] = Object.entries(roleMixes as Readonly<Record<string, MixChanges>>).map(
  ([id, { title, roles, starred }]) => ({
    id,
    title,
    seats: roles,
    about: starred ? 'Recommended for new players.' : 'For players who know their roles.',
  }),
);

export const mixes: readonly Mix[] = [
  {
    id: journeyMix,
    title: "The Paladin's Journey",
    seats: ['paladin'],
    about: 'One Paladin alone in the house: catch the poltergeists before Skeletons or Terror end the journey.',
  },
  ...fullMixes,
];

const journeyOnly = [journeyMix];

const rankSetting = (id: string, title: string, about: string): Setting => ({
  id,
  title,
  about,
  values: ranks.map((_, rank) => ({ id: `${rank}`, title: `Rank ${rank}` })),
  usual: '0',
  mixes: journeyOnly,
});

/**
 * MM-530, MM-531 A difficulty for each role, in the mixes that play it. All those of the Skeletons change the Paladin, so it takes
 * him too.
 */
const variantSetting = (role: Role): Setting => ({
  id: role,
  title: `Difficulty of ${roleTitles[role]}`,
  about: 'Easier or harder for this role, in games of four or five best of all.',
  values: [
    { id: 'usual', title: 'As printed' },
    ...Object.entries(variants[role] as Readonly<Record<string, Variant>>).map(([id, { title, about }]) => ({
      id,
      title: `${title}. ${about}`,
    })),
  ],
  usual: 'usual',
  mixes: fullMixes.filter(({ seats }) => seats.includes(role) && (role !== 'skeletons' || seats.includes('paladin'))).map(({ id }) => id),
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
    mixes: journeyOnly,
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
    mixes: journeyOnly,
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
    mixes: journeyOnly,
  },
  {
    id: 'ties',
    title: 'Equal ways of Skeletons',
    about: 'A Skeleton that only comes nearer and has equal ways takes the first of them by itself, or the player moves it.',
    values: [
      { id: 'settled', title: 'It takes the first' },
      { id: 'chosen', title: 'The player chooses' },
    ],
    usual: 'settled',
    mixes: journeyOnly,
  },
  {
    id: 'opening',
    title: 'Opening',
    about: 'Lessons begin from a position in which one turn can be taught.',
    values: [
      { id: 'shuffled', title: 'Shuffled' },
      { id: 'first-turn', title: 'First lesson' },
      ...openingNames.map((id) => ({ id, title: `Lesson ${id}` })),
    ],
    usual: 'shuffled',
    mixes: [], // chosen by lessons, never by hand
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
  {
    id: 'entrance',
    title: 'The Entrance',
    about: 'Whether the Manor may move the Entrance and the Spider may veil it, which can take away her only way out.',
    values: [
      { id: 'fixed', title: 'Stays where it is' },
      { id: 'free', title: 'Is a tile like any other' },
    ],
    usual: 'fixed',
    mixes: fullMixes.map(({ id }) => id),
  },
  {
    id: 'gear',
    title: 'Gear without a Paladin',
    about: 'Four gear cards are worth nothing when nobody plays the Paladin.',
    values: [
      { id: 'all', title: 'All gear' },
      { id: 'useful', title: 'Only useful gear' },
    ],
    usual: 'all',
    mixes: ['skeletons-spider'],
  },
  ...roleOrder.map(variantSetting),
];
