import { describe, expect, test } from 'vitest';
import { Puzzles, type Puzzle } from './puzzles.ts';

/** Takes what lies right of `left`, and writes down what it hears. */
function puzzle(left: number): Puzzle & { readonly heard: string[] } {
  const heard: string[] = [];
  return {
    heard,
    takes: ({ x }) => x >= left,
    press: (pointer, { x }) => void heard.push(`press ${pointer} at ${x}`),
    move: (pointer, { x }) => void heard.push(`move ${pointer} to ${x}`),
    release: (pointer, { x }, lost) => void heard.push(`${lost ? 'lose' : 'release'} ${pointer} at ${x}`),
    turn: (at, by) => (at === null || at.x >= left ? (heard.push(`turn ${by}`), true) : false),
  };
}
const at = (x: number) => ({ x, y: 0 });

describe('puzzles', () => {
  test('a finger belongs to the puzzle that took it, wherever it goes', () => {
    const [all, one] = [new Puzzles(), puzzle(10)];
    all.add(one);
    expect(all.press(1, at(5))).toBe(false);
    expect(all.press(1, at(12))).toBe(true);
    expect(all.move(1, at(3))).toBe(true);
    expect(all.move(2, at(12))).toBe(false);
    expect(all.release(1)).toBe(true);
    expect(all.release(1)).toBe(false);
    expect(one.heard).toEqual(['press 1 at 12', 'move 1 to 3', 'release 1 at 3']);
  });
  test('of two the one laid last takes it, and a puzzle that is cleared away lets go', () => {
    const [all, under, over] = [new Puzzles(), puzzle(0), puzzle(10)];
    all.add(under);
    const clear = all.add(over);
    all.press(1, at(11));
    expect(under.heard).toEqual([]);
    clear();
    expect(all.release(1)).toBe(false);
    all.press(1, at(11));
    all.release(1, true);
    expect(under.heard).toEqual(['press 1 at 11', 'lose 1 at 11']);
  });
  test('R turns what the mouse is over, else what the puzzle thinks best', () => {
    const [all, one] = [new Puzzles(), puzzle(10)];
    all.add(one);
    expect(all.turn(1, at(3))).toBe(false);
    all.move(9, at(12));
    expect(all.turn(1)).toBe(true);
    all.move(9, at(3));
    expect(all.turnAny(-1)).toBe(true);
    expect(one.heard).toEqual(['turn 1', 'turn -1']);
  });
});
