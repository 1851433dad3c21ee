import { expect, test } from 'vitest';
import { begin, change, give } from '../stonesaga.testing.ts';

const passing = (edit: Parameters<typeof begin>[0]) => {
  const m = begin(edit);
  return m.open.flatMap(({ options }) => options).find(({ id }) => id === 'pass:c1')!;
};

test('SS-545 SS-554 whoever lets the night come is told what is missing for it', () => {
  const bare = passing({ mix: 'seeds-1', seed: 3, edit: (s) => void (s.characters.c1.energy = 0) });
  expect(bare.declines).toBe(true);
  expect(bare.loses).toMatch(/^For the night \S+ lacks food, water and a fire or a shelter$/);
  const ready = passing({
    mix: 'seeds-1',
    seed: 3,
    edit: (s) => {
      s.characters.c1.energy = 0;
      give(s, 'c1', 'fish', 'water');
      change(s, s.characters.c1.at!, { fire: 1 });
    },
  });
  expect(ready.loses).toBeUndefined();
});

test('SS-549 energy that the night could not add to is named before it is lost', () => {
  const full = passing({
    mix: 'seeds-1',
    seed: 3,
    edit: (s) => {
      s.characters.c1.energy = 5;
      give(s, 'c1', 'fish', 'water');
      change(s, s.characters.c1.at!, { fire: 1 });
    },
  });
  expect(full.loses).toMatch(/has 5 energy left, and the night fills it up to 5 only$/);
});

test('SS-120 actions of the day say what they take', () => {
  const m = begin({ mix: 'seeds-1', seed: 3, edit: (s) => give(s, 'c1', 'fiber', 'bone') });
  const costs = Object.fromEntries(m.open.flatMap(({ options }) => options).map(({ id, cost }) => [id, cost]));
  expect(costs['craft:c1']).toBe('1 energy');
  expect(costs['pass:c1']).toBeUndefined();
});
