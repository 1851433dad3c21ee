import { skeletonNames } from './values.ts';

/** What figures are called in a sentence. Those that come in numbers, `egg-2`, are called by their kind. */
const figureNames = {
  ...skeletonNames,
  paladin: 'the Paladin',
  pillar: 'the pillar of light',
  poltergeist: 'the poltergeist',
  giant: 'the Giant Spider',
  sorcerer: 'the Sorcerer',
  spiderling: 'the Spiderling',
  egg: 'the Egg',
  wraith: 'the Wraith',
  warlock: 'the Warlock',
} as const;

type Named = keyof typeof figureNames;

export const nameOfFigure = (figure: Named | `${Named}-${number}`): string => figureNames[figure.split('-')[0] as Named];
