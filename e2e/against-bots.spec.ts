import { expect, test, type Page } from '@playwright/test';
import { sitDown } from './sitting.ts';

/** Plays one seat from the list of actions, inside the page: any answer, and `end-turn` as soon as there is one. Hurries the bots. */
const playOn = (page: Page, seconds: number): Promise<string> =>
  page.evaluate(async (most) => {
    const until = Date.now() + most * 1000;
    const button = (name: string) =>
      [...document.querySelectorAll('button')].find((one) => one.textContent?.trim() === name && !one.disabled);
    while (Date.now() < until) {
      const verdict = document.querySelector('.verdict')?.textContent;
      if (verdict) return verdict;
      const options = [...document.querySelectorAll<HTMLButtonElement>('#actions [data-option]')].filter(
        (one) => one.getAttribute('aria-disabled') !== 'true',
      );
      const chosen = options.find((one) => one.dataset['option'] === 'end-turn') ?? options[0];
      if (chosen) chosen.click();
      else button('Skip to my turn')?.click();
      await new Promise((done) => setTimeout(done, 25));
    }
    return 'it went on and on';
  }, seconds);

test('one person against four bots plays a whole game to its end', { tag: '@undrawn' }, async ({ page }) => {
  test.setTimeout(150_000);
  await sitDown(page, { mix: 'five', people: { paladin: 'Ada' } });
  await expect(page.locator('.turn-chip')).toContainText('The Paladin');
  expect(await playOn(page, 90)).toMatch(/ wins?\.$/);
  await expect(page.locator('.nearness li')).toHaveCount(5);
  await expect(page.locator('.nearness [data-won="true"]')).toHaveCount(1);
});

test('a bot can be stopped, and hurried on', { tag: '@undrawn' }, async ({ page }) => {
  await sitDown(page, { mix: 'paladin-skeletons-spider', people: { paladin: 'Ada' } });
  await page.evaluate(async () => {
    document.querySelector<HTMLButtonElement>('#actions [data-option="end-turn"]')!.click();
    const pause = () => [...document.querySelectorAll('button')].find((one) => one.textContent === 'Pause');
    while (!pause()) await new Promise((done) => setTimeout(done)); // at eight times the speed bots do not wait for a mouse
    pause()!.click();
  });
  await expect(page.locator('.bot-bar')).toContainText('waits for you');
  await expect(page.getByRole('button', { name: 'Go on' })).toBeVisible();
  await page.getByRole('button', { name: 'Skip to my turn' }).click();
  await expect.poll(() => page.locator('#actions [data-option]').count()).toBeGreaterThan(0);
  await expect(page.locator('.turn-chip')).toContainText('The Paladin');
});
