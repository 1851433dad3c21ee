import { describe, expect, test } from 'vitest';
import { byDistance, inOrder, stepped, tabbed } from './focus.ts';

const stops = [
  { id: 'c', x: 300, y: 12 },
  { id: 'a', x: 10, y: 20 },
  { id: 'b', x: 150, y: 0 },
  { id: 'd', x: 20, y: 200 },
  { id: 'e', x: 310, y: 210 },
];

describe('the keyboard on the table', () => {
  test('reads rows from left to right even when they are not quite level', () => {
    expect(inOrder(stops).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  test('Tab walks in reading order and leaves the table at both ends', () => {
    expect(tabbed(stops, null, false)).toBe('a');
    expect(tabbed(stops, 'c', false)).toBe('d');
    expect(tabbed(stops, 'e', false)).toBeNull();
    expect(tabbed(stops, 'a', true)).toBeNull();
    expect(tabbed(stops, null, true)).toBe('e');
  });

  test('arrows go to the neighbour that way', () => {
    expect(stepped(stops, 'a', 'right')).toBe('b');
    expect(stepped(stops, 'b', 'right')).toBe('c');
    expect(stepped(stops, 'c', 'down')).toBe('e');
    expect(stepped(stops, 'e', 'left')).toBe('d');
    expect(stepped(stops, 'd', 'up')).toBe('a');
  });

  test('arrows stay when nothing lies that way, and begin somewhere', () => {
    expect(stepped(stops, 'a', 'left')).toBe('a');
    expect(stepped(stops, 'gone', 'left')).toBe('a');
    expect(stepped([], null, 'left')).toBeNull();
  });

  test('targets come nearest first', () => {
    expect(byDistance(stops, { x: 300, y: 200 }).map(({ id }) => id)).toEqual(['e', 'c', 'b', 'd', 'a']);
  });
});
