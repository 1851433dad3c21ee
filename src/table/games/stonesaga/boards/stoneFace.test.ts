import { expect, test } from 'vitest';
import { widthOf } from './lettering.ts';
import { plans } from '../printed/boardPlan.ts';
import { faceOf } from './stoneFace.ts';

test.each(
  Object.values(plans).flatMap(
    ({ pass, pack, letters }) =>
      [
        ['Pass', pass, 0, letters],
        ['Asleep', pass, 0, letters],
        ['Pack', pack, 1, letters],
      ] as const,
  ),
)('sign, the word %s and a price do not touch', (word, { width, height }, cost, letters) => {
  const { sign, words, price } = faceOf(width, height, letters, { icon: true, cost, longest: widthOf(word, 1) });
  const half = widthOf(word, words.size) / 2;
  expect(words.x - half).toBeGreaterThan(sign.x + sign.scale * 14);
  if (cost > 0) expect(words.x + half).toBeLessThan(price.x - letters * 0.6);
  expect(words.x + half).toBeLessThan(width / 2);
  expect(words.size).toBeGreaterThanOrEqual(letters * 0.9);
});
