import type { Rule, Seat } from '../../../../kernel/rule.ts';
import type { EffectName, EffectOf } from '../../content/effects.ts';
import type { Window } from '../../content/kinds.ts';
import type { Climate, Stat } from '../../content/vocabulary.ts';
import type { Vantage } from '../../state.ts';

/** Losses that somebody is about to suffer. Powers change them before they are applied. */
export interface Harm {
  readonly seat: Seat;
  /** Climate damage whose points have not been chosen for yet. */
  climate: Climate | null;
  points: number;
  /** Points for which 1 time or 1 morale is enough. */
  softened: number;
  readonly arrival: boolean;
  readonly losses: Record<Stat, number>;
}

/** When a power may be used, and what it may change then (RU-VA-67). */
export interface Moment {
  readonly window: Window | 'end';
  readonly harm?: Harm;
  /** Everybody who suffers at this moment. */
  readonly company?: readonly Harm[];
  /** A payment of coins by the active player that is being asked for. */
  readonly payment?: { lowered: number };
}

export interface Use<N extends EffectName> {
  readonly t: Vantage;
  readonly owner: Seat;
  readonly card: number;
  readonly effect: EffectOf<N>;
  readonly moment: Moment;
}

export interface PowerRule<N extends EffectName> {
  can(use: Use<N>): boolean;
  use(use: Use<N>): Rule;
  /** What its owner is asked at once when it is used, as a clause after "then". That question has the mark `second`. */
  asks?(use: Use<N>): string | null;
}
export type PowerRules<N extends EffectName> = { readonly [K in N]: PowerRule<K> };
