import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { beginMatch, endTestHosts, sitDown } from '../src/host/hosting.testing.ts';
import { mostImported } from '../src/match/matchFile.ts';
import { device, openHand, startHost } from './manyScreens.ts';

test.afterEach(endTestHosts);

test('the owner sees who is where, renames, exports, imports, closes and opens a match; a player goes on from the lobby @undrawn', async ({
  browser,
}) => {
  const host = await startHost();
  const bots = { skeletons: 'random', spider: 'random', manor: 'random' };
  const begun = await beginMatch(host, { game: 'vast', mix: 'five', bots, title: 'A night in the manor', seed: 7 });
  const ada = await device(browser, 'phone');
  await openHand(ada, host.origin, begun, 'paladin', await sitDown(host, begun.code, 'paladin', 'Ada'));
  await expect(ada.page.locator('.hand-prompt')).toBeVisible();

  const { page } = await device(browser, 'table');
  await page.goto(`${host.origin}/#/owner`);
  const matches = page.locator('.kept-match');
  const first = matches.filter({ hasText: 'A night in the manor' });
  await expect(first).toContainText('Being played');
  await expect(first.locator('[data-presence="here"]')).toHaveText(['Ada']);
  await expect(first.locator('[data-presence="free"]')).toHaveText(['free']);

  await first.getByRole('button', { name: 'Rename' }).click();
  await page.getByLabel('New name').fill('The last night');
  await page.getByRole('button', { name: 'Keep' }).click();
  const renamed = matches.filter({ hasText: 'The last night' });
  await expect(renamed).toHaveCount(1);
  await expect(ada.page).toHaveTitle(/The last night/);

  const [file] = await Promise.all([page.waitForEvent('download'), renamed.getByRole('button', { name: 'Export' }).click()]);
  const text = readFileSync(await file.path(), 'utf8');
  expect(text).toContain('lantern-table-hosted');
  const choose = page.locator('.import-match input');
  await choose.setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await expect(renamed).toHaveCount(2);
  await choose.setInputFiles({ name: 'huge.json', mimeType: 'application/json', buffer: Buffer.alloc(mostImported + 1, 32) });
  await expect(page.getByText('This file is larger than 32 MB, and a host takes none that large.')).toBeVisible();

  const played = renamed.filter({ hasText: 'Ada' });
  const code = played.getByRole('link', { name: /^Invite with/ });
  const before = await code.innerText();
  await played.getByRole('button', { name: 'Renew the code' }).click();
  await expect(code).not.toHaveText(before);
  await played.getByRole('button', { name: 'Close' }).click();
  await expect(played).toContainText('Closed');
  await expect(ada.page.getByText('The host has closed this match.')).toBeVisible();
  await played.getByRole('button', { name: 'Open it again' }).click();
  await expect(code).toBeVisible();

  // An hour later: no code, no name.
  await ada.page.goto(`${host.origin}/`);
  await expect(ada.page.getByText('You are the Paladin in')).toBeVisible();
  await ada.page.getByRole('button', { name: 'Go on' }).click();
  await expect(ada.page.locator('.hand-prompt')).toBeVisible();
  for (const one of [page, ada.page]) await one.context().close();
});
