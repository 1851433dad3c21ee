import { expect, test } from 'vitest';
import { waterPositions } from './waters.testing.ts';

test.each(Object.keys(waterPositions))('%s asks for something', (name) => {
  const m = waterPositions[name]!();
  expect(m.open.length).toBeGreaterThan(0);
  expect(m.peek().scene).not.toBeNull();
});
