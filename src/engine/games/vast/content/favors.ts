import type { FavorCard } from './schema.ts';

/** House cards of the Paladin. The text is the specification of the effect; `cost` is paid for each use. */
export const favors = {
  vigor: {
    name: 'Vigor',
    brief: '+1 Strength, or +1 Defense, or breach',
    text: '+1 Strength this turn, or +1 Defense until you next collect, or breach a wall of your tile (not towards the grounds).',
    cost: { fury: 1 },
    starting: true,
  },
  illuminate: {
    name: 'Illuminate',
    brief: 'Set a lamp on your tile or beside it',
    text: 'The spent light becomes a lamp on your tile or on an adjacent one, Lit or Dark, whatever walls are between.',
    cost: { light: 1 },
    starting: true,
  },
  disdain: {
    name: 'Disdain',
    brief: 'This turn no figure forces you to attack',
    text: 'For the rest of this turn no figure forces you to attack: you may sprint past it, and a miss does not send you back.',
    cost: { fury: 1 },
    starting: false,
  },
  radiantLamps: {
    name: 'Radiant Lamps',
    brief: 'Lamps dazzle the Skeletons they stop',
    text: 'A Skeleton stopped by a lamp is dazzled until it acts again: it does nothing of its own will and distracts nobody.',
    cost: {},
    starting: false,
  },
  pillarOfLight: {
    name: 'Pillar of Light',
    brief: 'Bar an adjacent tile to Skeletons and you',
    text: 'Between actions: raise the pillar on an adjacent tile without Skeletons. Neither they nor you can enter it until you next collect.',
    cost: { light: 2 },
    starting: false,
  },
  judgment: {
    name: 'Judgment',
    brief: 'Attack in sight, up to 2 spaces away',
    text: 'Once per turn: attack a figure on your tile or on a visible tile up to 2 spaces away.',
    cost: { fury: 2 },
    starting: false,
  },
  mendingPrayer: {
    name: 'Mending Prayer',
    brief: '+1 Health, or +3 Grit, once per turn',
    text: 'Once per turn: gain 1 Health, up to what you began with, or gain 3 Grit.',
    cost: { light: 3 },
    starting: false,
  },
  swiftZeal: {
    name: 'Swift Zeal',
    brief: 'Twice a turn: move 1 without a cube',
    text: 'Twice per turn, between actions: move 1 space as if you sprinted, without a cube.',
    cost: { light: 1 },
    starting: false,
  },
  beacon: {
    name: 'Beacon',
    brief: 'Reveal a Dark tile beside you: +1 Grit',
    text: 'Once per turn, from a Lit tile: reveal a Dark tile beyond an open edge of yours, joined to it, and gain 1 Grit.',
    cost: { light: 1 },
    starting: false,
  },
} as const satisfies Record<string, FavorCard>;

export type FavorId = keyof typeof favors;
export const favorIds = Object.keys(favors) as readonly FavorId[];
