import { expect, test } from 'vitest';
import { places } from '../../../engine/games/vantage/content/places.ts';
import { play, throwDice } from '../../../engine/games/vantage/vantage.testing.ts';
import { aloud } from './aloud.ts';

test('RU-VA-15 what is read aloud is the entry alone: never a name, a description or a page for one player', () => {
  const game = play({ seats: 2, at: [18, 41], dice: ['blank', 'blank', 'blank', 'blank'] });
  game.do('here:engage', throwDice).do('p2: way:N', throwDice);
  const said = game.heard('table').flatMap((fact) => aloud(fact) ?? []);
  expect(said).toContain('HAIL the lit window.');
  for (const { name, description } of places) expect(said.some((line) => line.includes(description) || line === name)).toBe(false);
  expect(aloud({ fact: 'lampSaid', seat: 'p1', line: 'For one.' })).toBeNull();
  expect(aloud({ fact: 'arrived', seat: 'p1', location: 18 })).toBeNull();
});

test('the last page is read to its end', () => {
  expect(aloud({ fact: 'gameEnded', victory: 'mission', page: 'mission' })).toMatch(/^On board a drawer opens.*dreaming about\.$/);
});

test.each(['A', 'G', 'H', 'L'])('VA-082 the letter of region %s is read as what it is', (region) => {
  const declared = { fact: 'actionDeclared', seat: 'p1', kind: 'location', cat: 'look', verb: 'TRACE', number: 73, cost: 2 } as const;
  expect(aloud({ ...declared, text: `(${region}) TRACE the one red strand.` })).toBe(`Region ${region}. TRACE the one red strand.`);
});
