import { expect, test } from '@playwright/test';
import { logOf, settled } from './table.ts';
import { does, mouse, offered, openFile } from './valley.ts';
import { revealed } from '../src/table/games/vantage/scene/useReveal.ts';
import { acts, cardAction, inOrbit, oneCellLeft, placingDice, newWayFrom, wayFrom } from './verrow.ts';

test('somebody falls alone, and takes an action of the place, a way and an action of a card by mouse', async ({ page }) => {
  await openFile(page, inOrbit());
  const hand = mouse(page);
  await does(page, hand, 'help');
  await offered(page, 'here:look');
  await acts(page, hand, 'here:look');
  await acts(page, hand, await wayFrom(page));
  await acts(page, hand, await cardAction(page));
  // once all is fetched, the picture behind a printed way is decoded
  await page.waitForLoadState('networkidle');
  await acts(page, hand, await newWayFrom(page));
  const waits = await page.evaluate((name) => performance.getEntriesByName(name).map(({ duration }) => duration), revealed);
  console.log(`pictures of places are there after ${waits.map(Math.round).join(', ')} ms`);
  expect(waits.length).toBeGreaterThan(2);
  // the first place comes from nowhere, so its picture has to be fetched beside everything else that is drawn for the first time
  expect(Math.max(...waits.slice(1)), 'known pictures within 300 ms').toBeLessThan(300);
  const log = await logOf(page);
  expect(log).toContain('comes down, somewhere');
  expect(log.match(/stands on location \d+/g)!.length).toBeGreaterThan(1);
  expect(log).toContain('Pasco Linde');
});

test('a page that is loaded anew in the middle of placing dice has them where they lay', async ({ page }) => {
  await openFile(page, placingDice());
  const fits = 'die:health>slot:p1:404.b';
  await offered(page, fits);
  await page.reload();
  await settled(page);
  await does(page, mouse(page), fits);
  expect(await logOf(page)).toContain('puts the health die on Pasco Linde');
});

test('a full grid finds its destiny', async ({ page }) => {
  await openFile(page, oneCellLeft());
  const hand = mouse(page);
  await does(page, hand, 'here:take');
  await does(page, hand, 'pay:take');
  await does(page, hand, 'pay:take');
  await acts(page, hand, 'go');
  expect(await logOf(page)).toContain('A destiny comes to the centre');
});
