import { expect, test } from 'vitest';
import { roleTitles, type Role } from '../../../engine/games/vast/content/roles.ts';
import { full } from '../../../engine/games/vast/full.testing.ts';
import { vast } from '../../../engine/games/vast/index.ts';
import { vastHand } from './hand.ts';

const match = full('five', (s) => {
  const holdings: unknown[] = [s.paladin.favors, s.skeletons.gear, s.spider!.powers, s.manor!.rituals, s.warlock!.spells];
  for (const holding of holdings as { hand: string[]; deck: string[] }[])
    holding.hand.push(...holding.deck.splice(-2));
});
const state = match.peek();
const roles = Object.keys(roleTitles) as Role[];

test.each(roles)('MM-002: the phone of %s shows each card of its own hand, with a picture and words', (role) => {
  const secret = vastHand.lies(vast.view(state, role), role).filter((group) => group.secret);
  const cards = secret.flatMap(({ cards: shown }) => shown);
  expect(cards.length).toBeGreaterThan(1);
  for (const { title, text, picture } of cards) {
    expect(`${title} ${text}`.length).toBeGreaterThan(10);
    expect(picture?.sheet).toMatch(/\.webp$/);
  }
});

test.each(roles)('MM-002: with the eyes of the table no card of the hand of %s is there', (role) => {
  const secret = vastHand.lies(vast.view(state, 'table'), role).filter((group) => group.secret);
  expect(secret.flatMap(({ cards }) => cards)).toEqual([]);
});

test('what lies open is told in numbers, and somebody who only watches has nothing in front of them', () => {
  expect(vastHand.lies(vast.view(state, 'spider'), 'spider').at(-1)!.counts.map(({ name }) => name)).toContain('Terror');
  expect(vastHand.lies(vast.view(state, 'table'), 'table')).toEqual([]);
});
