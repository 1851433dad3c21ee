import type { Condition } from './conditions.ts';
import type { Choice, Effect } from './effects.ts';
import type {
  Biome,
  BoardIcon,
  Color,
  DangerTable,
  DeckName,
  DieKind,
  Icon,
  InjuryIcon,
  InjuryName,
  Morale,
  Need,
  Rank,
  Section,
} from './vocabulary.ts';

/** A requirement and what happens when it is met. */
export interface Cell {
  readonly need: Need;
  readonly effects: readonly Effect[];
}

export interface Row extends Cell {
  readonly id: string;
  readonly color: 'yellow' | 'green' | 'red';
  readonly arrows: readonly string[];
}

export interface Track {
  readonly id: string;
  readonly color: 'yellow' | 'green' | 'red';
  readonly length: number;
  readonly effects: readonly Effect[];
  readonly arrows: readonly string[];
}

export const checkSources = [
  'sector',
  'poi',
  'gc',
  'threat',
  'mission',
  'mod',
  'rankup',
  'path',
  'event',
  'log',
  'prepare',
  'landing',
] as const;

/** HD-IV-10 A dice check, or a special action without one, which has `effects` in place of rows and tracks. */
export interface DiceCheck {
  readonly id: string;
  readonly name: string;
  readonly source: (typeof checkSources)[number];
  readonly danger: readonly { readonly table: DangerTable; readonly count: number }[];
  readonly special: readonly (readonly Cell[])[];
  readonly rows?: readonly Row[];
  readonly tracks?: readonly Track[];
  readonly effects?: readonly Effect[];
  /** The only sector it can be used in. */
  readonly where?: number;
  readonly needs?: Condition;
}

export type PathIcon =
  | { readonly t: 'travel' }
  | { readonly t: 'spend'; readonly color?: Color }
  | { readonly t: 'sacrifice'; readonly color?: Color }
  | { readonly t: 'danger'; readonly table: DangerTable }
  | { readonly t: 'check'; readonly id: string };

export interface Sector {
  readonly n: number;
  readonly name: string;
  readonly biomes: readonly Biome[];
  readonly icons: readonly BoardIcon[];
  /** The lander stands here only after a crash. */
  readonly crashOnly?: true;
  readonly log?: number;
  readonly logWhen?: Condition;
  readonly actions: readonly string[];
  readonly startPoi?: string;
}

export interface Path {
  readonly id: string;
  readonly a: number;
  readonly b: number;
  readonly oneWay: boolean;
  readonly icons: readonly PathIcon[];
  readonly needs?: Condition;
  readonly name?: string;
  /** Read when somebody first takes it in an exploration. */
  readonly log?: number;
}

export interface Poi {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly biomes: readonly Biome[];
  readonly icons: readonly BoardIcon[];
  readonly actions: readonly string[];
  readonly onPlace?: readonly Effect[];
  readonly onEnter?: readonly Effect[];
  /** As soon as so many time tokens lie on it. */
  readonly onTokens?: { readonly n: number; readonly effects: readonly Effect[] };
  /** IV-295 What the copies of one number hold; the first entry turns one up at random. */
  readonly copies?: readonly (readonly Effect[])[];
}

export interface GlobalCondition {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly travel: readonly Effect[];
  readonly onSet?: readonly Effect[];
  readonly combo?: Cell;
  readonly special?: readonly Cell[];
  readonly action?: string;
}

export interface Threat {
  readonly id: string;
  readonly name: string;
  readonly text?: string;
  readonly noSave: boolean;
  readonly standees: readonly { readonly sector: number; readonly primary: boolean }[];
  /** IV-341 Spaces of the time track for which secondary standees count too, from 1. */
  readonly secondaryCounts?: readonly number[];
  /** What somebody pays who enters the sector of a secondary standee. */
  readonly onEnterSecondary?: readonly Effect[];
  /** Read when a crewmember and the threat first share a sector. */
  readonly onMeet?: readonly Effect[];
  readonly timeTrack: readonly (readonly Effect[])[];
  readonly action: string;
  readonly look: string;
}

