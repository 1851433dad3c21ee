import type { ForagingCard } from './schema.ts';

/** What the pictures of a forage card are called, in options of the rules and in readings at the table. */
export const forageKindNames: Readonly<Record<ForagingCard['fore'][number]['kind'], string>> = {
  tree: 'Tree',
  grain: 'Grain',
  root: 'Root plant',
  nut: 'Nut bush',
  stream: 'Stream',
  smallPrey: 'Small prey',
  largePrey: 'Large prey',
  predator: 'Predator',
  tracks: 'Tracks',
};
