import type { Chance } from '../../kernel/chance.ts';
import type { Seat } from '../../kernel/rule.ts';
import type { Over } from '../../kernel/rules.ts';
import type { Table } from '../../kernel/table.ts';
import type { Supply } from '../../pieces/supply.ts';
import type { EasedPart } from './content/effects.ts';
import type { Flag } from './content/flags.ts';
import type { ContinueWith } from './content/script.ts';
import type { Diagonal, Direction, Element, Face, Region, Skill, Stat } from './content/vocabulary.ts';
import type { VantageFact } from './facts.ts';

/** Plain data, top to bottom: no classes, no Maps, no undefined, so JSON is the save format. */
export interface VantageState extends Chance {
  mix: string;
  phase: 'orbit' | 'pods' | 'turns';
  /** As they sit, clockwise. */
  seats: Seat[];
  first: Seat;
  active: Seat;
  /** Counts turns of all players from 1. */
  turns: number;
  players: Record<Seat, Player>;
  /** The general supply of skill tokens (VA-174). */
  supply: Supply<Skill>;
  pool: number;
  /** Dice in the penalty area of the center. */
  penalty: number;
  /** The dice of the current roll that are neither placed nor settled. */
  roll: Face[];
  refreshes: number;
  mission: MissionState | null;
  destinies: DestinyState[];
  flags: readonly Flag[];
  /** Everything done and visited so far. The lists are replaced, never written into. */
  deeds: readonly Deed[];
  visits: readonly Visit[];
  /** Full rounds in a row without an overpower deed; the round that is being played counts when it ends. */
  quietRounds: number;
  /** Cards that players have placed before, `p1:203` (RU-VA-53). Replaced, never written into. */
  placed: readonly string[];
  /** The region in which a card was gained. Replaced, never written into. */
  gainedIn: Readonly<Partial<Record<number, Region>>>;
  fullGridSeen: boolean;
  turn: Turn | null;
  /** Lines that the Lamplighter has used, and first events that happened. Replaced, never written into. */
  heard: readonly string[];
  house: House;
  ended: Ended | null;
}

export interface Player {
  level: number;
  skill: Skill | null;
  character: number | null;
  stats: Record<Stat, number>;
  skills: Supply<Skill>;
  coins: number;
  /** Nine cells, row by row. */
  grid: (Placed | null)[];
  reserve: Kept[];
  /** Lying cards, in the order they were gained. */
  lying: number[];
  pod: number | null;
  crashedAt: number | null;
  /** The one current location (VA-030). */
  location: number | null;
  /** True once the number of the current location has been read aloud (RU-VA-69). */
  told: boolean;
  /** The player has shown the others the list of actions of this location (VA-070). */
  shared: boolean;
  /** Categories performed at each location (VA-120). Replaced, never written into. */
  done: Readonly<Partial<Record<number, readonly Skill[]>>>;
  /** Where the player has been, with the direction taken to get there (RU-VA-70). Replaced, never written into. */
  journal: readonly JournalLine[];
  /** What the player would have written down beside the places: cards, people, and what a page told. Replaced, never written into. */
  notes: readonly Note[];
  /** Those who only watch may see what this player sees. */
  shows: boolean;
  /** Pages of the Book of Vantages seen so far; the last one may be open. */
  pages: readonly string[];
  page: string | null;
  /** Own turns in a row that began and ended where the player stands. */
  stayed: number;
}

/** A card in a grid. */
export interface Placed {
  readonly num: number;
  readonly boost: number;
  /** Ids of slots that hold a die. */
  readonly dice: readonly string[];
  /** Closed until the next full refresh. */
  readonly closed?: true;
  /** A standing effect that works once is used up. */
  readonly spent?: true;
}
/** A reserved card keeps its boost and no dice (VA-355, VA-356). */
export interface Kept {
  readonly num: number;
  readonly boost: number;
}

export interface JournalLine {
  readonly num: number;
  readonly by: Direction | Diagonal | 'crash' | 'result' | 'along';
  readonly turn: number;
}

/** A line of the journal that belongs to the place where the player stood. */
export type Note = { readonly at: number; readonly turn: number } & (
  | { readonly note: 'card'; readonly card: number }
  | { readonly note: 'met'; readonly seat: Seat }
  | { readonly note: 'told'; readonly text: string }
);

