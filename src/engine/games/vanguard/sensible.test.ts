import { expect, test } from 'vitest';
import { positions } from './positions.testing.ts';
import { sensibleVanguard } from './sensible.ts';
import { say } from './vanguard.testing.ts';

test('nobody careful trades in the barracks again and again', () => {
  const m = say(positions.ship!(), 'facility:16');
  const decision = m.open.find(({ ask }) => ask === 'barracks.task')!;
  expect(decision.options.map(({ id }) => id)).toContain('trade');
  expect(sensibleVanguard(m.peek(), decision, m.open)).toEqual(['stop']);
});