export interface Mission {
  readonly id: string;
  readonly kind: 'story' | 'optional';
  readonly name: string;
  readonly text: string;
  readonly goal: string;
  readonly actions: readonly string[];
  /** Completed as soon as it holds, while the card lies revealed. */
  readonly doneWhen?: Condition;
  readonly complete: readonly Effect[];
  readonly fail: readonly Effect[];
}

export interface Unique {
  readonly n: number;
  readonly name: string;
  readonly text: string;
  readonly ability?: Ability;
}

export interface Log {
  readonly n: number;
  readonly title: string;
  readonly text: string;
  /** A line of the tutorial's coach. */
  readonly teach?: string;
  /** Paragraphs that follow the text where their conditions hold as it is read. */
  readonly variants?: readonly { readonly when: Condition; readonly text: string }[];
  readonly effects?: readonly Effect[];
  readonly choices?: readonly Choice[];
  /** Read once in a campaign. */
  readonly once?: true;
  /** Ship logs: where in the ship book it is offered, and when. */
  readonly page?: ShipPage;
  readonly when?: Condition;
  /** Read at once and beside the limit of a page. */
  readonly gate?: true;
}

export type ShipPage =
  | 'bridge'
  | 'starmap'
  | 'facilities'
  | 'barracks'
  | 'hangar'
  | 'docking'
  | 'debriefing'
  | 'unloading'
  | 'medbay'
  | 'memorial'
  | 'save';

export const stats = ['armor', 'sensors', 'agility'] as const;
export type Stat = (typeof stats)[number];

export interface LandingCard {
  readonly id: string;
  readonly planet: string;
  readonly parts: readonly { readonly price: number; readonly text: string }[];
  readonly stages: readonly { readonly stat: Stat; readonly difficulty: number; readonly icons: readonly Icon[] }[];
}

export interface Planet {
  readonly id: string;
  readonly name: string;
  readonly landingCard: string;
  readonly briefingLog: number;
  readonly landingLog: number;
  readonly liftoffLog: number;
  readonly evacLog: number;
  readonly firstLog?: number;
  /** IV-754 No lander on the first visit, with supplies printed on the board. */
  readonly noLander?: { readonly supplies: number; readonly startSectors: readonly number[] };
  readonly discoveryCap?: number;
  readonly sectors: readonly Sector[];
  readonly paths: readonly Path[];
  /** IV-565 The first listed lies at the bottom. */
  readonly uniques: readonly number[];
  /** IV-567 Placed at each landing for which the condition holds. */
  readonly missions: readonly { readonly id: string; readonly when?: Condition; readonly revealed?: true }[];
  readonly gcs: readonly string[];
  readonly gcAtStart: readonly { readonly id: string; readonly when?: Condition }[];
  readonly threatsAtStart: readonly { readonly id: string; readonly sector: number; readonly when?: Condition }[];
  readonly look: string;
}

/** One planet with all that lies on it. */
export interface PlanetFile {
  readonly planet: Planet;
  readonly landing: LandingCard;
  readonly missions: readonly Mission[];
  readonly pois: readonly Poi[];
  readonly gcs: readonly GlobalCondition[];
  readonly threats: readonly Threat[];
  readonly checks: readonly DiceCheck[];
  readonly uniques: readonly Unique[];
  readonly logs: readonly Log[];
}

export const moments = [
  'any',
  'turn',
  'travel',
  'travelOther',
  'check',
  'checkSector',
  'checkConnected',
  'checkAnywhere',
  'event',
  'danger',
  'injury',
  'fourthInjury',
  'threat',
  'threatMove',
  'discovery',
  'lead',
  'rest',
  'restAny',
  'exert',
  'roundStart',
  'redRow',
  'redTrack',
  'special',
  'disembark',
  'unload',
  'gained',
  'always',
] as const;
/** When a card, a skill or a thing may be used. `always` works by itself: converts, and tokens that have been placed. */
export type Moment = (typeof moments)[number];

type UsePeriod = 'exploration' | 'round' | 'turn' | 'check' | 'always' | 'discard';

