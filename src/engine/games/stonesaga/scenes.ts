import type { FishingId } from './content/fishing.ts';
import type { ForagingId } from './content/foraging.ts';
import type { Face, MaterialFace } from './content/materials.ts';
import type { Forageable, Minable, Omen, Stone, TestKind, Trait, Attribute, Water } from './content/vocabulary.ts';
import type { CharacterId, Holdings } from './state.ts';

/** What lies open in front of a character in the middle of an action. Everybody may see it; nothing hidden is in it. */
export type Scene =
  CreationScene | FishingScene | ForagingScene | MiningScene | CraftingScene | ProcessingScene | TestScene | CardScene | ScavengeScene;

/** Somebody who is being made: what was thrown, what has found its attribute, and how people know them. */
export interface CreationScene {
  readonly kind: 'creation';
  readonly who: CharacterId;
  /** The last throw, as it lies; too low, it is thrown again. */
  dice: readonly number[];
  kept: boolean;
  /** Results without an attribute. */
  left: readonly number[];
  values: Readonly<Partial<Record<Attribute, number>>>;
  trait: Trait | null;
}

export type Row = 'T' | 'M' | 'B';
export interface FishingScene {
  readonly kind: 'fishing';
  readonly who: CharacterId;
  readonly water: Water;
  stock: FishingId;
  /** A second stock card to choose from. */
  otherStock: FishingId | null;
  currents: FishingId | null;
  modifiers: FishingId | null;
  /** Rolled faces, in the order of the throw; null once they lie in a strike zone. */
  dice: (number | null)[];
  strikes: number[][];
  resolved: number[];
  gained: Holdings;
  /** Sources that have taken a mishap away in this action. */
  ignored: string[];
}

export type Section = 'fore' | 'mid' | 'back';
/** One picture on a card: the card, its section, and its place there. */
export type ObjectId = `${ForagingId}/${Section}/${number}`;
export interface ForagingScene {
  readonly kind: 'foraging';
  readonly who: CharacterId;
  readonly feature: Forageable;
  /** Cards drawn and not yet decided about. */
  drawn: ForagingId[];
  tableau: ForagingId[];
  taken: ObjectId[];
  stage: 'search' | 'harvest' | 'hunt' | 'encounter';
}

export interface MiningScene {
  readonly kind: 'mining';
  readonly who: CharacterId;
  readonly feature: Minable;
  /** What is still in the bag, by the feel of it. */
  bag: Partial<Record<Stone, number>>;
  /** Tokens turned up so far. */
  seen: { readonly stone: Stone; readonly omen: Omen }[];
  limit: number;
  /** A token has been put back once, by those who know stones. */
  putBack: boolean;
}

interface CraftingScene {
  readonly kind: 'crafting';
  readonly who: CharacterId;
  left: MaterialFace | null;
  right: MaterialFace | null;
}
interface ProcessingScene {
  readonly kind: 'processing';
  readonly who: CharacterId;
  processed: Face[];
}
export interface TestScene {
  readonly kind: 'test';
  readonly who: CharacterId;
  readonly attribute: Attribute;
  readonly for: TestKind;
  dice: number[];
  /** What is added to the dice as things stand: attribute, boost, items, modifiers. */
  plus: number;
  /** Results from which each outcome holds, highest first; what lies below the last is the worst. */
  readonly steps: readonly number[];
  /** What lay on the table before the test and comes back after it. */
  readonly under: Scene | null;
}
/** A Journey card, a Night card, an outcome or an event that is being resolved. */
interface CardScene {
  readonly kind: 'card';
  readonly who: CharacterId | null;
  readonly card: string;
  readonly under: Scene | null;
}
interface ScavengeScene {
  readonly kind: 'scavenging';
  readonly who: CharacterId;
  poured: MaterialFace[];
}
