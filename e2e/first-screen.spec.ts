import { expect, test, type Page } from '@playwright/test';
import { calmly, settled } from './table.ts';

const windows = [[1920, 1080], [1280, 720], [1024, 768], [768, 1024], [844, 390], [390, 844]] as const;

/** What somebody comes for lies in the window, and nothing has to be pushed up to reach it. */
async function standsWhole(page: Page, [width, height]: (typeof windows)[number]): Promise<void> {
  await page.setViewportSize({ width, height });
  const wanted = page.locator('.continue, .shelf-links .button, .box-face, .box-acts > *');
  const outside = (): Promise<string[]> =>
    wanted.evaluateAll((all) =>
      all
        .filter((one) => {
          const { left, right, top, bottom } = one.getBoundingClientRect();
          return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
        })
        .map((one) => one.textContent),
    );
  await expect.poll(outside, { message: `outside of ${width} by ${height}` }).toEqual([]);
  const heights = await page.locator('.hall-top a').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect(Math.min(...heights), `the lowest way out at ${width} by ${height}`).toBeGreaterThanOrEqual(43.5);
  const beyond = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  expect(beyond, `to be pushed up at ${width} by ${height}`).toBeLessThanOrEqual(0);
}

test('the first screen has everything in sight at every size: to go on, to begin, to learn', { tag: '@undrawn' }, async ({ page }) => {
  await calmly(page);
  await page.goto('/');
  await expect(page.locator('.box-acts .learn-first:enabled')).toHaveCount(4);
  await expect(page.getByText('Never played?').first()).toBeAttached();
  for (const size of windows) await standsWhole(page, size);
  await page.locator('.box[data-game="vast"] .learn-first').click();
  await settled(page);
  await page.goto('/#/');
  await expect(page.locator('.continue')).toBeVisible();
  for (const size of windows) await standsWhole(page, size);
});
