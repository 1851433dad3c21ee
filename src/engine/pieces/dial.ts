/** The printed ends of a dial or track, and the values at which something happens. */
export interface Dial {
  readonly min: number;
  readonly max: number;
  /** A threshold is reached when the dial stands on it or above. */
  readonly thresholds?: readonly number[];
}

/** What a turn of a dial really did. */
interface Turned {
  readonly from: number;
  readonly to: number;
  /** How far the dial moved: positive up, negative down. */
  readonly changed: number;
  /** How much of what was asked ran against the end of the dial. */
  readonly wasted: number;
  /** Thresholds that are reached now and were not before, in the order they were passed. */
  readonly up: readonly number[];
  /** Thresholds that are no longer reached, in the order they were passed. */
  readonly down: readonly number[];
}

type NumberKeys<T> = { [K in keyof T]: T[K] extends number ? K : never }[keyof T];

/** `gain(state.paladin, 'grit', 2, grit)`: raise what the record keeps under that name, up to the dial's end. */
export const gain = <T extends object, K extends NumberKeys<T> & string>(on: T, name: K, amount: number, dial: Dial): Turned =>
  turnTo(on, name, read(on, name) + whole(amount), dial);

export const lose = <T extends object, K extends NumberKeys<T> & string>(on: T, name: K, amount: number, dial: Dial): Turned =>
  turnTo(on, name, read(on, name) - whole(amount), dial);

/** Sets a dial to a value, or as near to it as the dial goes. */
function turnTo<T extends object, K extends NumberKeys<T> & string>(on: T, name: K, wanted: number, dial: Dial): Turned {
  const from = read(on, name);
  const to = clamp(wanted, dial);
  (on as Record<string, number>)[name] = to;
  return { from, to, changed: to - from, wasted: Math.abs(wanted - to), ...crossed(from, to, dial.thresholds ?? []) };
}

const clamp = (value: number, { min, max }: Dial): number => Math.min(max, Math.max(min, value));

function crossed(from: number, to: number, thresholds: readonly number[]): Pick<Turned, 'up' | 'down'> {
  const between = (low: number, high: number) => ascending(thresholds).filter((threshold) => low < threshold && threshold <= high);
  return { up: between(from, to), down: between(to, from).reverse() };
}

const ascending = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => a - b);

const read = <T extends object>(on: T, name: keyof T & string): number => (on as Record<string, number>)[name]!;

/** A negative gain is a loss under another name, and rules tell the two apart. */
function whole(amount: number): number {
  if (!Number.isInteger(amount) || amount < 0) throw new Error(`a dial moves by whole steps from 0 up, not by ${amount}`);
  return amount;
}
