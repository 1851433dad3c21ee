/** Sizes in which stones for deeds are cut, for each ground. */
export const deedStones = {
  wide: { widths: [120, 136, 156, 180, 206], height: 44 },
  tall: { widths: [126, 166], height: 112 },
} as const;

/** Glyphs of game-icons by the deed they stand for. */
export const deedIcons = {
  'gather-water': 'water-drop',
  'prepare-shelter': 'tipi',
  fish: 'fishing-pole',
  forage: 'berry-bush',
  mine: 'war-pick',
  'make-fire': 'campfire',
  scavenge: 'ancient-ruins',
  'far-sight': 'all-seeing-eye',
  omen: 'polar-star',
} as const;
export type DeedVerb = keyof typeof deedIcons;
