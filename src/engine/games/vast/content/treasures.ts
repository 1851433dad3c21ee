import type { TreasureCard } from './schema.ts';

/** House cards of the Paladin. A treasure is played for nothing and works from then on. */
export const treasures = {
  armor: { name: 'Armor', brief: '+1 Defense always', text: '+1 Defense at all times.' },
  halo: { name: 'Halo', brief: 'When you collect: +1 Light', text: 'Whenever you collect your hero cubes, gain 1 Light.' },
  blessedHammer: { name: 'Blessed Hammer', brief: '+1 Strength always', text: '+1 Strength at all times.' },
  pilgrimBoots: { name: 'Pilgrim Boots', brief: 'Sprint up to 3 spaces', text: 'Your sprints go up to 3 spaces.' },
  masonsPick: { name: "Mason's Pick", brief: 'Once per turn: breach a wall here', text: 'Once per turn: breach a wall of your tile for nothing, unless it faces the grounds.' },
  prayerBeads: { name: 'Prayer Beads', brief: 'Fury at the end of a turn: 1 more', text: 'When the end of your turn gives you Fury, it gives 1 more.' },
  explorersJournal: { name: "Explorer's Journal", brief: 'First crusade reveal: 3 Grit, not 2', text: 'Your first crusade reveal of each turn gives 3 Grit instead of 2.' },
} as const satisfies Record<string, TreasureCard>;

export type TreasureId = keyof typeof treasures;
export const treasureIds = Object.keys(treasures) as readonly TreasureId[];
