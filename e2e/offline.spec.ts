import { expect, test } from '@playwright/test';
import { dragByMouse, expectOffer, openJourney, settled } from './table.ts';

test('without a network a game that was played goes on, and one that was never opened says why not', async ({ page, context }) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.goto('/');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await openJourney(page);

  await context.setOffline(true);
  await page.reload();
  await settled(page);
  await dragByMouse(page, 'cubes:unassigned', 'box:crusade');
  await expectOffer(page, 'space:4,7');

  await page.evaluate(() => (location.hash = '#/'));
  await expect(page.getByRole('link', { name: /Vast/ }).first()).toBeVisible(); // the lobby and its other pages are held too
  await page.evaluate(() => (location.hash = '#/rules'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => (location.hash = '#/game/stonesaga'));
  await expect(page.getByRole('alert').getByText(/You may be offline/)).toBeVisible();
  await page.getByRole('button', { name: /Learn in ten minutes/ }).click();
  await expect(page.locator('.notice').getByText(/You may be offline/)).toBeVisible();
  expect(faults).toEqual([]);

  await context.setOffline(false);
  await page.reload();
  await expect(page.getByRole('button', { name: /^(Sit down|Begin)$/ }).first()).toBeVisible();
});
