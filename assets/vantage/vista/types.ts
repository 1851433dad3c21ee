/** A location's picture, as data. Lengths are metres in front of a camera that looks north; angles are degrees. */
export type Region = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I' | 'J' | 'K' | 'L';
export type Terrain =
  'ice' | 'peak' | 'field' | 'settlement' | 'forest' | 'ruin' | 'coast' | 'underwater' | 'desert' | 'vents' | 'marsh' | 'cave' | 'sky';

export type Hour = 'dawn' | 'day' | 'white' | 'dusk' | 'night' | 'storm' | 'deep';

export interface Sky {
  hour: Hour;
  /** Where the light is: degrees right of the view, degrees above the horizon. In front (|az| < 40) means back light. */
  sun: { az: number; el: number; size?: number | undefined; show?: boolean };
  moons?: { x: number; y: number; r: number; phase: number; ring?: number | undefined; tilt?: number | undefined; hue?: string }[];
  /** The planet's ring as an arc over the sky: height of its top, tilt, width. */
  arc?: { y: number; tilt: number; w: number } | undefined;
  clouds?: { kind: 'streak' | 'heap' | 'veil' | 'shoal'; cover: number; base?: number } | undefined;
  aurora?: number | undefined;
  stars?: number | undefined;
}

type LandKind =
  | 'roll'
  | 'hills'
  | 'ridge'
  | 'dunes'
  | 'mesa'
  | 'spires'
  | 'terraces'
  | 'shelf'
  | 'crater'
  | 'bank'
  | 'coral'
  | 'heaps'
  | 'island'
  | 'basin'
  | 'cliff';
export interface Land {
  kind: LandKind;
  amp: number;
  scale: number;
  /** The layer starts here and reaches full height after `ramp` metres. */
  from?: number | undefined;
  ramp?: number | undefined;
  /** A gap in the layer, as a slope x/z and a half width, that keeps the line of sight to the subject open. */
  gapX?: number | undefined;
  gap?: number | undefined;
  x?: number | undefined;
  z?: number | undefined;
  r?: number | undefined;
  step?: number | undefined;
}

export type Ground =
  | 'snow'
  | 'ice'
  | 'grass'
  | 'barley'
  | 'rock'
  | 'moss'
  | 'felt'
  | 'slate'
  | 'sand'
  | 'seabed'
  | 'glass'
  | 'basalt'
  | 'mud'
  | 'cavern'
  | 'cloud';

export interface Water {
  level: number;
  kind: 'sea' | 'still' | 'marsh' | 'lava';
  ripple?: number | undefined;
}

export type MarkKind =
  | 'tower'
  | 'arch'
  | 'bones'
  | 'crystals'
  | 'waterfall'
  | 'stilts'
  | 'lanterns'
  | 'airship'
  | 'stones'
  | 'kelp'
  | 'vents'
  | 'bridge'
  | 'boat'
  | 'dome'
  | 'statue'
  | 'oddtree'
  | 'tents'
  | 'observatory'
  | 'wreck'
  | 'cavemouth'
  | 'geyser'
  | 'stairs'
  | 'windmill'
  | 'tunnel'
  | 'hut'
  | 'flags'
  | 'bells'
  | 'lighthouse'
  | 'trunks'
  | 'columns'
  | 'houses'
  | 'islet'
  | 'trumpets'
  | 'cairn'
  | 'barge'
  | 'stalactites'
  | 'pod'
| 'doors' | 'chairs' | 'longTable' | 'clock' | 'shelves' | 'beds' | 'room' | 'towerInside' | 'kite' | 'washing' | 'balloon' | 'awnings'
  | 'carriages' | 'engine' | 'wheels' | 'kiln' | 'panes' | 'lens' | 'bottles' | 'wall' | 'balance' | 'bellows' | 'cups' | 'palms'
  | 'ship' | 'chain' | 'wave' | 'ear' | 'strings'
  // close-ups for cards
  | 'tinlamp'
  | 'ribbonfin'
  | 'needle'
  | 'keeper'
  | 'frosthand'
  | 'explorer';
