import { expect, test, type Page } from '@playwright/test';
import { bring, clearEverything, exported } from './files.ts';
import { dragByMouse, expectOffer, onOffer, openJourney, settled } from './table.ts';

/** In the middle of a crusade: a cube is spent, and the Paladin has not moved yet. */
async function inTheMiddleOfATurn(page: Page): Promise<string[]> {
  await openJourney(page);
  await dragByMouse(page, 'cubes:unassigned', 'box:crusade');
  await expectOffer(page, 'space:4,7');
  await settled(page);
  return onOffer(page);
}

test('a reload in the middle of a turn continues it', { tag: '@undrawn' }, async ({ page }) => {
  const before = await inTheMiddleOfATurn(page);
  await page.reload();
  await settled(page);
  expect(await onOffer(page)).toEqual(before);
});

test('a match can be exported, everything cleared, and the file continues it', { tag: '@undrawn' }, async ({ page }) => {
  const before = await inTheMiddleOfATurn(page);
  const file = await exported(page);
  await clearEverything(page);
  await expect(page.getByText('None yet.')).toBeVisible();
  await bring(page, file);
  await page.getByRole('link', { name: 'Play on' }).click();
  await settled(page);
  await page.getByRole('button', { name: 'Leave the lesson' }).click(); // here nobody has left it yet
  await expect.poll(() => onOffer(page)).toEqual(before);
});

test('a damaged file is refused in plain words, and nothing is lost', { tag: '@undrawn' }, async ({ page }) => {
  await inTheMiddleOfATurn(page);
  const file = await exported(page);
  await page.goto('/#/matches');
  const saved = page.locator('.saved-matches li.saved');
  await expect(saved).toHaveCount(1);
  await bring(page, file.replace('"health":7', '"health":9'));
  await expect(page.getByText(/damaged/i).first()).toBeVisible();
  await bring(page, 'not a match at all');
  await expect(page.getByText(/no match of Lantern Table/).first()).toBeVisible();
  await expect(saved).toHaveCount(1);
});
