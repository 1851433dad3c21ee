import { beforeEach, expect, test } from 'vitest';
import { forgetSeat, keepSeat, keepWatch, keptSeats, keptWatch, seatsIn, type KeptSeat } from './seats.ts';

let written: Map<string, string>;
let store: Pick<Storage, 'getItem' | 'setItem'>;
const chair = (match: string, seat: string, at = 1): KeptSeat => ({
  match, seat, token: `t-${seat}`, name: 'Ada', game: 'g', title: 'A night', at,
});

beforeEach(() => {
  written = new Map();
  store = { getItem: (key) => written.get(key) ?? null, setItem: (key, text) => void written.set(key, text) };
});

test('a chair is found again, newest first, and taken anew it is there once', () => {
  keepSeat(chair('m1', 'a'), store);
  keepSeat(chair('m2', 'b'), store);
  keepSeat({ ...chair('m1', 'a'), token: 'new' }, store);
  expect(keptSeats(store).map(({ match, token }) => `${match} ${token}`)).toEqual(['m1 new', 'm2 t-b']);
  expect(seatsIn('m2', store)).toHaveLength(1);
  forgetSeat({ match: 'm1', seat: 'a' }, store);
  expect(seatsIn('m1', store)).toEqual([]);
});

test('a way to watch belongs to its match', () => {
  keepWatch({ match: 'm1', key: 'k1', code: null }, store);
  keepWatch({ match: 'm1', key: 'k2', code: 'KQ7M-4TRX' }, store);
  expect(keptWatch('m1', store)).toEqual({ match: 'm1', key: 'k2', code: 'KQ7M-4TRX' });
  expect(keptWatch('m2', store)).toBeNull();
});

test('damaged storage holds no chairs and throws at nobody', () => {
  for (const text of ['{', '{}', '[null, 3, {"match":"m1"}]']) {
    written.set('lantern-table.seats', text);
    expect(keptSeats(store)).toEqual([]);
  }
  const full = { getItem: () => null, setItem: () => { throw new Error('full'); } };
  expect(() => keepSeat(chair('m1', 'a'), full)).not.toThrow();
});

test('only so many are kept', () => {
  for (let i = 0; i < 30; i++) keepSeat(chair(`m${i}`, 'a'), store);
  expect(keptSeats(store)).toHaveLength(24);
  expect(keptSeats(store)[0]!.match).toBe('m29');
});
