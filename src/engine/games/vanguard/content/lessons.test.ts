import { expect, test } from 'vitest';
import { allows } from '../../../kernel/lesson.ts';
import { fresh } from '../vanguard.testing.ts';
import { lessons } from './lessons.ts';

test.each(lessons)('$title can be followed step by step', ({ mix, options, seed, steps }) => {
  const m = fresh(mix, options, seed);
  for (const step of steps) {
    const decision = m.open.find(({ ask }) => ask === step.ask);
    expect([step.ask, m.open.map(({ ask }) => ask)]).toEqual([step.ask, expect.arrayContaining([step.ask])]);
    const option = decision!.options.find(({ id }) => allows(step, id));
    expect([step.ask, option !== undefined, decision!.options.map(({ id }) => id)]).toEqual([step.ask, true, expect.anything()]);
    m.answer({ seat: decision!.seat, ask: step.ask, option: option!.id });
  }
  expect(m.open.length).toBeGreaterThan(0);
});
