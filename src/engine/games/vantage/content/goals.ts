import type { CardType, Element, Hidden, Region, Sector, Skill, Tag, Terrain } from './vocabulary.ts';

/** When a mission or a destiny is complete, and when a destiny is found. Every atom counts towards a number. */
export type Goal =
  | { readonly all: readonly Goal[] }
  | { readonly any: readonly Goal[] }
  | { readonly visited: VisitedGoal }
  | { readonly did: DidGoal }
  | { readonly holds: HoldsGoal }
  | { readonly coins: { readonly id?: string; readonly who: 'any' | 'together'; readonly n: GoalNumber } }
  | { readonly tokens: { readonly id?: string; readonly on: 'mission' | 'self'; readonly n: GoalNumber } }
  | { readonly at: AtGoal }
  | { readonly stats: StatsGoal }
  /** Locations entered by a player's own depart after a different player had visited them. */
  | { readonly relay: { readonly id: string; readonly n: GoalNumber } }
  /** So many own turns in a row that begin and end on one location. */
  | { readonly stays: { readonly at: number; readonly turns: number } }
  /** So many full rounds in a row without a deed of that category by anyone. */
  | { readonly quiet: { readonly without: Skill; readonly rounds: number } };

/** `solo` with one player if it is given, else `base` and `perPlayer` for each, at most `max`. */
export interface GoalNumber {
  readonly base: number;
  readonly perPlayer?: number;
  readonly solo?: number;
  readonly max?: number;
}

export type Who = 'any' | 'each' | 'together';

export interface Where {
  readonly num?: number;
  readonly region?: Region;
  readonly sector?: Sector;
  readonly terrain?: readonly Terrain[];
  readonly hidden?: Hidden;
  /** Columns of a sector: 0 and 6 lie at its rims. */
  readonly columns?: readonly number[];
  /** No player has done such a deed there. */
  readonly never?: Skill;
}

export interface VisitedGoal {
  readonly id?: string;
  readonly what: 'region' | 'location';
  readonly where?: Where;
  readonly who: Who;
  readonly n: GoalNumber;
  /** So many arrivals at one and the same location. */
  readonly arrivals?: number;
  /** Held by the visitor on arrival. */
  readonly holding?: CardType;
}

export interface DidGoal {
  readonly id?: string;
  readonly cat?: readonly Skill[];
  readonly verb?: string;
  readonly element?: Element;
  readonly where?: Where;
  /** Deeds that agree in all of these count once. */
  readonly distinct?: readonly ('location' | 'region' | 'sector' | 'player')[];
  readonly while?: 'gridFull';
  /** A card of this type is lost for the deed, or it does not count. */
  readonly consumes?: CardType;
  /** The deeds must lie in so many sectors. */
  readonly sectors?: number;
  /** X was at least this. */
  readonly x?: number;
  /** So many dice were rolled at least. */
  readonly dice?: number;
  /** The action printed on this card. */
  readonly card?: number;
  readonly paid?: { readonly coin?: number; readonly help?: number };
  readonly since?: 'found';
  /** Such a deed by anyone sets the count back to 0. */
  readonly resetBy?: Skill;
  readonly n: GoalNumber;
}

export interface HoldsGoal {
  readonly id?: string;
  readonly type?: CardType;
  readonly tag?: Tag;
  readonly element?: Element;
  readonly nums?: readonly number[];
  readonly zone?: 'grid' | 'supply';
  readonly who: Who;
  /** Gained in different regions. */
  readonly otherRegions?: true;
  /** In one row or one column of a grid. */
  readonly line?: true;
  /** Side by side in one grid. */
  readonly connected?: true;
  /** Several types asked of one and the same grid. */
  readonly parts?: readonly { readonly type: CardType; readonly n: GoalNumber }[];
  readonly n?: GoalNumber;
}

interface AtGoal {
  readonly id?: string;
  readonly same?: 'location' | 'sector';
  readonly where?: Where;
  readonly who?: 'any' | 'all';
  /** The only player is in another sector than the one of the crash. */
  readonly outsideCrashSector?: true;
}

export interface StatsGoal {
  readonly id?: string;
  readonly who: 'each';
  readonly min: GoalNumber | 'start';
  readonly short?: { readonly stats: number; readonly by: number };
}

/** Tokens on the card count as steps of these atoms, up to a number or half of the goal's, rounded down (N7). */
export interface StandIn {
  readonly for: readonly string[];
  readonly max: GoalNumber | 'half';
}
