import { expect, test } from 'vitest';
import { strip } from '../../../stage/shapes.ts';
import { pageForm, type PageText } from './pageForms.ts';

const text: PageText = {
  story: true,
  bold: 'CLIMB the licked stair to the top.',
  paragraphs: ['Each step is the shape of a tongue. You lie down in the salt hollow at the summit.'],
  prompt: 'Which way do you come down?',
  rows: ['Come down on the side of the quilts.', 'Come down on the side of the bright water.', 'Come down on the coast road.'],
  dice: 0,
};

/** The vista in units of the scene, its smallest letters, a finger or the tip of a mouse, and whether the book has room to lie open. */
const vistas = [
  [1279, 960, 14, 28, true],
  [1250, 1004, 22, 44, true],
  [1225, 696, 19, 71, true],
  [896, 967, 23, 45, false],
  [1350, 876, 36, 132, false],
  [1067, 1061, 33, 120, false],
] as const;

test.each(vistas)('in a vista of %i by %i the page lies in it, and nothing on it lies on anything else', (width, height, letters, finger, open) => {
  const at = strip(0, 0, width, height);
  const form = pageForm(text, at, letters, finger, 50);
  expect(form.open).toBe(open);
  const { outer, column, head, tops, rowHeight, gap } = form;
  expect([outer.y >= 0, outer.y + outer.height <= height, outer.x >= 0, outer.width <= width]).toEqual([true, true, true, true]);
  const foot = tops.rows + 3 * rowHeight + 2 * gap;
  const right = [column.y, tops.bold, tops.said, tops.prompt, tops.rows, foot, outer.y + outer.height];
  expect(right).toEqual([...right].sort((a, b) => a - b));
  expect(column.x >= head.x + head.width).toBe(open);
  expect(tops.head < tops.below && tops.below <= tops.dice).toBe(true);
});

test('an open book has the action, its cost and the dice on the left page, and what is chosen on the right one', () => {
  const { head, column, tops, outer } = pageForm(text, strip(0, 0, 1279, 960), 14, 28, 50);
  const fold = outer.x + outer.width / 2;
  expect(head.x + head.width).toBeLessThan(fold);
  expect(column.x).toBeGreaterThan(fold);
  expect(tops.bold).toBeCloseTo(tops.head);
});

test('the page lies below the dials where it has room there, and over them rather than with answers smaller than a finger', () => {
  expect(pageForm(text, strip(0, 0, 1067, 1061), 33, 120, 140).outer.y).toBeGreaterThanOrEqual(140);
  const low = pageForm(text, strip(0, 0, 1350, 876), 36, 132, 150);
  expect(low.outer.y).toBeLessThan(150);
  expect(low.rowHeight).toBeGreaterThanOrEqual(131);
});
