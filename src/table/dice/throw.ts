import type { Quaternion } from './rotation.ts';

/** Lengths are in edges of a die, the middle of the tray is the origin, x runs right and y down. */
export interface TrayPoint {
  readonly x: number;
  readonly y: number;
}

export interface RolledDie {
  /** a name among the kinds of the game */
  readonly kind: string;
  /** what the engine rolled: the number of the face in its kind's list, from 1 */
  readonly face: number;
}

/** A die of an earlier throw that lies there: its place and the cosine and sine of its turn about the upright. It is not moved. */
export interface LyingDie extends TrayPoint {
  readonly cos: number;
  readonly sin: number;
}

/** Everything that a throw depends on. Two equal throws have the same film, down to the last bit. */
export interface Throw {
  /** made from the id of the roll; decides how the dice tumble, never what they show */
  readonly seed: number;
  readonly dice: readonly RolledDie[];
  /** where the hand lets go (it may be outside the tray) */
  readonly hand: TrayPoint;
  /** how fast the hand moves, in edges per second */
  readonly flick: TrayPoint;
  /** inner size of the tray */
  readonly tray: { readonly width: number; readonly height: number };
  readonly standing?: readonly LyingDie[];
  /** how each die lay in the hand, if it could be seen there; otherwise any way up */
  readonly held?: readonly Quaternion[];
}
