import type { Json } from './rule.ts';

/** How a hand on the table expresses an option. The table layer needs nothing else to bind it. */
export type Gesture =
  | { readonly kind: 'tap'; readonly on: string }
  | { readonly kind: 'drag'; readonly from: string; readonly onto: string }
  /** Turn a thing to one of its quarter turns, by its corner or by tapping it. */
  | { readonly kind: 'turn'; readonly thing: string; readonly to: number }
  /** Throw this many dice of a kind. */
  | { readonly kind: 'throw'; readonly dice: string; readonly count: number }
  | { readonly kind: 'button'; readonly word: string };

export interface Option<V = unknown> {
  /** Stable across undo, reload and rule edits: `hex:2,-1`, never a position in the list. */
  readonly id: string;
  readonly gesture: Gesture;
  /** What a list of actions, a screen reader or a terminal calls it. */
  readonly label: string;
  readonly value: V;
}

/** Why something is not allowed: the rule by its id, and one sentence in our own words. */
export interface Refusal {
  readonly rule: string;
  readonly why: string;
}

/** An answer that is put together by hand. The form is plain data, so it can cross a wire; the check stays with the rules. */
export interface Composition {
  readonly form: Json;
  check(draft: Json): Refusal | null;
}

export const tap = <V>(on: string, label: string, value: V): Option<V> => ({ id: on, gesture: { kind: 'tap', on }, label, value });

export const drag = <V>(from: string, onto: string, label: string, value: V): Option<V> => ({
  id: `${from}>${onto}`,
  gesture: { kind: 'drag', from, onto },
  label,
  value,
});

export const turn = <V>(thing: string, to: number, label: string, value: V): Option<V> => ({
  id: `${thing}@${to}`,
  gesture: { kind: 'turn', thing, to },
  label,
  value,
});

export const button = <V>(word: string, label: string, value: V): Option<V> => ({
  id: word,
  gesture: { kind: 'button', word },
  label,
  value,
});

/** An option with another value: gestures and words that are offered again and again are made once and kept in a table. */
export const withValue = <V>({ id, gesture, label }: Option, value: V): Option<V> => ({ id, gesture, label, value });

export const throwing = <V>(dice: string, count: number, label: string, value: V): Option<V> => ({
  id: `throw:${dice}`,
  gesture: { kind: 'throw', dice, count },
  label,
  value,
});
