import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
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

test('a campaign is kept as a file; a damaged copy is refused, the good one goes on', { tag: '@undrawn' }, async ({ page }) => {
  await openPosition(page, 'ship');
  const before = await onOffer(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  const [kept] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Keep the match as a file' }).click()]);
  const file = await readFile((await kept.path())!, 'utf8');
  const give = (content: string) =>
    page.getByLabel('A match file').setInputFiles({ name: 'campaign.json', mimeType: 'application/json', buffer: Buffer.from(content) });
  await page.goto('/#/matches');
  const damaged = file.replace(/("sealed":".{60})(.)/, (_, before: string, one: string) => before + (one === 'A' ? 'B' : 'A'));
  expect(damaged).not.toBe(file);
  await give(damaged);
  await expect(page.getByText(/damaged/i).first()).toBeVisible();
  await give(file);
  await page.getByRole('link', { name: 'Play on' }).first().click();
  await settled(page);
  await expect.poll(() => onOffer(page)).toEqual(before);
});
