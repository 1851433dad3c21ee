import { expect, test } from 'vitest';
import { momentOf, nothingOpened, openZone } from './opened.ts';
import type { Zone } from './zone.ts';

const zone = (id: string, wanted = 0): Zone => ({ id, title: id, state: '', shapes: [], importance: 1, wanted });
const asked = momentOf([{ seat: 'paladin', ask: 'crusade.move' }]);

test('the zone that the question needs comes up by itself', () => {
  expect(openZone([zone('board', 1), zone('hand', 3)], nothingOpened, asked, null)).toBe('hand');
});

test('what somebody tapped stays as long as the same is asked', () => {
  const opened = { ...nothingOpened, looked: { id: 'bag', at: asked } };
  const zones = [zone('bag'), zone('hand', 3)];
  expect(openZone(zones, opened, asked, null)).toBe('bag');
  expect(openZone(zones, opened, momentOf([{ seat: 'paladin', ask: 'favor.use' }]), null)).toBe('hand');
});

test('a pinned zone stays whatever is asked, until it is gone from the table', () => {
  const opened = { ...nothingOpened, pinned: 'bag' };
  expect(openZone([zone('bag'), zone('hand', 3)], opened, asked, null)).toBe('bag');
  expect(openZone([zone('hand', 3)], opened, asked, null)).toBe('hand');
});

test('nothing comes or goes while nothing is asked', () => {
  expect(openZone([zone('bag'), zone('hand')], nothingOpened, '', 'bag')).toBe('bag');
  expect(openZone([zone('hand')], nothingOpened, '', 'bag')).toBe(null);
});
