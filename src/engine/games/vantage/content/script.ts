import type { Flag } from './flags.ts';
import type { CardType, Climate, Element, Hidden, Region, Skill, Stat, Tag, Terrain } from './vocabulary.ts';

/** The result script (N5): what the pages of a storybook may do. A page is a list of nodes, carried out in order. */
export type Script = readonly ScriptNode[];

export type ScriptNode =
  | { readonly say: string }
  | { readonly gain: Gain }
  | { readonly lose: Loss }
  | { readonly damage: { readonly kind: Climate; readonly n: number } }
  /** All or nothing. Skill tokens come from any players, everything else from the active player. */
  | { readonly pay: readonly Price[]; readonly then: Script; readonly else?: Script }
  | { readonly choose: readonly Choice[] }
  | { readonly byX: Readonly<Record<'1-2' | '3-4' | '5-6', Script>> }
  | { readonly move: number | { readonly among: PlaceFilter } }
  | { readonly card: number }
  | { readonly replace: { readonly old: 'self'; readonly new: number } }
  | { readonly center: number }
  /** The player may lose a matching card for its coin value and `extra`. */
  | { readonly sell: CardFilter & { readonly extra?: number } }
  | { readonly rollSkill: { readonly n: number; readonly keep: readonly Skill[]; readonly else?: Script } }
  /** Refresh brings dice from cards and the penalty area to the pool; center takes them from the pool to the penalty area. */
  | { readonly dice: { readonly do: 'refresh' | 'center'; readonly which: 'all' | number } }
  | { readonly transfer: { readonly from: 'reserve' } }
  | { readonly for: { readonly who: 'chosen' | 'others' | 'all'; readonly where: 'here' | 'anywhere'; readonly do: Script } }
  | { readonly flag: Flag }
  | { readonly if: Condition; readonly then: Script; readonly else?: Script }
  | { readonly token: { readonly on: 'mission' | 'self'; readonly kind?: 'shadow'; readonly n: number } }
  | { readonly reveal: Reveal }
  | { readonly vista: string }
  | { readonly continue: 'must' | 'may'; readonly with?: Skill | ContinueWith }
  | { readonly set: { readonly stat: 'zeroed'; readonly to: number } }
  | { readonly end: 'offer' | 'force' };

type KeysOf<T> = T extends unknown ? keyof T : never;
/** The name of a node is the key that no modifier uses. */
export type NodeName = Exclude<KeysOf<ScriptNode>, 'then' | 'else' | 'with'>;

type GainKind = Stat | Skill | 'coin' | 'boost' | 'random';
type Amounts = { readonly [K in GainKind]?: number };
export type PlainGain = Amounts & { readonly on?: CardFilter };
export type Gain = PlainGain | { readonly oneOf: readonly PlainGain[] };
type Loss = { readonly [K in Stat | Skill | 'coin' | 'boost']?: number } & { readonly card?: CardFilter };
export type Price = { readonly [K in Skill | 'coin' | 'boost']?: number } & { readonly card?: CardFilter };

export interface Choice {
  readonly label: string;
  /** An option that is not open is not shown. */
  readonly when?: Condition;
  readonly do: Script;
}

/** Which cards a node means. It never matches a character unless `type` says so (VA-329). */
export interface CardFilter {
  readonly zone?: 'grid' | 'reserve' | 'supply';
  readonly type?: CardType;
  readonly tag?: Tag;
  readonly num?: 'self';
  readonly not?: 'character';
  readonly n?: number;
}

export interface PlaceFilter {
  readonly terrain?: readonly Terrain[];
  readonly hidden?: Hidden;
  readonly in: 'sector' | 'anywhere';
  readonly visitedBy?: 'any' | 'self';
}

export interface ContinueWith {
  readonly kind: 'location' | 'card' | 'depart';
  readonly cat?: Skill;
  readonly verb?: string;
  readonly card?: number;
}

/** A fact that is told to everybody without showing a card face. */
export type Reveal =
  | { readonly what: 'terrain' }
  | { readonly what: 'starExit' }
  | { readonly what: 'departCost' }
  | { readonly what: 'region' }
  | { readonly what: 'distance' }
  | { readonly what: 'card'; readonly num: number }
  | { readonly what: 'entrance'; readonly to: Hidden; readonly sector: 'own' | 'chosen' }
  | { readonly what: 'exits'; readonly kind?: 'star' | 'blocked'; readonly terrain?: Terrain; readonly element?: Element }
  | {
      readonly what: 'nearest';
      readonly climate?: Climate;
      readonly terrain?: Terrain;
      readonly card?: CardType;
      readonly action?: { readonly cat: Skill; readonly element: Element };
      readonly n?: number;
    };

export type Condition =
  | { readonly flag: Flag }
  | { readonly holds: CardType | number }
  | { readonly at: Region | Terrain | number }
  | { readonly gridFull: true }
  | { readonly count: Stat | 'coins' | 'shadow' | 'players'; readonly is: '<' | '<=' | '>' | '>='; readonly than: number | 'shadowLimit' }
  | { readonly and: readonly Condition[] }
  | { readonly or: readonly Condition[] }
  | { readonly not: Condition };
