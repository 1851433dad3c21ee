import { describe, expect, test } from 'vitest';
import { itemIds, items } from '../../../../engine/games/stonesaga/content/items.ts';
import { overlap, within } from '../../../stage/strips.testing.ts';
import { strip, type Strip } from '../../../stage/shapes.ts';
import { grounds } from '../ground.ts';
import { benchPlans } from '../printed/benchPlan.ts';
import { layMade } from './made.ts';
import { readBench } from './reading.ts';

describe.each(Object.values(grounds).map((ground) => [ground.layout, ground] as const))('what a code makes on the %s bench', (_, ground) => {
  const plan = benchPlans[ground.layout];
  const height = (lines: readonly string[], size: number): number => lines.length * size * 1.08;

  test.each(itemIds)('%s: picture, name and words lie on the bench in letters that can be read', (item) => {
    const { picture, name, words, area } = layMade(ground, item);
    const column = (of: typeof name, width: number): Strip => ({
      ...{ x: of.x, y: of.y - height(of.lines, of.size) / 2 },
      ...{ width, height: height(of.lines, of.size) },
    });
    const parts = [picture, column(name, plan.card.width), ...(words.lines.length > 0 ? [column(words, plan.told.width)] : [])];
    for (const part of parts) {
      expect(within(part, strip(0, 0, plan.width, plan.height))).toBe(true);
      expect(overlap(part, plan.craft)).toBe(false);
      expect(overlap(part, plan.code)).toBe(false);
    }
    parts.forEach((one, i) => parts.slice(i + 1).forEach((other) => expect(overlap(one, other)).toBe(false)));
    expect(Math.min(name.size, words.size)).toBeGreaterThanOrEqual(ground.letters);
    expect(name.lines.join(' ')).toBe(items[item].name);
    expect(overlap(area, plan.craft)).toBe(false);
  });
});

test('whoever points at what is made reads the whole card', () => {
  const item = itemIds[0]!;
  const read = readBench(`made:${item}`, undefined as never);
  expect(JSON.stringify(read)).toContain(items[item].name);
  expect(JSON.stringify(read)).toContain(items[item].text);
});
