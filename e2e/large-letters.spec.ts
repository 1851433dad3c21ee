import { expect, test, type Page } from '@playwright/test';
import { calmly, settled } from './table.ts';

test.use({ hasTouch: true });

const phones = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
] as const;
const games = ['vast', 'stonesaga', 'vanguard', 'vantage'];
/** CSS pixels that browsers round differently. */
const slack = 1;
const finger = 44;

/** The table has half of the window; all tabs lie in it, as large as a finger, with all of their words; the question is not cut. */
async function leavesTheTable(page: Page, { width, height }: (typeof phones)[number]): Promise<void> {
  const area = (await page.locator('.table-area').boundingBox())!;
  expect(area.height).toBeGreaterThanOrEqual(height / 2 - slack);
  expect(area.width).toBeGreaterThanOrEqual(width / 2);
  const tabs = await page.locator('.lantern-tabs button').evaluateAll((all) =>
    all.map((tab) => {
      const { left, right, top, bottom } = tab.getBoundingClientRect();
      const lines = [...tab.children];
      const high = lines.reduce((sum, line) => sum + line.getBoundingClientRect().height, 0);
      const cut = high > tab.clientHeight + 1 || lines.some((line) => line.getBoundingClientRect().width > tab.clientWidth + 1);
      const letters = Math.min(...lines.map((line) => parseFloat(getComputedStyle(line).fontSize)));
      return { words: tab.textContent, left, right, top, bottom, cut, letters };
    }),
  );
  for (const { words, left, right, top, bottom, cut, letters } of tabs) {
    expect({ words, cut }).toEqual({ words, cut: false });
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(-slack);
    expect([right <= width + slack, bottom <= height + slack]).toEqual([true, true]);
    expect(Math.min(right - left, bottom - top)).toBeGreaterThanOrEqual(finger - slack);
    expect(letters).toBeGreaterThanOrEqual(12);
  }
  const bar = (await page.locator('.top-bar').boundingBox())!;
  const prompt = (await page.locator('.prompt h1').boundingBox())!;
  expect([prompt.y >= bar.y, prompt.y + prompt.height <= bar.y + bar.height + slack]).toEqual([true, true]);
}

for (const game of games)
  for (const size of phones)
    test(`the largest letters leave ${game} half of ${size.width} by ${size.height}`, { tag: '@undrawn' }, async ({ page }) => {
      await page.setViewportSize(size);
      await calmly(page, 'still', 1.5);
      await page.goto(`/#/game/${game}`);
      await page.getByRole('button', { name: /Learn in ten minutes/ }).click();
      await settled(page);
      await expect(page.locator('.lesson, .advice').first()).toBeVisible();
      await leavesTheTable(page, size);
      await page.getByRole('button', { name: /^Hint/ }).first().click();
      await expect(page.locator('.hint')).toBeVisible();
      await settled(page);
      await leavesTheTable(page, size);
    });

for (const textSize of [1, 1.5] as const)
  test(`a newcomer sees every part of a game on a phone, letters ${textSize} times as high`, { tag: '@undrawn' }, async ({ page }) => {
    const [{ width, height }] = phones;
    await page.setViewportSize({ width, height });
    await calmly(page, 'still', textSize);
    for (const game of games) {
      await page.goto(`/#/game/${game}`);
      const parts = page.locator('.parts a');
      await expect(parts.last()).toBeVisible();
      for (const part of await parts.all()) {
        const box = (await part.boundingBox())!;
        expect([box.x >= 0, box.x + box.width <= width + slack, box.height >= finger - slack]).toEqual([true, true, true]);
        if (textSize === 1) expect(box.y + box.height).toBeLessThanOrEqual(height);
      }
      const lid = (await page.locator('.lid').boundingBox())!;
      const wide = await page
        .locator('.lid h1, .lid .button')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left + one.scrollWidth));
      for (const right of wide) expect(right).toBeLessThanOrEqual(lid.x + lid.width);
    }
  });

test('titles on covers are whole with the largest letters, and pages have one row', { tag: '@undrawn' }, async ({ page }) => {
  await calmly(page, 'still', 1.5);
  await page.goto('/');
  for (const { width, height } of [...phones, { width: 768, height: 1024 }, { width: 1024, height: 768 }]) {
    await page.setViewportSize({ width, height });
    const covers = page.locator('.shelf .box-face');
    await expect(covers).toHaveCount(games.length);
    for (const cover of await covers.all()) {
      const { words, right, edge } = await cover.evaluate((face) => {
        const title = face.querySelector('strong')!;
        const range = document.createRange();
        range.selectNodeContents(title);
        return { words: title.textContent, right: range.getBoundingClientRect().right, edge: face.getBoundingClientRect().right };
      });
      expect({ words, width, whole: right <= edge }).toEqual({ words, width, whole: true });
    }
    const tops = await page.locator('.hall-top nav a').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect({ width, rows: new Set(tops).size }).toEqual({ width, rows: 1 });
  }
});
