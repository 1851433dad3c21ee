import { expect, test, type Page } from '@playwright/test';
import { expectOffer, logOf, openLesson, settled } from './table.ts';

/** Tabs through the things that can do something until the ring is on the wanted one. */
async function reach(page: Page, id: string): Promise<void> {
  for (let i = 0; i < 80; i++) {
    if ((await page.evaluate(() => window.lantern!.focus)) === id) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard never came to ${id}`);
}

async function carry(page: Page, thing: string, onto: string): Promise<void> {
  await page.locator('.lantern-table').focus();
  await reach(page, thing);
  await page.keyboard.press('Enter');
  await reach(page, onto);
  await page.keyboard.press('Enter');
}

test('a person plays the first turn without a pointer', { tag: '@undrawn' }, async ({ page }) => {
  await openLesson(page);
  await page.locator('.lantern-table').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expectOffer(page, 'cubes:unassigned>box:crusade');
  await settled(page);
  await carry(page, 'cubes:unassigned', 'box:crusade');
  await expectOffer(page, 'figure:paladin>space:3,7');
  await settled(page);
  await carry(page, 'figure:paladin', 'space:3,7');
  await expectOffer(page, 'cubes:unassigned>box:prepare');
  await settled(page);
  await carry(page, 'cubes:unassigned', 'box:prepare');
  await expect(page.getByText('Strength 1 against Defense 1')).toBeVisible();
  await settled(page);
  await carry(page, 'cubes:unassigned', 'box:prepare');
  await expectOffer(page, 'figure:poltergeist-1');
  await settled(page);
  await reach(page, 'figure:poltergeist-1');
  await page.keyboard.press('Enter');
  await expectOffer(page, 'end-turn');
  await settled(page);
  await page.keyboard.press('a'); // the list of actions, and its one button
  await expect(page.locator('#actions')).toBeFocused();
  await page.locator('#actions [data-option="end-turn"]').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('That was the lesson.')).toBeVisible();
  expect(await logOf(page)).toContain('A poltergeist is caught: 1 of 6.');
});
