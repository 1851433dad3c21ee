import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gain, lose, type Dial } from './dial.ts';

const grit: Dial = { min: 0, max: 12, thresholds: [9, 3, 6] };

describe('a dial', () => {
  test('stops at its highest value and says what was wasted', () => {
    const paladin = { grit: 10 };
    expect(gain(paladin, 'grit', 5, grit)).toMatchObject({ from: 10, to: 12, changed: 2, wasted: 3 });
    expect(paladin.grit).toBe(12);
  });

  test('stops at its lowest value and says what was wasted', () => {
    const paladin = { grit: 1 };
    expect(lose(paladin, 'grit', 4, grit)).toMatchObject({ from: 1, to: 0, changed: -1, wasted: 3 });
    expect(paladin.grit).toBe(0);
  });

  test('reports thresholds on the way up, lowest first, including the one it lands on', () => {
    const paladin = { grit: 2 };
    expect(gain(paladin, 'grit', 4, grit)).toMatchObject({ up: [3, 6], down: [] });
    expect(gain(paladin, 'grit', 2, grit)).toMatchObject({ up: [], down: [] });
    expect(gain(paladin, 'grit', 1, grit)).toMatchObject({ up: [9] });
  });

  test('reports thresholds on the way down, highest first, only once it stands below them', () => {
    const paladin = { grit: 9 };
    expect(lose(paladin, 'grit', 0, grit)).toMatchObject({ down: [] });
    expect(lose(paladin, 'grit', 3, grit)).toMatchObject({ to: 6, down: [9] });
    expect(lose(paladin, 'grit', 6, grit)).toMatchObject({ to: 0, down: [6, 3], up: [] });
  });

  test('refuses to be moved by a negative or broken amount', () => {
    expect(() => gain({ grit: 1 }, 'grit', -1, grit)).toThrow('-1');
    expect(() => lose({ grit: 1 }, 'grit', 0.5, grit)).toThrow('0.5');
  });

  test('crosses every threshold as often up as down on a way that returns', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -6, max: 6 }), { maxLength: 30 }), (steps) => {
        const on = { grit: 0 };
        const balance = new Map<number, number>();
        const turns = steps.map((step) => (step < 0 ? lose(on, 'grit', -step, grit) : gain(on, 'grit', step, grit)));
        for (const { up, down } of [...turns, lose(on, 'grit', on.grit, grit)]) {
          for (const threshold of up) balance.set(threshold, (balance.get(threshold) ?? 0) + 1);
          for (const threshold of down) balance.set(threshold, (balance.get(threshold) ?? 0) - 1);
        }
        expect([...balance.values()].every((n) => n === 0)).toBe(true);
      }),
    );
  });
});
