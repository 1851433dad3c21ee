import type { Chance } from '../../kernel/chance.ts';
import type { Seat } from '../../kernel/rule.ts';
import type { Over } from '../../kernel/rules.ts';
import type { Table } from '../../kernel/table.ts';
import type { Deck } from '../../pieces/deck.ts';
import type { DieId } from './content/dice.ts';
import type { Effect } from './content/effects.ts';
import type { CardId } from './content/find.ts';
import type { Happening } from './content/conditions.ts';
import type { Stat } from './content/types.ts';
import type {
  Color,
  DangerTable,
  DeckName,
  Icon,
  InjuryIcon,
  InjuryName,
  LandingResult,
  Rank,
  Section,
  SetupStep,
} from './content/vocabulary.ts';
import type { DiaryFact } from './diary.ts';
import type { VanguardFact } from './facts.ts';
import type { ShipState } from './shipState.ts';

export type { PlanetRecord, ShipState } from './shipState.ts';

/** Plain data, top to bottom: no classes, no Maps, no undefined, so JSON is the save format. */
export interface VanguardState extends Chance {
  mix: string;
  /** One landing alone, or the whole campaign. */
  mode: 'mission' | 'campaign';
  phase: Phase;
  seats: Seat[];
  /** IV-015 Who runs a section; null until the sections are shared out. */
  players: Record<Section, Seat | null>;
  sections: Record<Section, SectionStore>;
  /** Dice that no section owns and that may be bought. */
  box: DieId[];
  /** Dice of kinds that the ship's tech level has not brought into the box yet. */
  locked: DieId[];
  /** Unowned crewmembers, in an order that nobody knows. */
  recruits: string[];
  /** Cards that lie open for a choice: recruits, or the top of a discovery deck. */
  shown: string[];
  /** Everybody who ever joined. */
  crew: Record<string, Crewmember>;
  boards: Partial<Record<Section, CrewBoard>>;
  events: Deck;
  /** The top of each deck is its last card. */
  discoveries: Record<DeckName, string[]>;
  /** Injury cards that nobody has. */
  injuries: Record<InjuryName, number>;
  rankUps: string[];
  rankUpsGone: string[];
  planet: PlanetState | null;
  ship: ShipState;
  flags: string[];
  /** Logs that can be read again; each was read at least once. */
  logs: number[];
  /** Of each log that has variants, those that held when it was last read. */
  variants: Record<number, readonly number[]>;
  story: Story;
  house: HouseRules;
  ended: Over | null;
}

export type BookPage = 1 | 2 | 5 | 6 | 18 | 23 | 24 | 25 | 26 | 27 | 28 | 32 | 36 | 39;
/** Where the game stands; enough to go on from any boundary. */
export type Phase =
  | { readonly at: 'setup'; readonly step: SetupStep }
  | { readonly at: 'round' }
  | { readonly at: 'turn' }
  | { readonly at: 'page'; readonly page: BookPage; readonly step: number };

export interface SectionStore {
  /** The compartment: dice and cards that are not on a mission. */
  dice: DieId[];
  cards: CardId[];
  /** Free sleeves of rank 1, 2 and 3. */
  sleeves: [number, number, number];
}

export interface Crewmember {
  readonly section: Section;
  readonly rank: Rank;
  readonly place: 'available' | 'resting' | 'away' | 'medbay' | 'fallen' | 'remembered' | 'gone';
}

export interface Column {
  dice: DieId[];
  injury: boolean;
}

/** A crew board with the crewmember on it and everything beside it. */
export interface CrewBoard {
  crew: string;
  rank: Rank;
  columns: Record<Color, Column>;
  spent: DieId[];
  /** Dice that were sacrificed in this exploration: in the compartment, out of play. */
  sacrificed: DieId[];
  injuries: { name: InjuryName; down: boolean }[];
  charges: number;
  hand: CardId[];
  deck: Deck<CardId>;
  /** RU-IV-96 Cards whose effect is being resolved: out of the hand, not yet discarded. */
  playing: CardId[];
  equipment: string[];
  /** What was used, by key: `turn:torch`, `exploration:FL02`. Turns and rounds are wiped. */
  used: Record<string, number>;
  sector: number;
  from: number | null;
  visited: number[];
  /** IV-061 The turn token. */
  done: boolean;
  checks: number;
  assists: number;
}

