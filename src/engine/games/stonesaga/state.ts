import type { Chance } from '../../kernel/chance.ts';
import type { Over } from '../../kernel/rules.ts';
import type { Seat } from '../../kernel/rule.ts';
import type { Table } from '../../kernel/table.ts';
import type { Deck } from '../../pieces/deck.ts';
import type { Hex } from '../../pieces/hexGrid.ts';
import type { ChallengeId } from './content/challenges.ts';
import type { EventId } from './content/events.ts';
import type { GoalId } from './content/goals.ts';
import type { HexId } from './content/hexes.ts';
import type { ItemId } from './content/items.ts';
import type { JourneyId } from './content/journey.ts';
import type { KnowledgeId } from './content/knowledge.ts';
import type { Face, Pip } from './content/materials.ts';
import type { NightId } from './content/night.ts';
import type { OverlayId } from './content/overlays.ts';
import type { PowerId } from './content/powers.ts';
import type { StructureId } from './content/structures.ts';
import type { Attribute, MaladyKind, Mantle, Region, Severity, Track, Trait, Zone } from './content/vocabulary.ts';
import type { StonesagaFact } from './facts.ts';
import type { Scene } from './scenes.ts';

/** Plain data, top to bottom: no classes, no Maps, no undefined, so JSON is the save format. */
export interface StonesagaState extends Chance {
  mix: string;
  /** The introduction has a challenge, Endless Mode has events. */
  mode: 'introduction' | 'endless';
  phase: Phase;
  /** Counts days from 1. */
  day: number;
  seats: Seat[];
  /** How many characters the game was set up with. Energy and health go by it, whoever dies (R-SS-12). */
  count: number;
  /** One board for each character in play. A person who dies leaves the board to the next. */
  characters: Record<CharacterId, Character>;
  /** Every Character card that has been written. */
  people: Record<PersonId, Person>;
  /** Legend cards that nobody holds. */
  legends: PersonId[];
  trays: LaidTray[];
  map: Record<Hex, LaidHex>;
  start: Hex | null;
  /** Hexes of each region that are not on the map. Nobody may know their order. */
  unused: Record<Region, HexId[]>;
  region: Region;
  trayLimit: number;
  outposts: Record<OutpostId, Outpost>;
  tracks: Record<Track, number>;
  journey: Deck<JourneyId>;
  /** The last card of the discard pile shows the current omens. */
  night: Deck<NightId>;
  challenge: ChallengeState | null;
  endless: EndlessState | null;
  goals: Partial<Record<GoalId, GoalState>>;
  completed: GoalId[];
  culture: Culture;
  /** What has happened since dawn, and is forgotten at the next. */
  today: Today;
  /** The activity that lies on the table right now: a catch, a tableau, a bag of stones, a pair of tokens. */
  scene: Scene | null;
  /** Numbers for items, structures and outposts that come into play. */
  serial: number;
  house: HouseRules;
  ended: Over | null;
}

export const characterIds = ['c1', 'c2', 'c3', 'c4'] as const;
export type CharacterId = (typeof characterIds)[number];
export type PersonId = `person-${number}`;
export type ItemKey = `item-${number}`;
export type OutpostId = `outpost-${number}`;
export type StructureKey = `structure-${number}`;
/** A recipe code: a colour and four digits, `blue2210`. */
export type Code = `${Pip}${number}`;

type SetupStep = 'create' | 'mantles' | 'powers' | 'valley' | 'places' | 'begin';
export const nightSteps = ['perished', 'recover', 'hunger', 'actions', 'degrade', 'reconcile', 'cards', 'events', 'society'] as const;
export type NightStep = (typeof nightSteps)[number];
/** Where the game stands; enough to go on from any boundary. */
export type Phase =
  | { readonly step: `setup.${SetupStep}` }
  | { readonly step: 'dawn' }
  | { readonly step: 'day' }
  | { readonly step: 'dusk' }
  /** `done`: characters who have had their part of the step, where it is taken one by one. */
  | { readonly step: `night.${NightStep}`; readonly done: readonly CharacterId[] };
export type PhaseStep = Phase['step'];

export type Holdings = Partial<Record<Face, number>>;

