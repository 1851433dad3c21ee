import { expect, test } from 'vitest';
import { begin } from '../../kernel/begin.ts';
import { entropyFrom, picker } from '../../kernel/chance.ts';
import { anything, propertiesOf } from '../../testing/properties.testing.ts';
import { vantage } from './index.ts';
import { excess } from './workshop.testing.ts';

propertiesOf(vantage, {
  games: 5,
  mixes: ['falling-1', 'falling-2', 'falling-3'],
  options: { level: 'daring' },
  steps: 4000,
  every: 29,
  excess,
});
propertiesOf(vantage, {
  games: 2,
  mixes: ['falling-6'],
  options: { level: 'brazen', zero: 'first', evening: 'short' },
  steps: 6000,
  every: 61,
  excess,
});

test('EX-VA-47 VA-188 random walks of one to six players at all levels: nothing is lost, nobody is stuck, and the planet is seen', () => {
  const seen = { places: new Set<number>(), pages: new Set<string>() };
  for (let game = 0; game < 24; game++) {
    const pick = picker(3 * game + 1);
    const options = { level: ['cautious', 'practical', 'daring', 'brazen'][game % 4]!, evening: 'long' };
    const match = begin(vantage, { mix: `falling-${(game % 6) + 1}`, options, chance: entropyFrom(game) });
    let answers = 0;
    for (; match.open.length > 0 && answers < 4000; answers++) {
      match.answer(anything(match, pick));
    }
    const s = match.peek();
    expect(match.over, `game ${game}`).not.toBeNull();
    expect(excess(s)).toEqual([]);
    for (const { to } of s.visits) seen.places.add(to);
    for (const { kind, at, cat, verb, card } of s.deeds)
      seen.pages.add(kind === 'card' ? `${card}.${verb}` : `${at}.${kind === 'depart' ? verb : cat}`);
  }
  expect(seen.places.size).toBeGreaterThan(80);
  expect(seen.pages.size).toBeGreaterThan(200);
});
