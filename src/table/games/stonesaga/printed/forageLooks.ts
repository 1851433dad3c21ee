/** A foraging card in units; the tableau scales it to the room it has. */
export const card = { width: 240, height: 300 } as const;

export type ForageDeck = 'forest' | 'prairie';
export type Depth = 'fore' | 'mid' | 'back';
export const depths = ['back', 'mid', 'fore'] as const satisfies readonly Depth[];

interface Band {
  /** Where the ground of this depth begins at both edges of every card: cards laid side by side go on into each other there. */
  readonly crest: number;
  /** Feet of objects stand between these. */
  readonly feet: readonly [number, number];
  /** Size of things seen at this distance. */
  readonly size: number;
  /** How much of the evening air lies before them. */
  readonly haze: number;
}
export const bands: Readonly<Record<Depth, Band>> = {
  back: { crest: 112, feet: [130, 148], size: 0.56, haze: 0.3 },
  mid: { crest: 162, feet: [186, 204], size: 0.76, haze: 0.13 },
  fore: { crest: 226, feet: [266, 290], size: 1, haze: 0 },
};

export type ObjectKind = 'tree' | 'grain' | 'root' | 'nut' | 'stream' | 'smallPrey' | 'largePrey' | 'predator' | 'tracks';
interface Look {
  readonly kind: ObjectKind;
  /** In units, where it stands nearest. */
  readonly w: number;
  readonly h: number;
}
export const looks = {
  oak: { kind: 'tree', w: 64, h: 116 },
  pine: { kind: 'tree', w: 54, h: 124 },
  birch: { kind: 'tree', w: 56, h: 120 },
  thorn: { kind: 'tree', w: 68, h: 100 },
  emmer: { kind: 'grain', w: 52, h: 70 },
  barley: { kind: 'grain', w: 56, h: 66 },
  burdock: { kind: 'root', w: 50, h: 60 },
  carrot: { kind: 'root', w: 44, h: 62 },
  hazel: { kind: 'nut', w: 62, h: 58 },
  almond: { kind: 'nut', w: 60, h: 54 },
  brook: { kind: 'stream', w: 92, h: 44 },
  rill: { kind: 'stream', w: 90, h: 42 },
  hare: { kind: 'smallPrey', w: 52, h: 52 },
  grouse: { kind: 'smallPrey', w: 58, h: 48 },
  marmot: { kind: 'smallPrey', w: 42, h: 56 },
  partridge: { kind: 'smallPrey', w: 52, h: 42 },
  stag: { kind: 'largePrey', w: 84, h: 92 },
  bison: { kind: 'largePrey', w: 98, h: 78 },
  platebear: { kind: 'predator', w: 104, h: 76 },
  sabrecat: { kind: 'predator', w: 106, h: 74 },
  pawTracks: { kind: 'tracks', w: 62, h: 34 },
  hoofTracks: { kind: 'tracks', w: 62, h: 34 },
} as const satisfies Record<string, Look>;
export type LookName = keyof typeof looks;

/** What stands for a kind of object in each land; of several, a card takes one after the other. */
export const looksOf: Readonly<Record<ForageDeck, Readonly<Record<ObjectKind, readonly LookName[]>>>> = {
  forest: {
    tree: ['oak', 'pine', 'birch'], grain: ['emmer'], root: ['burdock'], nut: ['hazel'], stream: ['brook'],
    smallPrey: ['hare', 'grouse'], largePrey: ['stag'], predator: ['platebear'], tracks: ['pawTracks'],
  },
  prairie: {
    tree: ['thorn'], grain: ['emmer', 'barley'], root: ['carrot'], nut: ['almond'], stream: ['rill'],
    smallPrey: ['marmot', 'partridge'], largePrey: ['bison'], predator: ['sabrecat'], tracks: ['hoofTracks'],
  },
};

export const bonuses = ['pitch', 'feather', 'fiber', 'mushroom', 'riverstone', 'sunstone', 'cloudstone', 'bone', 'fish'] as const;
export type Bonus = (typeof bonuses)[number];
/** A bonus lies at the foot of its object, this large where it is nearest. */
export const bonusSize = 30;

/** Objects are painted larger than they lie, for tableaus of one or two cards. */
export const oversize = 1.5;