export interface Mark {
  kind: MarkKind;
  /** 0 left .. 1 right of the picture. */
  x: number;
  /** Metres away. */
  z: number;
  /** Metres tall. */
  size: number;
  flip?: boolean | undefined;
  lift?: number | undefined;
  n?: number | undefined;
  /** Kind-specific: 0..1. */
  v?: number | undefined;
  upside?: boolean | undefined;
  tint?: string | undefined;
  /** The subject: kept clear of plants and mist, gets the strongest contrast. */
  focus?: boolean | undefined;
  wet?: boolean | undefined;
}

export type LifeKind =
  | 'person'
  | 'child'
  | 'walkers'
  | 'digger'
  | 'rider'
  | 'heron'
  | 'grazers'
  | 'birds'
  | 'jelly'
  | 'manta'
  | 'strider'
  | 'whale'
  | 'goat'
  | 'fish'
  | 'fin'
  | 'sleeper'
  | 'moths';
export interface Life {
  kind: LifeKind;
  x: number;
  z: number;
  size?: number | undefined;
  n?: number | undefined;
  lift?: number | undefined;
  flip?: boolean | undefined;
}

export type PlantKind =
  | 'conifer'
  | 'broad'
  | 'felt'
  | 'reed'
  | 'tuft'
  | 'boulder'
  | 'shrub'
  | 'kelp'
  | 'fan'
  | 'mushroom'
  | 'shard'
  | 'iceblock'
  | 'dead'
  | 'flower'
  | 'lily'
  | 'spike'
  | 'barley'
  | 'fern'
  | 'cypress';
export interface Plant {
  kind: PlantKind;
  n: number;
  size: number;
  near?: number | undefined;
  far?: number | undefined;
  cluster?: number | undefined;
  vary?: number | undefined;
  water?: boolean | undefined;
  side?: number | undefined;
}

export interface Weather {
  snow?: number | undefined;
  ash?: number | undefined;
  rain?: number | undefined;
  spores?: number | undefined;
  shafts?: number | undefined;
  embers?: number | undefined;
  bubbles?: number | undefined;
  /** Ground mist sheets. */
  mist?: number | undefined;
  fog?: number | undefined;
  /** Metres: how fast the fog thins with height. */
  low?: number | undefined;
}

export interface Frame {
  kind: 'grass' | 'rocks' | 'branch' | 'reeds' | 'helmet' | 'cave' | 'kelp' | 'ice' | 'leaves' | 'none';
  side?: 'left' | 'right' | 'both' | undefined;
}

export interface Vista {
  num: number;
  name: string;
  region: Region;
  terrain: Terrain[];
  horizon: number;
  eye: number;
  lens?: number | undefined;
  sky: Sky;
  land: Land[];
  ground: Ground;
  /** Share of slope at which rock shows; height above which the cap colour lies. */
  rock?: number | undefined;
  cap?: number | undefined;
  water?: Water | undefined;
  ceiling?: { height: number; rough: number } | undefined;
  path?: { x0: number; x1: number; wiggle: number; width: number; to: number } | undefined;
  marks: Mark[];
  life?: Life[] | undefined;
  plants?: Plant[] | undefined;
  weather?: Weather | undefined;
  frame?: Frame | undefined;
  /** Differences from the region's palette. */
  colours?: Partial<Palette> | undefined;
  focus: [number, number];
}

export interface Palette {
  zenith: string;
  mid: string;
  horizon: string;
  glow: string;
  key: string;
  fog: string;
  shade: string;
  ground: [string, string, string];
  rock: [string, string];
  cap: string;
  leaf: [string, string];
  water: [string, string];
  made: [string, string];
  accent: string;
  lamp: string;
  path: string;
}
