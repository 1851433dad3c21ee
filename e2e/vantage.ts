import { expect, type Page } from '@playwright/test';
import { begin } from '../src/engine/kernel/begin.ts';
import { entropyFrom } from '../src/engine/kernel/chance.ts';
import { vantage } from '../src/engine/games/vantage/index.ts';
import { exportedMatch } from '../src/match/matchFile.ts';
import { calmly, settled } from './table.ts';

/** A fall alone, before anything is chosen, as a match file: the same dice every time. */
export function fallFile(): string {
  const match = begin(vantage, { mix: 'falling-1', options: { level: 'daring', doubles: 'not' }, chance: entropyFrom(6) });
  return exportedMatch('A fall', { save: match.save(), past: [], log: [[]] }).json;
}

/** Opens a match file from the lobby. */
export async function openFall(page: Page): Promise<void> {
  await calmly(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Vantage' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vantage' })).toBeVisible();
  const file = { name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(fallFile()) };
  await page.getByLabel('A match file').setInputFiles(file);
  await page
    .getByRole('link', { name: /Continue/ })
    .or(page.getByRole('button', { name: /Continue/ }))
    .first()
    .click();
  await settled(page);
}
