import { expect, test } from 'vitest';
import { equipment } from '../../../engine/games/vanguard/content/decks/equipment.ts';
import { vanguard } from '../../../engine/games/vanguard/index.ts';
import { positions } from '../../../engine/games/vanguard/positions.testing.ts';
import { HandTeller } from '../../hand.ts';
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

test('cards that a question offers and that lie nowhere yet are shown with their words, before everything else', () => {
  const teller = new HandTeller(vanguardHand, {});
  const tool = `equipment:${equipment[0]!.id}`;
  const tap = (on: string) => ({ id: on, label: on, gesture: { kind: 'tap' as const, on } });
  const asked = [{ options: [tap(tool), tap('card:SE01:1'), tap('card:RC01:1'), tap('sector:2')] }];
  const [first, own] = teller.view(view('planet', 'p1'), 'p1', asked as never, { log: () => [], names: {}, over: false }).groups;
  expect(first!.title).toBe('Choose from');
  expect(first!.cards.map(({ id }) => id)).toEqual([tool, 'card:SE01:1']);
  for (const { title, text } of first!.cards) expect([title, text].every((words) => words.length > 3)).toBe(true);
  expect(own!.cards.map(({ id }) => id)).toContain('card:RC01:1');
});
