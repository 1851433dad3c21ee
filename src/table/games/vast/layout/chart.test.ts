import { expect, test } from 'vitest';
import { chartName } from '../../../../engine/games/vast/content/manor.ts';
import { chartMarks, spawnMarks } from './chart.ts';
import { onMap, type Ground } from './ground.ts';

const ground = { map: { x: 200, y: 100, scale: 0.6 }, letters: 20, leastLetters: 12 } as Ground;

test('a square lies over its letter and right of its number', () => {
  const at = new Map(chartMarks(ground).map((mark) => [mark.text, mark.at]));
  expect([...at.keys()]).toEqual([...'ABCDEFG', ...'1234567']);
  for (const square of ['1,1', '4,4', '7,2'] as const) {
    const [letter, number] = chartName(square);
    const [column, row] = square.split(',').map(Number) as [number, number];
    const middle = onMap(ground, column - 0.5, row - 0.5);
    expect(at.get(letter!)!.x).toBeCloseTo(middle.x);
    expect(at.get(letter!)!.y).toBeGreaterThan(middle.y);
    expect(at.get(number!)!.x).toBeLessThan(middle.x);
    expect(Math.abs(at.get(number!)!.y - middle.y)).toBeLessThan(10);
  }
});

test('numbers of Spawns are written anew where their print cannot be read, and nowhere else', () => {
  const small = { ...ground, map: { ...ground.map, scale: 0.4 } };
  expect(spawnMarks(small).map(({ text }) => text).toSorted()).toEqual(['1', '2', '3', '4', '5', '6']);
  expect(spawnMarks(ground)).toEqual([]);
});