export interface Ability {
  readonly when: Moment;
  readonly effects: readonly Effect[];
  readonly uses?: { readonly n: number; readonly per: UsePeriod };
  /** Only there: the lander sector, one of these biomes, or a numbered sector. */
  readonly where?: readonly ('lander' | Biome | number)[];
  /** Only during one of these checks. */
  readonly checks?: readonly string[];
}

export interface SectionCard {
  readonly id: string;
  readonly section: Section;
  readonly rank: Rank;
  readonly starter: boolean;
  readonly copies: number;
  readonly name: string;
  readonly top: Ability & { readonly text: string };
  readonly bottom: Cell & { readonly text: string };
  readonly art: string;
}

export interface Skill {
  readonly name: string;
  readonly charges: number;
  readonly text: string;
  readonly ability: Ability;
}

export interface Recruit {
  readonly id: string;
  readonly name: string;
  readonly origin: string;
  readonly skill: string;
  readonly charges: number;
  readonly convert: { readonly from: Color; readonly to: Icon };
  readonly face: string;
}

export interface Equipment {
  readonly id: string;
  readonly number: string;
  readonly kind: 'small' | 'personal' | 'mission' | 'upgrade';
  readonly name: string;
  readonly text: string;
  readonly section?: Section;
  /** IV-289 Using it takes an action. */
  readonly action?: true;
  /** IV-291 Using it puts its token on the board; what the token does is the ability. */
  readonly token?: { readonly uses: Ability['uses'] };
  readonly upgrades?: string;
  readonly replaces?: true;
  readonly ability: Ability;
  readonly armory: boolean;
  readonly art: string;
}

export interface Lander {
  readonly id: string;
  readonly number: string;
  readonly name: string;
  readonly basic: boolean;
  readonly armor: number;
  readonly sensors: number;
  readonly agility: number;
  readonly trackStart: number;
  readonly supplies: number;
  readonly personal: number;
  readonly mission: number;
  readonly discoveries: number;
  readonly slots: { readonly structural: number; readonly utility: number };
  readonly repair: { readonly rarity: 'any' | 'rare'; readonly n: number };
  readonly text: string;
  readonly art: string;
}

export interface Mod {
  readonly id: string;
  readonly number: string;
  readonly kind: 'structural' | 'utility';
  readonly name: string;
  readonly text: string;
  readonly stats?: Partial<Record<Stat, number>>;
  readonly limits?: Partial<Record<'supplies' | 'personal' | 'mission' | 'discoveries' | 'trackStart', number>>;
  readonly ability?: Ability;
  readonly art: string;
}

/** A text with what it does. */
export interface Passage {
  readonly text: string;
  readonly effects?: readonly Effect[];
  readonly choices?: readonly Choice[];
}

/** What an event says in one of its halves. */
export interface EventText extends Passage {
  readonly check?: DiceCheck;
}

export interface EventCard {
  readonly id: string;
  readonly name: string;
  readonly biomes: readonly Biome[];
  readonly secondary: EventText;
  readonly main: EventText;
}

type Rarity = 'common' | 'rare' | 'ultra-rare';

export interface Discovery {
  readonly id: string;
  readonly deck: DeckName;
  readonly name: string;
  readonly rarity: Rarity;
  readonly text: string;
  readonly art: string;
  readonly ability?: Ability;
}

export interface Lead {
  readonly id: string;
  readonly deck: DeckName;
  readonly kind: string;
  readonly value: number;
  readonly recycle: boolean;
  readonly onPlace: readonly Effect[];
  readonly text: string;
}

export interface Injury {
  readonly name: InjuryName;
  readonly copies: number;
  readonly text: string;
  readonly icons: readonly { readonly icon: InjuryIcon; readonly text: string; readonly effects: readonly Effect[] }[];
  readonly art: string;
}

/** What turns a rank-up card. */
export const deeds = [
  'checkedAndAssisted',
  'assistedTwice',
  'redAndYellow',
  'finalReached',
  'threeDecks',
  'hungryWithFinds',
  'threatInCompany',
  'fiveSectors',
  'threeCards',
  'twoCleanGreens',
  'injuredBroughtBack',
] as const;
export type Deed = (typeof deeds)[number];

