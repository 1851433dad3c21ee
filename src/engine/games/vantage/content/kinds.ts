import type { PowerEffect, StaticEffect } from './effects.ts';
import type { Flag } from './flags.ts';
import type { Goal, GoalNumber, StandIn } from './goals.ts';
import type { Script } from './script.ts';
import type {
  CardType, Diagonal, Direction, Element, Face, Hidden, Region, Sector, Skill, Tag, Terrain,
} from './vocabulary.ts';

/** A page of a storybook: cost and bold action first, the result only after the dice (VA-077). */
export interface Entry {
  readonly verb: string;
  readonly cost: number | 'X';
  readonly elements?: readonly Element[];
  readonly action: string;
  readonly result: Script;
}

interface PlaceAction extends Entry {
  /** VA-127 Deeds that make this one impossible, for everybody. */
  readonly forbiddenIf?: readonly Flag[];
  /** VA-125 May be done again and again. */
  readonly always?: true;
}

export type Exit = { readonly kind: 'listed' | 'star'; readonly to: number; readonly oneWay?: true } | { readonly kind: 'blocked' };

/** A location card. Its picture is described by `vista`; nobody but who stands there may know any of it. */
export interface Place {
  readonly num: number;
  readonly name: string;
  readonly sector: Sector;
  readonly region: Region;
  /** Reached by results and star exits only; it has no place on the grid. */
  readonly hidden?: Hidden;
  readonly terrain: readonly Terrain[];
  readonly crash?: { readonly pod: number; readonly pair: readonly [Skill, Skill] };
  readonly vista: string;
  readonly description: string;
  /** VA-098 Spoken by the Lamplighter. */
  readonly voice?: string;
  readonly arrival?: Script;
  readonly compass: Readonly<Record<Direction, Exit>>;
  readonly actions: { readonly [K in Skill]?: PlaceAction };
  /** Entries of the Depart storybook. */
  readonly depart?: { readonly [K in Direction | Diagonal]?: Entry };
}

/** Every condition that is present must hold (VA-219). A slot without a face takes any die. */
export interface Slot {
  readonly id: string;
  readonly cat?: Skill;
  readonly verb?: string;
  readonly element?: Element;
  readonly terrain?: Terrain;
  readonly face?: Exclude<Face, 'blank'>;
  readonly impact?: true;
  readonly price?: number;
  readonly bonus?: Script;
}

export type Window = 'any' | 'beforeRoll' | 'afterRoll' | 'onLoss';

export interface Power {
  readonly boost: number;
  /** VA-308 It may serve any player. */
  readonly impact?: true;
  readonly window: Window;
  /** VA-396 The action it may be used in. */
  readonly when?: {
    readonly cat?: Skill;
    readonly verb?: string;
    readonly element?: Element;
    readonly terrain?: Terrain;
    readonly kind?: 'location' | 'card' | 'depart';
  };
  readonly effect: PowerEffect;
  readonly text: string;
}

interface Static {
  readonly effect: StaticEffect;
  readonly text: string;
}

export interface CardAction extends Entry {
  readonly cat: Skill;
  /** Cost and result stand on the card, for all to read (RU-VA-14). */
  readonly printed?: true;
  /** Paid from the card itself when the action is chosen (RU-VA-17). */
  readonly boostCost?: number;
  /** N7 Once per player and region; `game`: so often in a game by all players. */
  readonly limit?: { readonly perRegion: true; readonly game?: GoalNumber };
}

export interface Card {
  readonly num: number;
  readonly name: string;
  readonly type: CardType;
  /** The starting skill of a character. */
  readonly skill?: Skill;
  readonly tags?: readonly Tag[];
  /** RU-VA-64 The one location on which its actions work. */
  readonly only?: number;
  readonly element?: Element;
  readonly text?: string;
  readonly boostCap: number;
  readonly reserve?: number;
  readonly coinValue?: number;
  readonly whenPlaced?: Script;
  readonly slots: readonly Slot[];
  readonly powers: readonly Power[];
  readonly statics?: readonly Static[];
  readonly actions: readonly CardAction[];
  /** What its picture shows. */
  readonly art?: string;
}

interface CenterCard {
  readonly num: number;
  readonly name: string;
  readonly text: string;
  /** The goal in plain words; `{id}` is filled with the number of that atom, `{id.max}` with its stand-in limit. */
  readonly task: string;
  readonly goal: Goal;
  readonly actions: readonly CardAction[];
}

export interface Mission extends CenterCard {
  readonly pair: readonly [Skill, Skill];
  readonly taskSolo?: string;
  readonly hint: string;
  readonly goalSolo?: Goal;
  readonly standIn?: StandIn;
  /** VA-244 The entry of the take storybook, read when a stat reaches 0. */
  readonly zero: Script;
  readonly done: Script;
}

export interface Destiny extends CenterCard {
  /** When it comes to the center; otherwise a result brings it. */
  readonly foundBy?: Goal;
  /** Entries that are always available while it lies in the center. */
  readonly always?: readonly string[];
  readonly epilogue: Script;
}

export interface Pod {
  readonly num: number;
  readonly name: string;
  readonly skill: Skill;
  readonly sector: Sector;
  readonly firstCrash: number;
  readonly text: string;
  readonly reroll: string;
}

/** A page of the Book of Vantages and what opens it. */
export interface Page {
  readonly id: string;
  readonly from:
    | { readonly arrive: number }
    | { readonly did: string }
    | { readonly event: 'firstNight' | 'firstSharedLocation' | 'firstFullGrid' };
  readonly vista: string;
  /** The word that is written somewhere in the picture. */
  readonly mark: string;
  readonly text: string;
}

export interface Term {
  readonly term: string;
  readonly kind: string;
  readonly opens: Readonly<Record<string, string>>;
  readonly text: string;
}

export interface Occasion {
  readonly occasion: string;
  readonly who: 'one' | 'all';
  readonly lines: readonly string[];
}
