import type { Point } from './shapes.ts';

/**
 * Something that hands move before the rules are asked: a bag that is being packed, a pair of tokens that is turned until
 * it looks right. It is asked before anything else under a finger. All points lie on the table.
 */
export interface Puzzle {
  /** There is something here to take hold of. */
  takes(at: Point): boolean;
  press(pointer: number, at: Point): void;
  move(pointer: number, at: Point): void;
  /** `lost`: the finger was taken away by the system, so that what it held goes back. */
  release(pointer: number, at: Point, lost: boolean): void;
  /** The wheel over it, or the key R: true if there was something to turn. `at` is null for a keyboard without a mouse. */
  turn(at: Point | null, by: 1 | -1): boolean;
}

export class Puzzles {
  private readonly open = new Set<Puzzle>();
  private readonly fingers = new Map<number, { readonly puzzle: Puzzle; at: Point }>();
  /** Where the mouse was last; null before it has moved. */
  private mouse: Point | null = null;

  add(puzzle: Puzzle): () => void {
    this.open.add(puzzle);
    return () => {
      this.open.delete(puzzle);
      for (const [pointer, finger] of this.fingers) if (finger.puzzle === puzzle) this.fingers.delete(pointer);
    };
  }

  takes(at: Point): boolean {
    return this.at(at) !== undefined;
  }

  press(pointer: number, at: Point): boolean {
    const puzzle = this.at(at);
    if (!puzzle || this.fingers.has(pointer)) return false;
    this.fingers.set(pointer, { puzzle, at });
    puzzle.press(pointer, at);
    return true;
  }

  move(pointer: number, at: Point): boolean {
    const finger = this.fingers.get(pointer);
    this.mouse = at;
    if (!finger) return false;
    finger.at = at;
    finger.puzzle.move(pointer, at);
    return true;
  }

  release(pointer: number, lost = false): boolean {
    const finger = this.fingers.get(pointer);
    if (!finger) return false;
    this.fingers.delete(pointer);
    finger.puzzle.release(pointer, finger.at, lost);
    return true;
  }

  turn(by: 1 | -1, at: Point | null = this.mouse): boolean {
    const puzzles = [...this.open];
    return puzzles.some((puzzle) => at !== null && puzzle.turn(at, by));
  }

  /** With no mouse over anything. */
  turnAny(by: 1 | -1): boolean {
    return this.turn(by) || [...this.open].some((puzzle) => puzzle.turn(null, by));
  }

  private at(point: Point): Puzzle | undefined {
    return [...this.open].findLast((puzzle) => puzzle.takes(point));
  }
}
