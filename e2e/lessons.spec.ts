import { expect, test } from '@playwright/test';
import { calmly, settled } from './table.ts';

/** One turn of each role, the longer one where there are two: the others differ in words, and are played without a page. */
const turns = [
  "The Paladin's second turn",
  "The Skeletons' first turn",
  "The Spider's first turn",
  "The Manor's second turn",
  "The Warlock's second turn",
];

for (const turn of turns)
  test(`a teacher leads through a turn: ${turn}`, { tag: '@undrawn' }, async ({ page }) => {
    await calmly(page);
    await page.goto('/#/game/vast/lessons');
    await page.getByRole('button', { name: turn }).click();
    await settled(page);
    const lesson = page.locator('.lesson');
    await expect(lesson).toContainText('Step 1 of');
    const steps = Number(/of (\d+)/.exec(await lesson.innerText())![1]);
    for (let step = 1; step <= steps; step++) {
      await expect(lesson).toContainText(`Step ${step} of ${steps}`);
      const offers = page.locator('#actions [data-option][aria-disabled="false"]');
      await expect.poll(() => offers.count()).toBeGreaterThan(0);
      await offers.first().evaluate((button) => (button as HTMLButtonElement).click());
    }
    await expect(lesson).toContainText('That was the lesson.');
    await page.getByRole('button', { name: 'Play on without help' }).click();
    await expect(lesson).toHaveCount(0);
  });
