import { expect, test } from 'vitest';
import { randomAnswer } from '../../../../../bots/random.ts';
import { begin } from '../../../../kernel/begin.ts';
import { entropyFrom, picker } from '../../../../kernel/chance.ts';
import { destinies, missions } from '../../content/cards.ts';
import { vantage } from '../../index.ts';
import type { VantageState } from '../../state.ts';
import { goalOf } from './missions.ts';
import { progressOf } from './reading.ts';
import { countedOf, type Counting } from './tally.ts';

const entry = (n: number) => ({ n });
const sum: Counting<{ readonly n: number }, { all: number; looks: number }> = {
  nothing: () => ({ all: 0, looks: 0 }),
  add(counted, { n }) {
    counted.all += n;
    counted.looks += 1;
  },
};

test('an entry is looked at once, and the next reading goes on behind it', () => {
  const list = [1, 2, 3].map(entry);
  let looks = 0;
  const looking: typeof sum = { ...sum, add: (counted, one) => (sum.add(counted, one), void looks++) };
  expect(countedOf(list, looking).all).toBe(6);
  expect(countedOf([...list, entry(4)], looking).all).toBe(10);
  expect(looks).toBe(4);
});

test('a list that went another way, or back, is read from its beginning', () => {
  const list = [1, 2, 3].map(entry);
  countedOf([...list, entry(4)], sum);
  expect(countedOf([...list, entry(5)], sum).all).toBe(11);
  expect(countedOf(list, sum).all).toBe(6);
  expect(countedOf(list.slice(0, 1), sum).all).toBe(1);
});

test('entries before the first that counts are left out, whatever was read before', () => {
  const list = [1, 2, 3].map(entry);
  expect(countedOf(list, sum).all).toBe(6);
  expect(countedOf(list, sum, 2).all).toBe(3);
  expect(countedOf([...list, entry(4)], sum, 2).all).toBe(7);
  expect(countedOf(list, sum, 3).all).toBe(0);
});

test('two matches are counted side by side', () => {
  const [one, other] = [[entry(1)], [entry(10)]];
  expect([countedOf(one, sum).all, countedOf(other, sum).all]).toEqual([1, 10]);
  const looked = countedOf([...one, entry(2)], sum);
  countedOf([...other, entry(20)], sum);
  expect(looked).toEqual({ all: 3, looks: 2 });
});

const allProgress = (s: VantageState) => [
  ...missions.map(({ num }) => progressOf(s, goalOf(num, s.seats.length), { num, tokens: 1, since: 0 })),
  ...destinies.map(({ num, goal }) => progressOf(s, goal, { num, tokens: 1, since: Math.min(3, s.deeds.length) })),
  ...destinies.flatMap(({ num, foundBy }) => (foundBy ? [progressOf(s, foundBy, { num, tokens: 0, since: 0 })] : [])),
];

test.each([2, 3, 6])('every goal counts in a long game of %d as in one that has just been loaded, and after taking another way', (players) => {
  const pick = picker(players);
  const options = { level: 'cautious', zero: 'third', evening: 'long' };
  const game = begin(vantage, { mix: `falling-${players}`, chance: entropyFrom(players), options });
  for (let given = 0; given < 700 && game.open.length > 0; given++) {
    if (given % 50 === 0) {
      const tried = game.fork();
      for (let n = 0; n < 30 && tried.open.length > 0; n++) tried.answer(randomAnswer(tried.open, pick)!);
      expect(allProgress(tried.here().at)).toEqual(allProgress(structuredClone(tried.here().at)));
    }
    game.answer(randomAnswer(game.open, pick)!);
    if (given % 10 === 0) expect(allProgress(game.here().at)).toEqual(allProgress(structuredClone(game.here().at)));
  }
  expect(game.here().at.deeds.length).toBeGreaterThan(20);
});
