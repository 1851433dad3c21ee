import { expect, test } from 'vitest';
import { vanguard } from '../../../engine/games/vanguard/index.ts';
import { positions } from '../../../engine/games/vanguard/positions.testing.ts';
import { vanguardHand } from './hand.ts';

const view = (name: string, seat: string) => vanguard.view(positions[name]!().peek(), seat);

test('a phone shows the sections of its player on the planet: face, hand in words, dice', () => {
  const groups = vanguardHand.lies(view('planet', 'p1'), 'p1');
  expect(groups.map(({ title }) => title.split(':')[0])).toEqual(['Recon']);
  const [recon] = groups;
  expect(recon!.cards[0]!.picture?.sheet).toMatch(/people-.*\.webp/);
  expect(recon!.cards.map(({ id }) => id)).toEqual(expect.arrayContaining(['card:RC01:1', 'card:RC02:1', 'injury:recon:0']));
  expect(recon!.counts.find(({ name }) => name === 'Dice')!.value).toContain('2 green specialized');
});

test('IV-015 sections of somebody else are not in this hand', () => {
  expect(vanguardHand.lies(view('planet', 'p2'), 'p2').map(({ title }) => title.split(':')[0])).toEqual(['Science', 'Engineering']);
});

test('aboard it shows the people of its sections', () => {
  const groups = vanguardHand.lies(view('ship', 'p1'), 'p1');
  expect(groups.map(({ title }) => title)).toEqual(['Recon', 'Security']);
  expect(groups.every(({ cards }) => cards.length === 2)).toBe(true);
});