export interface RankUp {
  readonly id: string;
  readonly name: string;
  readonly tutorial: boolean;
  readonly deed: Deed;
  readonly incomplete: string;
  readonly goal: string;
  readonly completed: string;
  /** IV-622 Success tokens for rank 1 and rank 2. */
  readonly criteria: readonly [number, number];
  readonly action?: DiceCheck;
}

export interface Objective {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly goal: string;
  readonly command: number;
  readonly newSituations: number;
  readonly when: Condition;
  readonly install: readonly Effect[];
  readonly done: readonly Effect[];
}

type SecondaryTest =
  | 'safeLandings'
  | 'fiveDecks'
  | 'threeOfRank2'
  | 'highMorale'
  | 'noSituations'
  | 'failedThenDone'
  | 'allConditionsSeen'
  | 'emptyMedbay'
  | 'bothQueues'
  | 'sixteenUniques';

export interface SecondaryObjective {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly goal: string;
  readonly test: SecondaryTest;
  readonly reward: readonly Effect[];
  readonly enters: string;
}

export interface TechLevel {
  readonly id: string;
  readonly level: number;
  readonly name: string;
  readonly energy: number;
  readonly text: string;
  readonly box: readonly DieKind[];
}

export interface MoraleLevel {
  readonly level: Morale;
  readonly text: string;
  readonly energy: number;
  readonly command: number;
  readonly draft: number;
  readonly extraSituations: number;
}

export interface Situation {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly effect: Passage & { readonly discard: boolean };
  readonly solved: Passage & { readonly icons: readonly Icon[] };
}

export interface Research {
  readonly id: string;
  readonly keyword: string;
  readonly tier: number;
  readonly name: string;
  readonly text: string;
  readonly cost: readonly { readonly n: number; readonly deck: DeckName | 'any'; readonly rarity: 'any' | 'rare' | 'ultra-rare' }[];
  readonly enters: string;
  readonly result: { readonly text: string; readonly effects: readonly Effect[] };
}

export interface Production {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly stage: 1 | 2 | 3;
  readonly icons: readonly Icon[];
  readonly enters: string;
  readonly result: { readonly text: string; readonly effects: readonly Effect[] };
}

/** Settings that an upgrade changes where no effect says it. */
interface UpgradeRule {
  readonly scanDiscount?: number;
  readonly firstScanDiscount?: number;
  readonly newSituations?: number;
  readonly firstFlightDiscount?: number;
  readonly flightDiscount?: number;
  readonly ignoreMoraleLoss?: number;
  readonly opens?: string;
  readonly extraMove?: number;
  readonly assemblyIcons?: number;
  readonly startShift?: number;
  readonly survivalDice?: number;
  readonly survivalReroll?: number;
  readonly medbayLanes?: number;
  readonly healedMorale?: number;
  readonly coldBerth?: number;
  readonly checkReroll?: number;
  readonly draft?: number;
}

export interface Upgrade {
  readonly id: string;
  readonly kind: 'bridge' | 'travel' | 'production' | 'medbay' | 'row';
  readonly name: string;
  readonly text: string;
  readonly when: 'bridgeIncome' | 'install' | 'explorationStart' | 'launch' | 'medbayProgress' | 'rule';
  readonly rule?: UpgradeRule;
  readonly effects: readonly Effect[];
  readonly enters?: string;
  /** IV-649 The first and last number of the row that brings it. */
  readonly uniques?: readonly [number, number];
}

/** HD-IV-06 One lettered table of the danger-die card, by side. */
export interface DangerResults {
  readonly name: string;
  readonly sides: readonly Passage[];
}

export interface AddOnCard {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly energy: number;
  readonly assign: readonly Icon[];
  readonly choices: readonly Choice[];
}

export interface StarSystem {
  readonly n: number;
  readonly name: string;
  readonly text: string;
  readonly arrivalLog: number;
  readonly destinations: readonly {
    readonly id: string;
    readonly name: string;
    readonly visit: number;
    readonly landing?: string;
    readonly log?: number;
  }[];
  readonly outbound: readonly { readonly system: number; readonly energy: number; readonly act?: number; readonly upgrade?: string }[];
}
