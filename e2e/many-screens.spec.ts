import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { beginMatch, endTestHosts, gameOfTwo, openScreen, until } from '../src/host/hosting.testing.ts';
import { proxyTo } from '../src/host/proxy.testing.ts';
import {
  agree, answerAt, device, joinByCode, leakedTo, momentAt, secretsOf, seenThrough, smallLetters, startHost, watchAt,
} from './manyScreens.ts';
import { settled } from './table.ts';
import { fingers } from './touch.ts';

test.afterEach(endTestHosts);

/** A step is ended as soon as that is possible: the story is about screens. */
const onwards = /^(end-turn|pass|done|stay|no-|stop|enough|go-on|let-go|keep|take:none|fall-back|shrine:decline)/;

test('two hands, a table and a stream play a round of Vast through a cut cable and a killed host @undrawn', async ({ browser }) => {
  let host = await startHost();
  const { origin, folder } = host;
  const bots = { skeletons: 'random', manor: 'random', warlock: 'random' };
  const begun = await beginMatch(host, { game: 'vast', mix: 'five', bots, seed: 7 });
  const [ada, cleo] = [await device(browser, 'phone'), await device(browser, 'phone')];
  const cable = await proxyTo(origin);

  await ada.page.goto(`${origin}/#/join/${begun.code}`);
  await expect(ada.page.getByRole('img', { name: /Address of this match/ })).toBeVisible();
  expect((await new AxeBuilder({ page: ada.page }).analyze()).violations).toEqual([]);
  await joinByCode(ada, origin, begun.code, 'The Paladin', 'Ada');
  await joinByCode(cleo, new URL(cable.url).origin, begun.code, 'The Spider', 'Cleo');
  expect((await new AxeBuilder({ page: ada.page }).analyze()).violations).toEqual([]);
  const [table, stream] = [await device(browser, 'table'), await device(browser, 'stream')];
  await watchAt(table, origin, 'table', begun);
  await watchAt(stream, origin, 'stream', begun);
  await Promise.all([settled(table.page), settled(stream.page)]);
  const all = [ada, cleo, table, stream];
  await agree(all);

  // Cleo's network goes; the others play on; it comes back, and so does she.
  const line = (one: typeof ada) => one.page.locator('.connection-line');
  cable.cut();
  await expect(line(cleo)).toHaveText('Reconnecting ...');
  const before = await momentAt(cleo);
  expect(await answerAt(ada, /^cubes:unassigned>box:prepare/)).toMatch(/prepare/);
  await expect.poll(() => momentAt(table)).toBeGreaterThan(before);
  expect(await momentAt(cleo)).toBe(before);
  cable.mend();
  await expect(line(cleo)).toHaveAttribute('data-shown', 'false');
  await agree(all);

  // The host dies in the middle of Ada's turn. What she answers then is made when it is back, and once.
  await host.end('SIGKILL');
  for (const one of [ada, cleo, table]) await expect(line(one)).toHaveText(/Reconnecting|No connection to the host/);
  expect(await answerAt(ada, /^end-turn/)).toBe('end-turn');
  host = await startHost({ folder, port: Number(new URL(origin).port) });
  for (const one of [ada, cleo, table]) await expect(line(one)).toHaveAttribute('data-shown', 'false');

  // Nobody has touched anything: the bots play, and Cleo is asked.
  await expect(cleo.page.locator('.hand-screen')).toHaveAttribute('data-asked', 'true');
  const watcher = await openScreen(host, begun.match, begun.watch, 'spectator');
  const round = (): number => (watcher.snapshot().view as { round: number }).round;
  for (let step = 0; step < 40 && round() < 2; step++) {
    for (const hand of [ada, cleo]) if (round() < 2) await answerAt(hand, onwards);
    await agree(all);
  }
  watcher.close();
  await expect(stream.page.locator('.stream-course')).toHaveText('Round 2');
  await settled(table.page);

  const secrets = await secretsOf(host, begun.match);
  expect(secrets.length, 'hands hold cards').toBeGreaterThan(0);
  for (const screen of [table, stream]) {
    expect(screen.received.length).toBeGreaterThan(5);
    expect(await leakedTo(screen, secrets)).toEqual([]);
  }
  for (const { page } of all) await page.context().close();
  cable.close();
});

/** A keystone as a projector beside the table throws it, in shares of the page. */
const keystone = [{ x: 0.06, y: 0.04 }, { x: 0.95, y: 0.01 }, { x: 0.9, y: 0.97 }, { x: 0.01, y: 0.9 }] as const;

