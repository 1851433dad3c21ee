import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countIn, drawFrom, putInto, type Bag } from './bag.ts';
import { tableWith } from './pieces.testing.ts';

describe('a bag', () => {
  test('gives what is in it and nothing else', () => {
    fc.assert(fc.property(fc.integer(), fc.nat({ max: 12 }), (seed, count) => {
      const bag: Bag = { red: 3, blue: 4, black: 0 };
      const drawn = drawFrom(tableWith(seed), bag, count);
      expect(drawn).toHaveLength(Math.min(count, 7));
      putInto(bag, ...drawn);
      expect(bag).toEqual({ red: 3, blue: 4, black: 0 });
    }));
  });

  test('gives the same for the same chance, however the record grew', () => {
    const one: Bag = { red: 5, blue: 5, green: 5 };
    const other: Bag = { green: 5, red: 5, blue: 5 };
    expect(drawFrom(tableWith(4), one, 9)).toEqual(drawFrom(tableWith(4), other, 9));
  });

  test('gives each kind as often as there are tokens of it', () => {
    const t = tableWith(2);
    const drawn = Array.from({ length: 4000 }, () => drawFrom(t, { red: 3, blue: 1 })[0]);
    const red = drawn.filter((kind) => kind === 'red').length;
    expect(red).toBeGreaterThan(2850);
    expect(red).toBeLessThan(3150);
  });

  test('closes undo with every draw, and with none from an empty bag', () => {
    const t = tableWith();
    expect(drawFrom(t, {}, 2)).toEqual([]);
    expect(t.sealed()).toBe(0);
    drawFrom(t, { red: 2 }, 2);
    expect(t.sealed()).toBe(2);
  });

  test('takes kinds it never held', () => {
    const bag: Bag = {};
    putInto<string>(bag, 'gold', 'gold');
    expect([bag, countIn(bag)]).toEqual([{ gold: 2 }, 2]);
  });
});
