/** The words of the game. Lists, so that schemas and options are made from them. */
export const skills = ['move', 'look', 'engage', 'help', 'take', 'overpower'] as const;
export type Skill = (typeof skills)[number];

export const stats = ['time', 'morale', 'health'] as const;
export type Stat = (typeof stats)[number];

export const faces = ['time', 'morale', 'health', 'setback', 'blank'] as const;
export type Face = (typeof faces)[number];

export const climates = ['heat', 'cold', 'hypoxia'] as const;
export type Climate = (typeof climates)[number];

export const elements = ['sinew', 'bloom', 'stone', 'tide', 'ember', 'gear'] as const;
export type Element = (typeof elements)[number];

export const terrains = [
  'ice', 'peak', 'field', 'settlement', 'forest', 'ruin', 'coast', 'underwater', 'desert', 'vents', 'marsh', 'cave', 'sky',
] as const;
export type Terrain = (typeof terrains)[number];

export const directions = ['N', 'E', 'S', 'W'] as const;
export type Direction = (typeof directions)[number];
export const diagonals = ['NE', 'SE', 'SW', 'NW'] as const;
export type Diagonal = (typeof diagonals)[number];
/** RU-VA-22 The diagonals beside each direction. */
export const diagonalsOf: Readonly<Record<Direction, readonly Diagonal[]>> = {
  N: ['NE', 'NW'],
  E: ['NE', 'SE'],
  S: ['SE', 'SW'],
  W: ['NW', 'SW'],
};
export const directionNames: Readonly<Record<Direction | Diagonal, string>> = {
  N: 'north', E: 'east', S: 'south', W: 'west', NE: 'northeast', SE: 'southeast', SW: 'southwest', NW: 'northwest',
};

/** Cards that stand upright go into a grid, the others lie in a supply or in the center. */
export const uprightTypes = ['character', 'item', 'animal', 'flora', 'vehicle', 'lesson', 'ally', 'relic', 'condition'] as const;
const lyingTypes = ['map', 'letter', 'holding'] as const;
export const cardTypes = [...uprightTypes, ...lyingTypes] as const;
export type CardType = (typeof cardTypes)[number];

export const tags = ['wild', 'loyal', 'harm', 'boon', 'mixed', 'missionOnly', 'lampPart', 'otherCrew'] as const;
export type Tag = (typeof tags)[number];

export const regions = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L'] as const;
export type Region = (typeof regions)[number];
export const regionNames: Readonly<Record<Region, string>> = {
  A: 'Rimefield', B: 'Lantern Pole', C: 'Terrace Country', D: 'Cairnspine', E: 'Hushwood', F: 'Mossgate',
  G: 'Saltfall', H: 'Kelpward', I: 'Glass Flats', J: 'Emberrows', K: 'Reedmaze', L: 'Undersong',
};
export type Sector = 1 | 2 | 3 | 4 | 5 | 6;
export const sectors: readonly Sector[] = [1, 2, 3, 4, 5, 6];
export const hiddenKinds = ['under', 'sky', 'within'] as const;
export type Hidden = (typeof hiddenKinds)[number];

/** Ability verbs by category. Listed departs use WALK or SWIM. */
export const verbs = {
  move: ['WALK', 'SWIM', 'CROSS', 'CLIMB', 'FOLLOW', 'RACE', 'SNEAK', 'SLIDE', 'STEER', 'WADE'],
  look: ['LISTEN', 'COUNT', 'TRACE', 'READ', 'WATCH', 'STUDY', 'SEARCH', 'SCOUT', 'TASTE', 'MEASURE'],
  engage: ['HAIL', 'TEACH', 'HUM', 'TRADE', 'ASK', 'BARGAIN', 'CALM', 'BEFRIEND', 'CONFESS', 'PLAY'],
  help: ['MEND', 'HARVEST', 'PRUNE', 'FREE', 'BUILD', 'FEED', 'TEND', 'CARRY', 'CLEAN', 'GUIDE'],
  take: ['CHIP', 'BARTER', 'PLUCK', 'DIG', 'COLLECT', 'BORROW', 'SALVAGE', 'TRAP', 'DRAW', 'PACK'],
  overpower: ['BREAK', 'RING', 'SHOUT', 'DRAG', 'FORCE', 'BURN', 'CHASE', 'WRESTLE', 'DAM', 'TOPPLE'],
} as const satisfies Readonly<Record<Skill, readonly string[]>>;

/** A place as it is printed, and as a storybook is opened at it: three digits. */
export const numbered = (place: number): string => String(place).padStart(3, '0');

export const coinWords = (n: number): string => (n === 1 ? '1 coin' : `${n} coins`);
