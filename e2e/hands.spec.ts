import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { beginMatch, endTestHosts, sitDown, type TestHost } from '../src/host/hosting.testing.ts';
import { answerAt, device, momentAt, openHand, startHost, type Device } from './manyScreens.ts';
import { weighed } from './weighing.ts';

test.afterEach(endTestHosts);

const matches = [
  { game: 'vast', mix: 'five', seat: 'spider', bots: { paladin: 'random', skeletons: 'random', manor: 'random', warlock: 'random' } },
  { game: 'stonesaga', mix: 'seeds-2', seat: 'p1', bots: { p2: 'random' } },
  { game: 'vanguard', mix: 'mission-2', seat: 'p1', bots: { p2: 'random' }, options: { crew: 'quick' } },
  { game: 'vantage', mix: 'falling-2', seat: 'p1', bots: { p2: 'random' } },
] as const;

/** What can be pressed in the list and among the cards, and is lower than a thumb needs. */
const lowButtons = ({ page }: Device): Promise<readonly string[]> =>
  page.locator('main button, .hand-tools button').evaluateAll((all) =>
    all.filter((one) => one.getBoundingClientRect().height < 48).map((one) => `${one.textContent} ${one.getBoundingClientRect().height}`),
  );

async function handOf(host: TestHost, phone: Device, { game, mix, seat, bots, ...more }: (typeof matches)[number]): Promise<void> {
  const begun = await beginMatch(host, { game, mix, bots, seed: 5, ...more });
  await openHand(phone, host.origin, begun, seat, await sitDown(host, begun.code, seat, 'Ada'), game);
}

async function answered(phone: Device): Promise<void> {
  const before = await momentAt(phone);
  await expect.poll(() => answerAt(phone, /./)).not.toBeNull();
  await expect.poll(() => momentAt(phone)).toBeGreaterThan(before);
}

test('the hand of every game needs no canvas, can be read and pressed on a phone, and answers @undrawn', async ({ browser }) => {
  const host = await startHost();
  for (const match of matches) {
    await test.step(match.game, async () => {
      const phone = await device(browser, 'phone');
      const { page } = phone;
      const kilobytes = weighed(phone);
      await handOf(host, phone, match);
      const asked = page.locator('.hand-screen[data-asked="true"]');
      await expect(asked).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await kilobytes(), 'kB that a phone loads before the first question').toBeLessThanOrEqual(150);
      // before somebody has chosen who they are, nothing lies in front of them
      for (let step = 0; step < 12 && (await page.locator('.hand-group').count()) === 0; step++) await answered(phone);
      await expect(page.locator('.hand-group').first()).toBeVisible();
      await expect(asked).toBeVisible();
      expect(await page.locator('canvas').count(), 'no table is drawn').toBe(0);
      expect(await lowButtons(phone)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), 'nothing hangs over the edge').toBe(390);
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      await answered(phone);
      await page.context().close();
    });
  }
});
