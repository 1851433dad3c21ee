import { expect, test } from 'vitest';
import { copied, having, lacking } from './shared.ts';

const lamps: Record<string, number> = { north: 1, south: 2 };

test('a changed record is another one, and the old one stays as it was', () => {
  const more = having(lamps, 'east', 3);
  const fewer = lacking(more, 'north');
  expect(more).toEqual({ north: 1, south: 2, east: 3 });
  expect(fewer).toEqual({ south: 2, east: 3 });
  expect(lamps).toEqual({ north: 1, south: 2 });
});

test('what is replaced keeps its place, and what is new comes last', () => {
  expect(Object.keys(having(having(lamps, 'east', 3), 'north', 9))).toEqual(['north', 'south', 'east']);
});

test('taking out what is not there changes nothing, not even the record', () => {
  expect(lacking(lamps, 'west')).toBe(lamps);
  expect(copied(lamps)).not.toBe(lamps);
});
