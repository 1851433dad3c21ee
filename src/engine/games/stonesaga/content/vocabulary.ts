/** The closed lists of words that cards, boards and rules share. A word that is not here does not compile. */
export const attributes = ['might', 'dexterity', 'conviction', 'awareness'] as const;
export type Attribute = (typeof attributes)[number];

export const mantles = ['protector', 'seeker', 'storyteller', 'wanderer'] as const;
export type Mantle = (typeof mantles)[number];

/** The first five may be chosen at creation; the others are gained in play. */
export const traits = ['cunning', 'intrepid', 'indomitable', 'resourceful', 'wise', 'attuned', 'haunted', 'beloved', 'scarred'] as const;
export type Trait = (typeof traits)[number];
export const startingTraits = ['cunning', 'intrepid', 'indomitable', 'resourceful', 'wise'] as const satisfies readonly Trait[];

export const tools = ['cut', 'drill', 'grind', 'heat', 'strike'] as const;
export type Tool = (typeof tools)[number];

export const technologies = ['chop', 'dig', 'hammer', 'ignite', 'music', 'stonework'] as const;
export type Technology = (typeof technologies)[number];

export const omens = ['cloud', 'comet', 'moon', 'star', 'sun'] as const;
export type Omen = (typeof omens)[number];

export const features = ['lake', 'river', 'wetland', 'cave', 'forest', 'prairie', 'chasm', 'driedFlats', 'moraine', 'mountain'] as const;
export type Feature = (typeof features)[number];

export const waters = ['lake', 'river', 'wetland'] as const satisfies readonly Feature[];
export type Water = (typeof waters)[number];
export const forageable = ['forest', 'prairie'] as const satisfies readonly Feature[];
export type Forageable = (typeof forageable)[number];
export const minable = ['cave', 'chasm', 'driedFlats', 'moraine', 'mountain'] as const satisfies readonly Feature[];
export type Minable = (typeof minable)[number];

export const regions = ['vale', 'skyreach'] as const;
export type Region = (typeof regions)[number];
export const lands = ['heath', 'steppe'] as const;
export type Land = (typeof lands)[number];

/** A hex is cut into three zones; A owns edges 0 and 1, B 2 and 3, C 4 and 5. */
export const zones = ['A', 'B', 'C'] as const;
export type Zone = (typeof zones)[number];

export const tracks = ['activity', 'lore', 'unrest', 'population'] as const;
export type Track = (typeof tracks)[number];

export const slotKinds = ['hand', 'body', 'pouch'] as const;
export type SlotKind = (typeof slotKinds)[number];

export const severities = ['minor', 'major'] as const;
export type Severity = (typeof severities)[number];
export const maladyKinds = ['injury', 'disease'] as const;
export type MaladyKind = (typeof maladyKinds)[number];

export const stones = ['cloudstone', 'riverstone', 'clay', 'sunstone'] as const;
export type Stone = (typeof stones)[number];

/** What a test is for, so that items, powers and events know whether they help. */
export const testKinds = ['journey', 'night', 'smallPrey', 'largePrey', 'fight', 'retreat', 'mining', 'makeFire', 'mystery', 'other'] as const;
export type TestKind = (typeof testKinds)[number];

export const intervals = ['season', 'generation', 'epoch', 'introduction'] as const;
export type Interval = (typeof intervals)[number];
