import { expect, test } from 'vitest';
import { chanceToReach } from './testChance.ts';

/** Every chain of dice up to five sixes, with its weight. */
const chains = (depth = 0, sum = 0, weight = 1): (readonly [number, number])[] =>
  [1, 2, 3, 4, 5, 6].flatMap((face) =>
    face < 6 || depth > 5 ? [[sum + face, weight / 6] as const] : chains(depth + 1, sum + 6, weight / 6),
  );

test('SS-103 to SS-106: agrees with throwing every chain of sixes', () => {
  const all = chains();
  for (let wanted = 1; wanted <= 30; wanted++)
    expect(chanceToReach(wanted)).toBeCloseTo(
      all.filter(([sum]) => sum >= wanted).reduce((total, [, weight]) => total + weight, 0),
      10,
    );
});

test('a six is never the end: seven is as likely as six', () => {
  expect(chanceToReach(6)).toBeCloseTo(1 / 6);
  expect(chanceToReach(7)).toBeCloseTo(1 / 6);
  expect(chanceToReach(8)).toBeCloseTo((1 / 6) * (5 / 6));
});
