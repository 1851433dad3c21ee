import { expect, test, type Page } from '@playwright/test';
import { bring, clearEverything, exported } from './files.ts';
import { onOffer, settled } from './table.ts';
import { does, mouse, offered } from './valley.ts';
import { openPosition } from './vanguard.ts';

/** Tabs through what can do something until the ring is on the wanted thing. */
async function reach(page: Page, id: string): Promise<void> {
  for (let i = 0; i < 80; i++) {
    if ((await page.evaluate(() => window.lantern!.focus)) === id) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard never came to ${id}`);
}

/** One answer by the keyboard alone: a thing is taken with Enter, and put down with Enter where the ring is. */
async function types(page: Page, option: string, thing = option, onto?: string): Promise<void> {
  await offered(page, option);
  const before = await page.evaluate(() => window.lantern!.moment);
  await page.locator('.lantern-table').focus();
  await reach(page, thing);
  await page.keyboard.press('Enter');
  if (onto !== undefined) {
    await reach(page, onto);
    await page.keyboard.press('Enter');
  }
  await expect.poll(() => page.evaluate(() => window.lantern!.moment), { message: `${option} is done` }).not.toBe(before);
}

test('from the bridge to the launch by keyboard: ship flown, scan left, crew put aboard', { tag: '@undrawn' }, async ({ page }) => {
  await openPosition(page, 'bridge');
  await types(page, 'destination:1a', 'piece:ship', 'destination:1a');
  await types(page, 'stop');
  await offered(page, 'facility:8');
  await types(page, 'stop');
  for (const _ of ['first', 'second']) {
    await expect.poll(async () => (await onOffer(page)).some((id) => id.startsWith('crew:'))).toBe(true);
    const going = (await onOffer(page)).find((id) => id.startsWith('crew:'))!;
    await types(page, going, going, 'task:launch');
  }
  await offered(page, 'deck-starters');
});

test('a page of the ship book is left in the middle, loaded anew, and gone on with', { tag: '@undrawn' }, async ({ page }) => {
  await openPosition(page, 'ship');
  await does(page, mouse(page), 'facility:16');
  await expect.poll(() => onOffer(page)).toContain('trade');
  const before = await onOffer(page);
  await page.reload();
  await settled(page);
  await expect.poll(() => onOffer(page)).toEqual(before);
  await does(page, mouse(page), 'stop');
});

test('a campaign is named, copied, and kept as a file: damaged it is refused, whole it goes on', { tag: '@undrawn' }, async ({ page }) => {
  await openPosition(page, 'ship');
  await does(page, mouse(page), 'facility:16');
  await offered(page, 'trade');
  const before = await onOffer(page);
  await page.goto('/#/matches');
  const saved = page.locator('.saved-matches li.saved');
  await page.getByRole('button', { name: /^Rename/ }).click();
  await page.getByLabel('New name').fill('The long way round');
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  await page.getByRole('button', { name: 'Copy The long way round' }).click();
  await expect(saved.getByRole('heading')).toHaveText(['The long way round (copy)', 'The long way round']);
  await saved.first().getByRole('link', { name: 'Play on' }).click();
  await settled(page);
  const file = await exported(page);
  await clearEverything(page);
  await expect(page.getByText('None yet.')).toBeVisible();
  const damaged = file.replace(/("sealed":".{60})(.)/, (_, start: string, one: string) => start + (one === 'A' ? 'B' : 'A'));
  expect(damaged).not.toBe(file);
  await bring(page, damaged);
  await expect(page.locator('.notices')).toContainText(/match\.json: .* damaged/);
  await bring(page, file.slice(0, file.length / 2));
  await expect(page.locator('.notices')).toContainText('or only a part of one. Nothing has been changed.');
  await expect(saved).toHaveCount(0);
  await bring(page, file);
  await expect(saved.getByRole('heading')).toHaveText(['The long way round (copy)']);
  await saved.getByRole('link', { name: 'Play on' }).click();
  await settled(page);
  await expect.poll(() => onOffer(page)).toEqual(before);
  await does(page, mouse(page), 'stop');
});
