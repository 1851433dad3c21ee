import { expect, test } from 'vitest';
import { keepPlaces, placed, readPlaces, seatsAt } from './edges.ts';

test('people sit opposite each other before they sit side by side, and where they said above all', () => {
  expect(placed(['a', 'b', 'c', 'd', 'e'], {})).toEqual({ a: 'south', b: 'north', c: 'west', d: 'east', e: 'south' });
  expect(placed(['a', 'b', 'c'], { b: 'south' })).toEqual({ a: 'north', b: 'south', c: 'west' });
});

test('somebody who has left the match keeps no place', () => {
  expect(placed(['a'], { a: 'west', gone: 'south' })).toEqual({ a: 'west' });
});

test('seats of one edge stand in the order of the game', () => {
  expect(seatsAt({ a: 'south', b: 'north', c: 'south' }, 'south', ['c', 'b', 'a'])).toEqual(['c', 'a']);
});

test('places are kept for the match, and nonsense is not', () => {
  const store = new Map<string, string>();
  const storage = { getItem: (key: string) => store.get(key) ?? null, setItem: (key: string, text: string) => void store.set(key, text) };
  keepPlaces('m1', { a: 'west' }, storage);
  expect(readPlaces('m1', storage)).toEqual({ a: 'west' });
  expect(readPlaces('m2', storage)).toEqual({});
  storage.setItem('lantern-table.edges.m3', '{"a":"above","b":"north"}');
  expect(readPlaces('m3', storage)).toEqual({ b: 'north' });
  storage.setItem('lantern-table.edges.m4', '{');
  expect(readPlaces('m4', storage)).toEqual({});
});