export interface Character {
  seat: Seat;
  /** Null before creation, and after a death until somebody takes over the board. */
  person: PersonId | null;
  mantle: Mantle | null;
  power: PowerId | null;
  powerReady: boolean;
  /** Null while off the map. */
  at: Hex | null;
  /** Available energy tokens; the others are exhausted. */
  energy: number;
  /** Tokens on the health track. Which space a token lies on has no meaning (SC-016). */
  health: Record<MaladyKind, Record<Severity, number>>;
  /** 1 is a minor boost, 2 a major one. */
  boosts: Partial<Record<Attribute, 1 | 2>>;
  bag: Holdings;
  items: Record<ItemKey, HeldItem>;
  passed: boolean;
  legend: PersonId | null;
  /** What was used: `day:item-3`, `night:item-3`, `game:item-3`. Days and nights are wiped, games are not. */
  used: Partial<Record<string, number>>;
  /** Set in the recover step. */
  fed: boolean;
  watered: boolean;
  comforted: boolean;
}

export interface HeldItem {
  readonly item: ItemId;
  readonly slot: SlotId;
  /** Facedown in a pouch slot. */
  readonly packed: boolean;
  readonly stored: Holdings;
}
export const slotIds = ['hand1', 'hand2', 'body1', 'body2', 'body3', 'pouch1', 'pouch2', 'pouch3', 'pouch4'] as const;
export type SlotId = (typeof slotIds)[number];

export interface Person {
  name: string;
  attributes: Record<Attribute, number>;
  traits: Trait[];
  age: 'young' | 'old';
  /** A legend has perished; a forgotten one is out of the deck. */
  fate: 'living' | 'legend' | 'forgotten';
  /** Whose card it is. */
  seat: Seat;
  marks: string[];
}

export interface LaidTray {
  readonly at: Hex;
  /** A tray lies one way or turned by half. */
  readonly half: boolean;
  readonly hexes: readonly Hex[];
}

export interface LaidHex {
  readonly id: HexId;
  readonly explored: boolean;
  readonly tray: number;
  readonly zones: Partial<Record<Zone, OverlayId>>;
  readonly whole: OverlayId | null;
  /** 2 is the arrow side, 1 the other; 0 is none. */
  readonly fire: 0 | 1 | 2;
  readonly shelter: 0 | 1 | 2;
  /** 1 is minor, 2 major. */
  readonly depletion: 0 | 1 | 2;
  /** Facedown tokens. Their omens are drawn when they are turned up: all fifteen are alike until then. */
  readonly mysteries: number;
}

export interface Outpost {
  name: string;
  /** SS-348 What the card says it is; every outpost begins as a village. */
  category?: 'village';
  at: Hex;
  zone: Zone;
  overlay: OverlayId;
  status: 'active' | 'ruin';
  epochBuilt: number;
  structures: Record<StructureKey, BuiltStructure>;
}
export interface BuiltStructure {
  readonly structure: StructureId;
  readonly stored: Holdings;
}

export interface ChallengeState {
  id: ChallengeId;
  aside: GoalId[];
  /** Thresholds of the events that have been resolved. */
  resolved: number[];
  /** The group has said that it goes on tonight, and is not asked again before dawn. */
  goesOn: boolean;
}

interface EndlessState {
  /** The current event is the last card. */
  deck: EventId[];
  discard: EventId[];
  choice: 'welcome' | 'turnAway' | null;
  mysteriesConfronted: number;
  /** Events completed so far. */
  completed: number;
  /** SC-641 People who go on after a challenge keep what they have, their goals too. */
  society: 'new' | 'continued';
}

/** How far a goal has come: tokens put on it, deeds counted, hexes visited. */
export interface GoalState {
  readonly count: number;
  readonly tokens: Holdings;
  readonly hexes: readonly Hex[];
}

interface Culture {
  knowledge: KnowledgeId[];
  powers: PowerId[];
  designs: StructureId[];
  /** Codes that have been read, with the item or null for a hint. */
  recipes: Partial<Record<Code, ItemId | null>>;
  /** Codes that have no entry. */
  failed: Code[];
  /** SS-176 `omen@component` of every investigation, and whether it found something. */
  omens: Partial<Record<string, boolean>>;
  looming: string[];
  marks: string[];
  /** Outcomes that act differently when they are read again. */
  read: string[];
}

interface Today {
  /** `omen@component`, and who has investigated how often. */
  investigated: string[];
  investigators: Partial<Record<CharacterId, number>>;
  moreLore: boolean;
}

/** Options of the set-up that change how the rules are read. */
interface HouseRules {
  harderActivity: boolean;
  harderRest: boolean;
  harderHunger: boolean;
  ownDice: boolean;
  /** SC-610 Open questions are settled against the group. */
  dusk: boolean;
  /** SC-602 One character alone. */
  hardcore: boolean;
  /** SC-639 After the challenge the group may stay in the valley. */
  goesOn: boolean;
  /** Bots and tests play so many days at most; null for people. */
  days: number | null;
  /** Characters are rolled, assigned and named by the table. */
  quick: boolean;
}

export type Stonesaga = Table<StonesagaState, StonesagaFact>;