export interface MissionState {
  readonly num: number;
  readonly tokens: number;
  /** VA-320 Markers of the times a stat has reached 0. */
  readonly shadow: number;
  readonly complete: boolean;
  /** How far each atom of the goal is, as everybody knows it. */
  readonly progress: readonly Progress[];
}
export interface DestinyState {
  readonly num: number;
  readonly tokens: number;
  readonly complete: boolean;
  /** How many deeds had been done when it was found. */
  readonly since: number;
  readonly progress: readonly Progress[];
}
export interface Progress {
  readonly done: number;
  readonly of: number;
}

export interface Deed {
  readonly seat: Seat;
  readonly turn: number;
  readonly kind: ActionKind;
  readonly cat: Skill;
  readonly verb: string;
  /** Where the player stood. */
  readonly at: number;
  readonly card: number | null;
  readonly elements: readonly Element[];
  readonly x: number;
  readonly rolled: number;
  readonly gridFull: boolean;
  readonly paid: { readonly coin: number; readonly help: number };
  /** A card was lost for it because the mission asks for that. */
  readonly consumed: boolean;
}

export interface Visit {
  readonly seat: Seat;
  readonly to: number;
  /** By the player's own depart. */
  readonly depart: boolean;
  readonly vehicle: boolean;
}

export type ActionKind = 'location' | 'card' | 'depart';

/** What lasts for one turn of the active player. */
export interface Turn {
  /** The action that is being carried out, from its declaration to the end of step 7. */
  action: Action | null;
  /** Effects of powers that last until the turn ends (VA-316). Replaced, never written into. */
  eased: readonly Eased[];
  goesOn: GoesOn | null;
  /** The lines of the page that has been read aloud so far. Replaced, never written into. */
  read: readonly string[];
  departedAgain: boolean;
  rerolledHere: boolean;
  /** The location on which the turn began. */
  beganAt: number;
}

export interface Action {
  readonly kind: ActionKind;
  readonly cat: Skill;
  readonly verb: string;
  readonly elements: readonly Element[];
  /** The location, or the card that carries the action. */
  readonly num: number;
  /** Where the player stands. */
  readonly at: number;
  /** The direction of a depart. */
  readonly way: string | null;
  readonly star: boolean;
  /** Where a listed depart leads; only the player knows. */
  readonly to: number | null;
  /** Bold text of the storybook; empty for a listed depart. */
  readonly text: string;
  cost: number;
  /** X as picked, and as the result is read. */
  x: number | null;
  readX: number | null;
  /** Dice still to roll. */
  remaining: number;
  rolled: number;
  step: 2 | 3 | 4 | 5 | 6 | 7;
  /** A token of this skill counts twice for this action. */
  doubled: Skill | null;
  paid: { coin: number; help: number };
  /** Coins that the last payment of the active player asked for, until the next node. */
  lastCoins: number;
}

/** A slot, named `p1:203.a`, that takes more dice than it prints until the turn ends. */
export interface Eased {
  readonly slot: string;
  readonly drop: readonly EasedPart[];
  /** The face of another slot, or any face. */
  readonly face?: Face | 'any';
  readonly shared?: true;
}

/** VA-294 What step 8 has to do. */
export interface GoesOn {
  readonly how: 'must' | 'may';
  readonly with: Skill | ContinueWith | null;
  /** RU-VA-49 From a location action, which lifts the restriction of the location. */
  readonly lifted: boolean;
}

export interface House {
  level: number | null;
  doubles: 'must' | 'may' | 'not';
  shadowLimit: number;
  opening: 'more' | 'usual' | 'less';
  refresh: 'boost' | 'usual' | 'loss';
  faces: 'kind' | 'usual' | 'harsh';
  /** VA-016 The table may decide what no rule decides. */
  rulings: boolean;
  /** VA-376 Turns of each player that have been set aside; null without an end. */
  evening: number | null;
  /** Players may let those who only watch see their places. */
  watchers: boolean;
}

export interface Ended extends Over {
  readonly page: string;
  readonly victory: 'epic' | 'mission' | 'destiny' | null;
}

export type Vantage = Table<VantageState, VantageFact>;
