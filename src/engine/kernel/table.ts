import { next, shuffle, type Chance } from './chance.ts';
import type { Seat } from './rule.ts';

/** What a rule is given: the state it may change, a way to report facts, and the only source of chance. */
export interface Table<S, F> {
  readonly state: S;
  /** Say what just happened, in the past tense, for the scene, the log and the sounds. */
  tell(fact: F): void;
  /** Say it to one seat only; the others hear `instead`, or nothing. */
  tellOnly(seat: Seat, fact: F, instead: F | null): void;
  /** A number from 1 to `sides`. Closes undo: nobody takes back a move made after seeing the dice. */
  roll(sides: number): number;
  /** One of several things, each as likely as the others. Closes undo, as a roll does. A recording keeps what was picked, not its place. */
  pick<T>(from: readonly T[]): T;
  /** Shuffle in place, out of sight. */
  shuffle<T>(cards: T[]): void;
  /** Closes undo, because something hidden has been seen: what came before can only be taken back if everybody agrees. */
  fence(): void;
}

export interface Told<F> {
  readonly fact: F;
  /** Set when only this seat may hear the fact. */
  readonly seat?: Seat;
  readonly instead?: F | null;
}

export const heardBy = <F>(told: readonly Told<F>[], seat: Seat | 'table'): F[] =>
  told.flatMap((one) => {
    if (one.seat === undefined || one.seat === seat) return [one.fact];
    return one.instead ? [one.instead] : [];
  });

/** The table of a live match: told facts are kept, and every use of chance closes undo. */
export function tableOf<S extends Chance, F>(state: S, hear: (told: Told<F>) => void, fence: () => void): Table<S, F> {
  return {
    state,
    tell: (fact) => hear({ fact }),
    tellOnly: (seat, fact, instead) => hear({ fact, seat, instead }),
    roll: (sides) => {
      fence();
      return next(state, sides) + 1;
    },
    pick: (from) => {
      fence();
      return from[next(state, from.length)]!;
    },
    shuffle: (cards) => {
      fence();
      shuffle(cards, (range) => next(state, range));
    },
    fence,
  };
}
