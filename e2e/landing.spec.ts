import { expect, test, type Page } from '@playwright/test';
import { positions } from '../src/engine/games/vanguard/positions.testing.ts';
import { exportedMatch } from '../src/match/matchFile.ts';
import { settled } from './table.ts';
import { does, mouse, openFile, type Hand } from './valley.ts';

/** A made-up position as a match file. */
const fileOf = (name: string): string => exportedMatch('A landing', { save: positions[name]!().save(), past: [], log: [[]] }).json;

/** The tutorial is opened with its teacher, whose words lie over the map. */
async function alone(page: Page): Promise<void> {
  const leave = page.getByRole('button', { name: 'Leave the lesson' });
  if (await leave.isVisible()) await leave.click();
  await settled(page);
}

/** Logs that ask nothing are read and put away. */
async function reads(page: Page, hand: Hand): Promise<void> {
  await settled(page);
  for (let i = 0; i < 8 && (await page.evaluate(() => window.lantern!.where('log:close') !== null)); i++) {
    await hand.tap('log:close');
    await settled(page);
  }
}

test('the first steps of the tutorial by mouse: a log, the start token, and a journey by drag', async ({ page }) => {
  await openFile(page, fileOf('log'));
  await alone(page);
  const hand = mouse(page);
  await does(page, hand, 'choice-1');
  await reads(page, hand);
  await does(page, hand, 'crew:recon');
  await reads(page, hand);
  await does(page, hand, 'travel');
  await does(page, hand, 'path:a>3', 'mini:recon>sector:3');
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await expect(page.locator('#log')).toContainText('Recon goes from sector 1 to sector 3.');
});
