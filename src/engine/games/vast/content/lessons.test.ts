import { describe, expect, test } from 'vitest';
import { vast } from '../index.ts';
import { begun, played } from './lessons.testing.ts';
import { lessons } from './lessons.ts';
import { stackTiles } from './tiles.ts';

describe.each(lessons.map((lesson) => [lesson.title, lesson] as const))('%s', (_title, lesson) => {
  test.each([1, 2, 3, 4, 5])('can be played by its own steps whatever the cards are (%i)', (seed) => {
    const match = played(lesson, seed);
    expect(match.over).toBeNull();
    expect(match.peek().active).not.toBe(lesson.mix === 'paladins-journey' ? '' : lesson.seat); // the turn that was taught is over
  });

  test.each([1, 2, 3, 4, 5])('begins with every tile exactly once (%i)', (seed) => {
    const { map, stack } = begun(lesson, seed).peek();
    const tiles = [...Object.values(map).map(({ tile }) => tile), ...stack];
    expect(new Set(tiles).size).toBe(tiles.length);
    expect(tiles.filter((tile) => stackTiles.includes(tile))).toHaveLength(stackTiles.length);
  });

  test('begins with every card exactly once', () => {
    const { paladin, skeletons, spider, manor, warlock } = begun(lesson, 3).peek();
    for (const holding of [paladin.favors, paladin.treasures, skeletons.gear, spider?.powers, manor?.rituals, warlock?.spells]) {
      const cards: string[] = Object.values(holding ?? {}).flat();
      expect(new Set(cards).size).toBe(cards.length);
    }
  });

  test('never says more at once than fits beside the table', () => {
    for (const [index, { say }] of lesson.steps.entries())
      expect(`${lesson.steps[index - 1]?.done ?? ''} ${say}`.length, say).toBeLessThanOrEqual(340);
  });

  test('leaves the other seats to bots', () => {
    const { seats } = vast.mixes.find(({ id }) => id === lesson.mix)!;
    expect([lesson.seat, ...Object.keys(lesson.automatic ?? {})].sort()).toEqual([...seats].sort());
  });
});

test('each role has a lesson, and each lesson an id, a title and an opening of its own', () => {
  expect(new Set(lessons.map(({ seat }) => seat)).size).toBe(5);
  for (const of of [lessons.map(({ id }) => id), lessons.map(({ title }) => title), lessons.map(({ options }) => options['opening'])])
    expect(new Set(of).size).toBe(lessons.length);
});

test('every example of the two rounds, the Warlock and the general rules is shown by exactly one step', () => {
  const taught = lessons.flatMap(({ steps }) => steps.flatMap(({ teaches }) => teaches ?? []));
  // EX-MM-56 and on are about another game.
  const examples = Array.from({ length: 55 }, (_, i) => `EX-MM-${String(i + 1).padStart(2, '0')}`);
  expect([...taught].sort()).toEqual(examples);
});
