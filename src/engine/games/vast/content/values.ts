/** Counts of components: hard caps for the whole game. */
export const supply = {
  lightTokens: 8,
  furyTokens: 5,
  bloodTokens: 15,
  webTokens: 10,
  skullsTokens: 2,
  heroCubes: 7,
  poltergeists: 9,
  treasureMarkers: 10,
  breaches: 8,
  forceWalls: 6,
  spiderlings: 5,
  eggs: 3,
  pitMarkers: 4,
  omens: 3,
  portents: 6,
  curseMarkers: 20,
  magicCubes: 5,
} as const;

/** Dials and tracks stop at their printed ends. */
export const dials = {
  health: { min: 0, max: 7 },
  grit: { min: 0, max: 50 },
  fury: { min: 0, max: 5 },
  light: { min: 0, max: 8 },
  stability: { min: 0, max: 12 },
  terror: { min: 0, max: 12 },
  blood: { min: 0, max: 15 },
  seals: { min: 0, max: 14 },
  spells: { min: 0, max: 12 },
  curses: { min: 0, max: 20 },
} as const;

export const paladinStart = { health: 7, grit: 0, fury: 3, light: 3, unassignedCubes: 3, suppliedCubes: 4 } as const;

/** Grit at which a hero cube or a draw of favors is gained, and lost again. */
export const cubeThresholds = [7, 18, 32, 41] as const;
export const favorThresholds = [13, 25] as const;

export const skeletonNames = {
  casty: 'Casty',
  screamy: 'Screamy',
  shooty: 'Shooty',
  slashy: 'Slashy',
  stabby: 'Stabby',
  /** A sixth Skeleton without name or ability, for the hard journey. */
  bones: 'Old Bones',
} as const;
export type SkeletonId = keyof typeof skeletonNames;
export const marchingSkeletons = ['casty', 'screamy', 'shooty', 'slashy', 'stabby'] as const satisfies readonly SkeletonId[];

/** For bots and tests: after so many rounds a game that nobody wins is over. */
export const roundLimit = 150;

/** What each role needs to win, unless a variant lowers it. */
export const goals = { terror: 12, seals: 14, dominated: 5 } as const;

/** How the table reads the rules unless a variant, a mix or the players say otherwise. */
export const houseRules = { entranceFixed: true, noShrines: false, noLegs: false, alwaysGiant: false, spiderlingsForce: false } as const;

export const skeletonsStart = { stability: 2, summoned: 2 } as const;
export const manorStart = { rituals: 5 } as const;
export const warlockStart = { curses: 3, unassignedCubes: 3, suppliedCubes: 2 } as const;
