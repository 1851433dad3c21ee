import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

/** The open match as the file that the menu keeps. */
export async function exported(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Menu' }).click();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Keep the match as a file' }).click()]);
  return readFile((await file.path())!, 'utf8');
}

/** Gives the page a file, as somebody does who picks it. */
export const bring = (page: Page, content: string): Promise<void> =>
  page.getByLabel('A match file').setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(content) });

/** Another browser, as it were: nothing that was played here is known any more. Shows the empty list of matches. */
export async function clearEverything(page: Page): Promise<void> {
  await page.goto('/');
  await page.evaluate(async () => {
    for (const { name } of await indexedDB.databases()) await new Promise((done) => (indexedDB.deleteDatabase(name!).onsuccess = done));
    localStorage.clear();
  });
  await page.goto('about:blank');
  await page.goto('/#/matches');
}
