import { expect, test } from 'vitest';
import type { Guide } from '../../engine/kernel/guide.ts';
import type { Chair, Company } from '../../match/screenMessages.ts';
import { arrivals, deserted, presenceOf, sittingOf } from './company.ts';

const seats = { a: { title: 'The Miller' }, b: { title: 'Baker' } };
const guide = { seats, standing: () => null, nearness: () => [] } as unknown as Guide;
const chair = (seat: string, more: Partial<Chair> = {}): Chair => ({
  seat, person: null, policy: null, screens: 0, awaySince: null, onTable: false, ...more,
});
const company = (...chairs: readonly Chair[]): Company => ({ title: 'A night', chairs, watching: 0, now: 0 });

test('a chair is pale after 15 s, and a bot is offered for it after 60 s if it must decide', () => {
  const ada = chair('a', { person: 'Ada', awaySince: 1_000 });
  expect(presenceOf(ada, 15_999)).toBe('here');
  expect(presenceOf(ada, 16_000)).toBe('away');
  expect(deserted(company(ada), ['a'], 60_999)).toEqual([]);
  expect(deserted(company(ada), ['a'], 61_000)).toEqual([ada]);
  expect(deserted(company(ada), ['b'], 90_000)).toEqual([]);
});

test('bots and empty chairs are never away', () => {
  expect(presenceOf(chair('a', { policy: 'easy', person: 'Ada', awaySince: 1 }), 99_999)).toBe('bot');
  expect(presenceOf(chair('a'), 99_999)).toBe('free');
  expect(deserted(company(chair('a', { policy: 'easy', person: 'Ada', awaySince: 1 })), ['a'], 99_999)).toEqual([]);
});

test('whoever sits down is told by name and role, once, and not to a screen that has only come', () => {
  const [empty, taken] = [company(chair('a'), chair('b')), company(chair('a', { person: 'Ada' }), chair('b', { person: 'Bo' }))];
  const sitting = sittingOf(guide, taken);
  expect(arrivals(empty, taken, sitting)).toEqual(['Ada sits down as the Miller.', 'Bo sits down as Baker.']);
  expect(arrivals(taken, taken, sitting)).toEqual([]);
  expect(arrivals(company(), taken, sitting)).toEqual([]);
});

test('the page speaks of people and bots as it does at one screen', () => {
  const sitting = sittingOf(guide, company(chair('a', { person: 'Ada' }), chair('b', { policy: 'easy' })));
  expect(sitting.people).toEqual({ a: 'Ada' });
  expect(sitting.automatic).toEqual({ b: 'easy' });
});