test('fingers fit a table to a projector, then take what lies under them, and others see it in the air @undrawn', async ({ browser }) => {
  const host = await startHost();
  const bots = { skeletons: 'random', spider: 'random', manor: 'random', warlock: 'random' };
  const begun = await beginMatch(host, { game: 'vast', mix: 'five', bots, seed: 7 });
  const ada = await device(browser, 'phone');
  await joinByCode(ada, host.origin, begun.code, 'The Paladin', 'Ada', true);
  const table = await device(browser, 'table', { hasTouch: true });
  const { page } = table;
  await watchAt(table, host.origin, 'table', begun);
  await settled(page);
  const hand = await fingers(page);
  const { width, height } = page.viewportSize()!;

  // A corner that is held opens the settings; each handle is dragged to its corner of the table.
  await hand.pressAt(1, { x: width - 5, y: height - 5 });
  await expect(page.locator('.table-settings')).toBeVisible();
  await hand.lift(1);
  await page.getByRole('button', { name: 'Fit to a projector' }).tap();
  for (const [i, { x, y }] of keystone.entries()) {
    const { x: left, y: top, width: across, height: along } = (await page.locator('.corner-handles > button').nth(i).boundingBox())!;
    const from = { x: left + across / 2, y: top + along / 2 };
    await hand.pressAt(1, from);
    await hand.moveTo(1, (from.x + x * width) / 2, (from.y + y * height) / 2);
    await hand.moveTo(1, x * width, y * height);
    await hand.lift(1);
  }
  await expect(page.locator('.bent')).toHaveAttribute('style', /matrix3d/);
  await page.getByRole('button', { name: 'Done' }).tap();
  const tap = async (button: string, at = 0.25): Promise<void> => hand.tapAt(await seenThrough(table, keystone, button, at));
  await tap('.table-settings [aria-label="Close"]');
  await expect(page.locator('.table-settings')).toHaveCount(0);
  await settled(page);

  // The strips bend with the scene. She sits down at each side in turn; wherever her finger meets a button it is that one which is pressed.
  const strip = '.seat-strip[data-seat="paladin"]';
  for (const [edge, at] of [['west', 0.2], ['north', 0.8], ['east', 0.5], ['south', 0.2]] as const) {
    await tap(`${strip} .strip-name`, at);
    await tap(`.choose-edge [data-edge="${edge}"] span`, at);
    await expect(page.locator(`.edge-strip[data-edge="${edge}"] ${strip}`)).toBeVisible();
  }
  expect(await smallLetters(table), 'letters of at least a fortieth of the height').toEqual([]);
  await settled(page); // an edge where nobody sits gives its room to the scene

  const guest = await openScreen(host, begun.match, begun.watch, 'spectator');
  const before = await momentAt(table);
  await hand.press(1, 'cubes:unassigned');
  await hand.slide(1, 'box:prepare');
  await until(guest, () => (guest.held.snapshot()['paladin'] === 'cubes:unassigned' ? true : undefined));
  await hand.lift(1);
  await expect.poll(() => momentAt(table)).toBeGreaterThan(before);
  await until(guest, () => (guest.held.snapshot()['paladin'] === undefined ? true : undefined));
  expect(JSON.stringify(guest.snapshot().log.at(-1))).toContain('prepare');

  // A finger that rests reads what is under it; a tap on a strip answers.
  await settled(page);
  await hand.press(1, 'figure:paladin');
  await expect(page.locator('.lantern-reading[data-edge]')).toBeVisible();
  await hand.lift(1);
  const then = await momentAt(table);
  await tap(`${strip} .strip-answers [data-option="end-turn"]`);
  await expect.poll(() => momentAt(table)).toBeGreaterThan(then);
  guest.close();
  for (const one of [ada, table]) await one.page.context().close();
});

test('two hands, a table and a stream play the first day of Stonesaga @undrawn', async ({ browser }) => {
  const host = await startHost();
  const begun = await beginMatch(host, { game: 'stonesaga', mix: 'seeds-2', seed: 7 });
  const hands = [await device(browser, 'phone'), await device(browser, 'phone')];
  await joinByCode(hands[0]!, host.origin, begun.code, 'First player', 'Ada');
  await joinByCode(hands[1]!, host.origin, begun.code, 'Second player', 'Ben');
  const [table, stream] = [await device(browser, 'table'), await device(browser, 'stream')];
  await watchAt(table, host.origin, 'table', begun);
  await watchAt(stream, host.origin, 'stream', begun);
  await Promise.all([settled(table.page), settled(stream.page)]);
  const guest = await openScreen(host, begun.match, begun.watch, 'spectator');
  const day = (): number => (guest.snapshot().view as { day: number }).day;
  for (let step = 0; step < 80 && day() < 2; step++) {
    const { moment } = guest.snapshot();
    for (const hand of hands) if ((await answerAt(hand, onwards)) !== null) break;
    await until(guest, () => (guest.snapshot().moment > moment ? true : undefined));
    await Promise.all(hands.map((hand) => expect.poll(() => momentAt(hand)).toBe(guest.snapshot().moment)));
  }
  expect(day()).toBe(2);
  await agree([...hands, table, stream]);
  await expect(stream.page.locator('.stream-course')).toContainText('Day 2');
  const secrets = await secretsOf(host, begun.match);
  for (const screen of [table, stream]) expect(await leakedTo(screen, secrets)).toEqual([]);
  guest.close();
  for (const { page } of [...hands, table, stream]) await page.context().close();
});

test('one person alone opens all five roles in five tabs, and they agree @undrawn', async ({ browser }) => {
  const host = await startHost();
  const { game, mix } = await gameOfTwo();
  const [mine, other] = mix.seats as [string, string];
  const { code } = await beginMatch(host, { game, mix: mix.id, bots: { [other]: 'random' }, seed: 5 });
  const hand = await device(browser, 'stream');
  await hand.page.goto(`${host.origin}/#/join/${code}`);
  await hand.page.locator('.chairs button').nth(mix.seats.indexOf(mine)).click();
  await hand.page.getByLabel('Your name').fill('Ada');
  await hand.page.getByRole('button', { name: 'Sit down' }).click();
  await expect(hand.page.locator('.hand-prompt')).toBeVisible();
  const context = hand.page.context();
  const door = await context.newPage();
  await door.goto(`${host.origin}/#/join/${code}`);
  const tabs = [hand];
  for (const role of ['table', 'stream', 'spectator', 'player']) {
    const [opened] = await Promise.all([context.waitForEvent('page'), door.locator(`.screen-links [data-role="${role}"]`).click()]);
    await settled(opened);
    tabs.push({ page: opened, received: [] });
  }
  await agree(tabs);
  const before = await momentAt(hand);
  for (let step = 0; step < 3; step++) await answerAt(hand, onwards);
  await expect.poll(() => momentAt(hand)).toBeGreaterThan(before);
  await agree(tabs);
  await context.close();
});
