import { expect, test } from 'vitest';
import { rests, swingOn, type Spring } from './spring.ts';

const springs: readonly Spring[] = [{ pull: 12, damp: 1 }, { pull: 20, damp: 0.4 }];

test.each(springs)('one stride equals many steps (%o)', (spring) => {
  const [one, many] = [{ value: 0, speed: 5 }, { value: 0, speed: 5 }];
  swingOn(spring, one, 10, 0.3);
  for (let i = 0; i < 30; i++) swingOn(spring, many, 10, 0.01);
  expect(one.value).toBeCloseTo(many.value, 9);
  expect(one.speed).toBeCloseTo(many.speed, 9);
});

test.each(springs)('comes to rest at its goal (%o)', (spring) => {
  const swing = { value: -40, speed: 0 };
  swingOn(spring, swing, 7, 5);
  expect(rests(swing, 7, 0.01, spring.pull)).toBe(true);
});

test('a loose spring swings past its goal, a tight one does not', () => {
  const past = (spring: Spring): number => {
    const swing = { value: 0, speed: 0 };
    let most = 0;
    for (let i = 0; i < 200; i++) {
      swingOn(spring, swing, 1, 0.01);
      most = Math.max(most, swing.value);
    }
    return most;
  };
  expect(past(springs[1]!)).toBeGreaterThan(1.1);
  expect(past(springs[0]!)).toBeLessThanOrEqual(1);
});
