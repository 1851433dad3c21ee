import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { beginMatch, endTestHosts, sitDown } from '../src/host/hosting.testing.ts';
import { openFile } from '../src/host/sqliteFile.ts';
import { answerAt, device, joinByCode, momentAt, openHand, startHost, watchAt } from './manyScreens.ts';

test.afterEach(endTestHosts);

const bots = { skeletons: 'random', manor: 'random', warlock: 'random' };
const match = { game: 'vast', mix: 'five', bots, seed: 7 };
const prepare = /^cubes:unassigned>box:prepare/;

/** Everything that a page of this phone sends to the host and hears from it, as bytes; returns false where a message goes no further. */
type Between = (text: string, reply: (text: string) => void) => string | false;
const between = (page: Page, change: Between): Promise<void> =>
  page.routeWebSocket(/./, (socket) => {
    const server = socket.connectToServer();
    const frame = (text: string): Buffer => Buffer.concat([Buffer.from([17, 0]), Buffer.from(text)]);
    socket.onMessage((message) => {
      if (typeof message === 'string' || message[0] !== 17) return server.send(message);
      const text = change(message.subarray(2).toString('utf8'), (told) => socket.send(frame(told)));
      if (text !== false) server.send(frame(text));
    });
  });

test('whoever comes to a shut door reads why, and comes in when it opens @undrawn', async ({ browser }) => {
  const host = await startHost({ env: { MOST_SCREENS: '1' } });
  const begun = await beginMatch(host, match);
  const { page } = await device(browser, 'phone');
  const alert = page.getByRole('alert');
  await page.goto(`${host.origin}/#/join/AAAA-AAAA`);
  await expect(alert).toHaveText('No match has this code. Ask for it again: it may have been renewed.');

  await page.getByLabel('The code on the host’s screen').fill(begun.code.toLowerCase().replace('-', ' '));
  await page.getByRole('button', { name: 'Find the match' }).click();
  await page.getByRole('button', { name: /The Paladin/ }).click();
  await page.getByLabel('Your name').fill('Cleo');
  const token = await sitDown(host, begun.code, 'paladin', 'Ada');
  await page.getByRole('button', { name: 'Sit down' }).click();
  await expect(alert).toHaveText('Ada sits there. Choose another chair, or watch.');

  const first = await device(browser, 'phone');
  await openHand(first, host.origin, begun, 'paladin', token);
  await expect(first.page.locator('.hand-screen')).toBeVisible();
  await openHand({ page, received: [] }, host.origin, begun, 'paladin', token);
  await expect(page.getByText('This match has no place for another screen.')).toBeVisible();
  await first.page.context().close();
  await expect(page.locator('.hand-screen')).toBeVisible();

  await page.goto(`${host.origin}/#/join`);
  for (let wrong = 0; wrong < 6; wrong++) {
    const code = `AAAA-AAA${wrong + 2}`;
    await page.getByLabel('The code on the host’s screen').fill(code);
    // the answer to this code: the form and the words of the one before stand until it is asked for
    const answered = page.waitForResponse((response) => response.request().postData()?.includes(code) ?? false);
    await page.getByRole('button', { name: 'Find the match' }).click();
    await answered;
    await expect(alert).toHaveText(wrong < 4 ? /No match has this code/ : 'Wait a minute and try again.');
  }
  await page.context().close();
});

test('whoever plays reads what failed, nothing is lost, and the match goes on @undrawn', async ({ browser }) => {
  const host = await startHost();
  const begun = await beginMatch(host, match);
  const ada = await device(browser, 'phone');
  const { page } = ada;
  let breaks = false;
  await between(page, (text, reply) => {
    const wish = JSON.parse(text) as { do: string; id?: string };
    if (!breaks || wish.do !== 'choose') return text;
    breaks = false;
    reply(JSON.stringify({ tell: 'refused', id: wish.id, code: 'rule-broke', message: 'A rule of Vast failed: no such tile.' }));
    return false;
  });
  await joinByCode(ada, host.origin, begun.code, 'The Paladin', 'Ada');
  const before = await momentAt(ada);

  // The disk takes nothing: somebody else has the file to themselves.
  const file = openFile(path.join(host.folder, 'data/table.db'));
  file.exec('begin immediate');
  expect(await answerAt(ada, prepare)).toMatch(prepare);
  const notKept = 'This answer could not be saved, so it was not made. Free some space on the host, then try again.';
  await expect(page.getByText(notKept)).toBeVisible();
  expect(await momentAt(ada)).toBe(before);
  file.exec('rollback');
  file.close();
  expect(await answerAt(ada, prepare)).toMatch(prepare);
  await expect.poll(() => momentAt(ada)).toBeGreaterThan(before);

  // A rule throws.
  const stands = await momentAt(ada);
  breaks = true;
  await answerAt(ada, prepare);
  await expect(page.getByRole('alert')).toContainText('A rule of Vast failed: no such tile.');
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await momentAt(ada)).toBe(stands);
  await answerAt(ada, prepare);
  await expect.poll(() => momentAt(ada)).toBeGreaterThan(stands);

  // The list of rooms is gone: a screen that is open plays on, and a new one waits at the door.
  const guest = await device(browser, 'phone');
  const sentence = 'New screens cannot join for the moment.';
  const refusal = { status: 503, json: { error: { code: 'full', message: sentence } } };
  await guest.page.route('**/api/join', (route) => route.fulfill(refusal));
  await openHand(guest, host.origin, begun, 'spider', await sitDown(host, begun.code, 'spider', 'Cleo'));
  await expect(guest.page.getByText(sentence)).toBeVisible();
  await guest.page.unroute('**/api/join');
  await expect(guest.page.locator('.hand-screen')).toBeVisible();
  await guest.page.context().close();

  // Its owner closes the match, and opens it again.
  await host.api.ask('owner/close', { match: begun.match });
  await expect(page.getByText('The host has closed this match.')).toBeVisible();
  await host.api.ask('owner/code', { match: begun.match });
  await page.reload();
  await expect(page.locator('.hand-screen')).toBeVisible();
  await page.context().close();
});

test('a page from before an update reloads itself once, and then says so @undrawn', async ({ browser }) => {
  const host = await startHost();
  const begun = await beginMatch(host, match);
  const { page } = await device(browser, 'phone');
  await between(page, (text) => text.replace(/"page":"[^"]*"/, '"page":"of last year"'));
  let loads = 0;
  page.on('load', () => (loads += 1));
  await watchAt({ page, received: [] }, host.origin, 'stream', begun);
  await expect(page.getByText('This page is older than the host. Reload it.')).toBeVisible();
  await expect.poll(() => loads).toBe(2);
  await page.context().close();
});
