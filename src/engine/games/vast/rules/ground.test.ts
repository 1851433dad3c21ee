import { expect, test } from 'vitest';
import { begin } from '../../../kernel/begin.ts';
import { entropyFrom, picker } from '../../../kernel/chance.ts';
import { vast } from '../index.ts';
import { sides } from '../content/tiles.ts';
import { groundOf } from './solo/ground.ts';
import { squares } from './spaces.ts';
import { isWall } from './walls.ts';

test('the map as numbers has a wall exactly where the rules see one', () => {
  const pick = picker(11);
  let markers = 0;
  for (let seed = 0; seed < 12; seed++) {
    const match = begin(vast, { chance: entropyFrom(seed) });
    for (let i = 0; i < 60 && match.open.length > 0; i++) {
      const { seat, ask, options } = match.open[pick(match.open.length)]!;
      match.answer({ seat, ask, option: options[pick(options.length)]!.id });
      const state = match.peek();
      markers += Object.keys(state.breaches).length;
      const { walls } = groundOf(state);
      const wrong = squares.flatMap((square, at) =>
        sides.filter((side, n) => (((walls[at]! >> n) & 1) === 1) !== isWall(state, square, side)).map((side) => `${square} ${side}`),
      );
      expect(wrong).toEqual([]);
    }
  }
  expect(markers).toBeGreaterThan(0);
});
