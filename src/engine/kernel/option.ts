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
  /** Other gestures that mean the same: a card that is paid for with a token may be dragged as well as the token. */
  readonly also?: readonly Gesture[];
  /** What a list of actions, a screen reader or a terminal calls it. */
  readonly label: string;
  readonly value: V;
  /** What it takes, in the words of the game: "1 energy", "2 Stability". */
  readonly cost?: string;
  /** It is the first of two steps: what the second one asks, as a clause after "then": "where it goes". */
  readonly then?: string;
  /** What is left undone or lost by it, as a clause: "2 cubes are not spent". A page asks once before it is done. */
  readonly loses?: string;
  /** It ends, passes or does nothing: never what a page holds out first. */
  readonly declines?: true;
}

/** The words of an option, without what it means to the rules. */
export type OptionWords = Omit<Option, 'value'>;

/** As it is shown: whatever hands or lists need, and nothing of the rules. Rules call it all the time, so no key is spread. */
export function wordsOf(option: OptionWords): OptionWords {
  const { id, gesture, label } = option;
  const words: Writable<OptionWords> = { id, gesture, label };
  addRest(words, option);
  return words;
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };

function addRest(words: Writable<OptionWords>, { also, cost, then, loses, declines }: OptionWords): void {
  if (also !== undefined) words.also = also;
  if (cost !== undefined) words.cost = cost;
  if (then !== undefined) words.then = then;
  if (loses !== undefined) words.loses = loses;
  if (declines) words.declines = declines;
}

/** A hand takes hold of a piece that nothing on offer moves: no option is ever made of it, but the rules can say why not. */
interface Lift {
  readonly kind: 'lift';
  readonly thing: string;
}

/** What a hand may try. */
export type Tried = Gesture | Lift;

/** For those who ask whose piece it is, a hand on a piece is like a tap. */
export const touchOf = (tried: Tried): Gesture => (tried.kind === 'lift' ? { kind: 'tap', on: tried.thing } : tried);

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

/** `id` where another than that of its two ends is wanted: named here, for a spread with a key put over it is dear (see `copyOf`). */
export const drag = <V>(from: string, onto: string, label: string, value: V, id = `${from}>${onto}`): Option<V> => ({
  id,
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
export const withValue = <V>(option: Option, value: V): Option<V> => copyOf(option, value);

/** Key by key: an object that is spread and given one more key takes five times the memory, and much of that outlives its question. */
function copyOf<V>(option: Option, value: V): Writable<Option<V>> {
  const { id, gesture, label } = option;
  const copy: Writable<Option<V>> = { id, gesture, label, value };
  addRest(copy, option);
  return copy;
}

/** The same with what it takes. */
export function costing<V>(option: Option<V>, cost: string): Option<V> {
  const copy = copyOf(option, option.value);
  copy.cost = cost;
  return copy;
}

/** The same as the first of two steps; the question of the second one has the mark `second`. */
export function thenAsking<V>(option: Option<V>, then: string): Option<V> {
  const copy = copyOf(option, option.value);
  copy.then = then;
  return copy;
}

/** The same by another gesture as well. */
export function alsoBy<V>(option: Option<V>, ...also: readonly Gesture[]): Option<V> {
  const copy = copyOf(option, option.value);
  copy.also = also;
  return copy;
}

/** The same as a way to end, to pass or to do nothing; `loses` says what is lost by it, if anything is. */
export function declining<V>(option: Option<V>, loses?: string | null): Option<V> {
  const copy = copyOf(option, option.value);
  copy.declines = true;
  if (loses) copy.loses = loses;
  return copy;
}

export const throwing = <V>(dice: string, count: number, label: string, value: V): Option<V> => ({
  id: `throw:${dice}`,
  gesture: { kind: 'throw', dice, count },
  label,
  value,
});
