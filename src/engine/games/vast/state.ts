import type { Chance } from '../../kernel/chance.ts';
import type { Seat } from '../../kernel/rule.ts';
import type { Table } from '../../kernel/table.ts';
import type { FavorId } from './content/favors.ts';
import type { DifficultyId } from './content/journey.ts';
import type { SpaceId, SquareId } from './content/manor.ts';
import type { TileId, Turn } from './content/tiles.ts';
import type { TreasureId } from './content/treasures.ts';
import type { Role } from './content/roles.ts';
import type { SkeletonId } from './content/values.ts';
import type { VastFact } from './facts.ts';
import type { CursedId, EggId, ManorState, SkeletonsState, SpiderlingId, SpiderState, WarlockState } from './roleStates.ts';

/** Plain data, top to bottom: no classes, no Maps, no undefined, so JSON is the save format. */
export interface VastState extends Chance {
  mix: string;
  /** Roles in play, in the order of their turns. */
  roles: Role[];
  round: number;
  /** Whose turn it is. */
  active: Role;
  phase: Phase;
  /** Squares that hold a tile; every other square is a crypt. Replaced, never written into, like all that lies on it (`sharedByCopies`). */
  map: Record<SquareId, LaidTile>;
  /** The top of the stack is its last tile. Nobody may know its order. */
  stack: TileId[];
  /** Where each figure on the map stands. A figure that is not listed is off the map. */
  figures: Partial<Record<FigureId, SpaceId>>;
  tokens: Partial<Record<SpaceId, Tokens>>;
  /** Treasure markers on the map. */
  treasureMarkers: Partial<Record<TreasureMarkerId, SquareId>>;
  breaches: Partial<Record<EdgeId, true>>;
  forceWalls: Partial<Record<EdgeId, true>>;
  /** Squares whose tile has become a Pit for good. The marker goes where its tile goes. */
  pitMarkers: Partial<Record<SquareId, true>>;
  /** Curse markers under poltergeists and treasures on the map. */
  cursed: Partial<Record<CursedId, number>>;
  paladin: PaladinState;
  skeletons: SkeletonsState;
  /** The dial of the Spider, which the solo journey uses without her. */
  terror: number;
  spider: SpiderState | null;
  manor: ManorState | null;
  warlock: WarlockState | null;
  goals: Goals;
  houseRules: HouseRules;
  /** Bots and tests play at most so many rounds as the content says; people play on. */
  limited: boolean;
  /** Set in the solo game only. */
  journey: JourneyState | null;
  ended: Ended | null;
}

/** Where in a round the game stands; enough to go on from any boundary. */
export type Phase =
  | { readonly step: 'set-up' }
  | { readonly step: 'collect' }
  | { readonly step: 'actions' }
  | { readonly step: 'fury' }
  /** Skeletons that were on the map when the phase began and have acted since. */
  | { readonly step: 'activate'; readonly present: readonly SkeletonId[]; readonly acted: readonly SkeletonId[] }
  | { readonly step: 'spawn' }
  | { readonly step: RoleStep };

/** The phases of the other roles, by role and name. */
export type RoleStep =
  | 'skeletons.lose'
  | 'skeletons.summon'
  | 'skeletons.gain'
  | 'spider.form'
  | 'spider.terror'
  | 'spider.cast'
  | 'spider.redraw'
  | 'manor.enter'
  | 'manor.assign'
  | 'manor.reveal'
  | 'manor.shift'
  | 'manor.swap'
  | 'manor.walls'
  | 'manor.wraith'
  | 'manor.ritual'
  | 'manor.draw'
  | 'manor.return'
  | 'warlock.enter'
  | 'warlock.curse'
  | 'warlock.spells'
  | 'warlock.collect'
  | 'warlock.actions';

/** What the roles need to win; difficulty variants lower it. */
interface Goals {
  terror: number;
  seals: number;
  dominated: number;
}

/** Readings of the rules that a table may switch, and variants that change what a role can do. */
interface HouseRules {
  /** RU-38 Nobody moves or veils the Entrance. */
  entranceFixed: boolean;
  /** MM-534 The Paladin cannot use Shrines. */
  noShrines: boolean;
  /** MM-542 The Spider cannot cast Legs. */
  noLegs: boolean;
  /** MM-543 The Spider stays the Giant Spider. */
  alwaysGiant: boolean;
  /** MM-569, MM-576, MM-584 Spiderlings force Skeletons. */
  spiderlingsForce: boolean;
}

export interface LaidTile {
  readonly tile: TileId;
  readonly lit: boolean;
  readonly turn: Turn;
}

export type PoltergeistId = `poltergeist-${number}`;
export type FigureId =
  'paladin' | 'pillar' | SkeletonId | PoltergeistId | 'giant' | 'sorcerer' | SpiderlingId | EggId | 'wraith' | 'warlock';
export type TreasureMarkerId = `treasure-${number}`;
export type TokenKind = 'lamp' | 'blood' | 'web' | 'skulls';
export type Tokens = Partial<Record<TokenKind, number>>;

/** The edge between two squares, the upper or left one first: `3,7|4,7`. Edges of the grid never carry a marker. */
export type EdgeId = `${SquareId}|${SquareId}`;

export type CubeBox = 'unassigned' | 'prepare' | 'sprint' | 'crusade' | 'supply';

export interface PaladinState {
  health: number;
  /** MM-536, MM-537 Set where a variant lets him begin with less; nothing heals him above it. */
  startHealth?: number;
  grit: number;
  fury: number;
  light: number;
  cubes: Record<CubeBox, number>;
  favors: Holding<FavorId>;
  treasures: Holding<TreasureId>;
  /** From Vigor: Strength until the end of this turn, Defense until the next Collect phase. */
  vigor: { strength: number; defense: number };
  /** What has been used or done since the turn began. */
  turn: PaladinTurn;
}

export interface PaladinTurn {
  disdain: boolean;
  judgment: boolean;
  mendingPrayer: boolean;
  swiftZeal: number;
  beacon: boolean;
  masonsPick: boolean;
  crusadeReveals: number;
  hitPoltergeist: boolean;
  hitSpider: boolean;
}

/** The cards of one kind: the top of the deck is its last card. Piles are replaced when they change: copies of a state share them. */
export interface Holding<C> {
  deck: readonly C[];
  discard: readonly C[];
  /** Drawn and not yet decided about: seen by the holder, not yet in hand. Empty except in the middle of that choice. */
  drawn: readonly C[];
  hand: readonly C[];
  inPlay: readonly C[];
  /** Returned to the box for the rest of the game. */
  box: readonly C[];
}

export interface JourneyState {
  difficulty: DifficultyId;
  goal: number;
  terrorLimit: number;
  startHealth: number;
  /** Poltergeists that the player has caught; they never come back. */
  caught: PoltergeistId[];
  /** How the value that Terror gives poltergeists is read: as their Defense, or literally (no effect). */
  poltergeistValue: 'defense' | 'literal';
  /** People may roll real dice and tap in what they show. */
  ownDice: boolean;
  /** Skeletons that only come nearer settle between equal ends by themselves. Missing in older saves, whose players are asked. */
  settlesTies?: boolean;
}

interface Ended {
  readonly winners: readonly Seat[];
  readonly why: string;
}

export type Vast = Table<VastState, VastFact>;
