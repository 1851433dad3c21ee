import type { GearId } from './content/gear.ts';
import type { PowerCardId } from './content/powers.ts';
import type { RitualId, TrackId } from './content/rituals.ts';
import type { SpellId } from './content/spells.ts';
import type { TreasureId } from './content/treasures.ts';
import type { SkeletonId } from './content/values.ts';
import type { Holding, PoltergeistId, TreasureMarkerId } from './state.ts';

/** The states of the roles that the solo journey does without. Null in the state while a role is not in play. */

export interface SkeletonsState {
  stability: number;
  /** Cards of the March Order from left to right. */
  march: SkeletonId[];
  /** Cards of Skeletons that have not been summoned yet. */
  faceDown: SkeletonId[];
  /** On a journey, Skeletons off the map: lying on their side above their card, or standing and waiting for the next spawn. */
  off: Partial<Record<SkeletonId, 'side' | 'standing'>>;
  /** Stopped by a lamp under Radiant Lamps, until their next activation begins. */
  dazzled: Partial<Record<SkeletonId, true>>;
  gear: Holding<GearId>;
  /** GE-14 The Paladin loses a cube when he next collects, and a cube of his lies on the card. Replaced, never written into. */
  poison?: { readonly waiting: boolean; readonly cube: boolean };
  turn: SkeletonsTurn;
}

export interface SkeletonsTurn {
  looted: boolean;
  screamed: boolean;
  /** Slashy's ability: base Strength 2 for this turn. */
  sharpened: boolean;
}

export const spiderForms = ['giant', 'sorcerer', 'spiderlings'] as const;
export type SpiderForm = (typeof spiderForms)[number];

/** What she does besides playing a power card for its effect. Feed and Scare belong to the phase before casting. */
export type SpiderSpell = 'feed' | 'scare' | 'veil' | 'tend' | 'egg' | 'legs' | 'loot' | 'expand';

export interface SpiderState {
  form: SpiderForm;
  blood: number;
  powers: Holding<PowerCardId>;
  /** Spiderlings returned to the box. */
  boxed: SpiderlingId[];
  /** Some mixes lend her the spell Expand. */
  expand: boolean;
  /** A standing order for blood that comes to share a tile with her on other turns. */
  takesBlood: 'ask' | 'always';
  hadFirstTurn: boolean;
  turn: SpiderTurn;
}

export interface SpiderTurn {
  fed: boolean;
  scared: boolean;
  eggsLaid: number;
  expanded: boolean;
  /** MM-790 The Giant Spider's one wall per turn. */
  crossedWall: boolean;
  /** The Spiderling whose movement is under way. Any other that has moved is done for this turn. */
  moving: SpiderlingId | null;
  /** Spaces of movement that each figure has used. */
  moved: Partial<Record<SpiderFigureId, number>>;
  /** While Legs is being cast: the figures that have taken their step. Replaced, never written into. */
  legs?: readonly SpiderFigureId[];
}

export type SpiderlingId = `spiderling-${number}`;
export type EggId = `egg-${number}`;
export type SpiderFigureId = 'giant' | 'sorcerer' | SpiderlingId;

export interface ManorState {
  seals: number;
  unassignedOmens: number;
  tracks: Record<TrackId, { omens: number; portents: number }>;
  portentsLeft: number;
  rituals: Holding<RitualId>;
  /** What has been used of the power that is under way: tiles revealed, walls raised, spaces moved. */
  used: number;
  /** Treasure cards that it is looking at, to hand one to the Paladin. Empty except in the middle of that choice. */
  offered: TreasureId[];
}

export interface WarlockState {
  /** Curse markers in the Curses box. */
  curses: number;
  spellsTrack: number;
  spells: Holding<SpellId>;
  /** The five spaces of the Dominated Pieces track, left to right. */
  dominated: (CursedId | null)[];
  cubes: Record<MagicBox, number>;
  /** Magic cubes on spell cards that work as actions. */
  onSpells: Partial<Record<SpellId, number>>;
}

export type MagicAction = 'sneak' | 'summon' | 'conjure' | 'syphon';
type MagicBox = MagicAction | 'unassigned' | 'supply';

/** What can lie under a curse: poltergeists and treasure markers. */
export type CursedId = PoltergeistId | TreasureMarkerId;