export interface PlanetState {
  id: string;
  first: boolean;
  /** The sector of the lander; null while it flies, and where there is none. */
  lander: number | null;
  landing: LandingResult | null;
  /** Cards in each sector, the top one first. */
  pois: Record<number, string[]>;
  copies: Record<string, number[]>;
  /** Time tokens on cards and sectors: `P37`, `M22`, `GC`, `sector:5`. */
  tokens: Record<string, number>;
  /** The pile of unique discoveries, the top one last. */
  uniques: number[];
  missions: { id: string; revealed: boolean }[];
  gc: string | null;
  gcsSeen: string[];
  threats: Record<string, ThreatState>;
  /** How far the marker of a track has come: `wreck.g`. */
  markers: Record<string, number>;
  once: string[];
  read: number[];
  /** Discoveries on the lander or in the board's own slot, with the sector they were gained in. */
  found: { id: string; sector: number }[];
  foundUniques: number[];
  supplies: number;
  success: number;
  leads: { bag: string[]; decks: Record<DeckName, string[]>; beside: string[]; drawn: string[] };
  round: number;
  start: Section | null;
  order: Section[];
  turn: Turn | null;
  event: string | null;
  /** How many of the next events everybody has seen. */
  peeked: number;
  lasting: Lasting[];
  rankUp: { id: string; done: boolean } | null;
  deeds: string[];
  tokensPlaced: { equipment: string; sector: number; path: string | null }[];
  check: CheckState | null;
  completed: string[];
  missionFailed: boolean;
  over: 'liftoff' | 'evac' | 'log' | null;
  /** Equipment that was loaded and is given out when the crew disembarks. */
  loaded: string[];
}

export interface ThreatState {
  standees: { sector: number; primary: boolean }[];
  time: number;
}

export interface Turn {
  readonly who: Section;
  actions: number;
  special: number;
  noTravel: boolean;
  /** Effects that wait for a moment of this turn. */
  skipEvent: boolean;
  secondary: boolean;
}

/** An effect that holds for a while, with who brought it in and where. */
export interface Lasting {
  readonly effect: Effect;
  readonly by: Section;
  readonly source: string;
  readonly sector: number | null;
  readonly path: string | null;
  readonly until: 'check' | 'nextCheck' | 'turn' | 'round' | 'nextRound' | 'untilMyTurn' | 'next' | 'exploration';
  readonly icon: Icon | null;
}

export interface PoolDie {
  readonly die: DieId;
  readonly owner: Section;
  side: number;
}

/** A stage of a landing (HD-IV-17): what must be shown, and where the marker of the landing stands. */
export interface LandingStage {
  readonly stat: Stat;
  readonly needed: number;
  readonly icons: readonly Icon[];
  readonly marker: number;
}

export interface CheckState {
  readonly check: string;
  readonly roller: Section;
  step: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;
  pool: PoolDie[];
  injury: InjuryIcon[];
  danger: { readonly table: DangerTable; readonly side: number }[];
  /** Cards of assisters: one each (IV-168). */
  assisted: Section[];
  cards: string[];
  /** What icons count as until the check ends. */
  countsAs: {
    readonly die: DieId | null;
    readonly from: Icon | 'DIE';
    readonly to: Icon;
    readonly color: Color | null;
    readonly times: number;
  }[];
  noConvert: boolean;
  sectorConverts: boolean;
  cancelDanger: number;
  marked: string | null;
  immediate: string | null;
  accidents: number;
  /** Icons that lay in the pool once all changes were made. */
  shown: Icon[];
  /** Dice that it has spent. */
  spent: DieId[];
  /** Effects that follow the check. */
  after: { readonly effect: Effect; readonly who: Section }[];
  /** Of a roll of the landing; checks have none. */
  readonly landing?: LandingStage;
}

/** What the campaign remembers besides flags. */
export interface Story {
  /** Completed missions with the landing they were completed on. */
  done: Record<string, number>;
  failedOnce: string[];
  landings: number;
  deaths: number;
  visited: number[];
  visitedPlanets: string[];
  destinations: string[];
  happened: Happening[];
  safeLandings: number;
  conditionsSeen: boolean;
  secondariesDone: string[];
  fallenThisTime: number;
  ending: string | null;
  /** What happened when, from the first landing on. */
  diary: readonly DiaryEntry[];
}

export interface DiaryEntry {
  readonly landing: number;
  /** The round of an exploration; null aboard. */
  readonly round: number | null;
  readonly fact: DiaryFact;
}

export interface HouseRules {
  deadly: boolean;
  /** Bots and tests fly so many landings at most; null for people. */
  landings: number | null;
  /** Bots and tests play so many rounds of one exploration at most; null for people. */
  rounds: number | null;
  /** Crew, team and places are chosen by the table. */
  quick: boolean;
  planet: string;
  /** How people want to be asked for their powers, by seat and power; the usual way where nothing was set. */
  windows: Readonly<Record<string, Asking>>;
}

/** The game stops for a power, shows it beside the next question, or leaves its owner alone. */
export const askings = ['ask', 'remind', 'leave'] as const;
export type Asking = (typeof askings)[number];

export type Vanguard = Table<VanguardState, VanguardFact>;
