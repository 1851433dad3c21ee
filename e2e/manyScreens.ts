import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { Seal } from '../src/host/keys.ts';
import { startTestHost, type Begun, type HostWish, type TestHost } from '../src/host/hosting.testing.ts';
import { loadRules } from '../src/match/games.ts';
import { readMatchFile } from '../src/match/matchFile.ts';
import { MatchHost } from '../src/match/matchHost.ts';
import { warped, warpTo, type Corners } from '../src/table/stage/warp.ts';
import { everythingOn } from './sitting.ts';
import { calmly } from './table.ts';

/** What several people with several devices do with one match on a host. */

const page = path.resolve(import.meta.dirname, '../dist');
/** The host as `npm start` runs it, with the page that is built. */
export const startHost = (wish: HostWish = {}): Promise<TestHost> => startTestHost({ page, ...wish });

/** Software draws every pixel: screens with a canvas are as small as they can be and still be played on. */
const sizes = {
  phone: { width: 390, height: 844 }, table: { width: 640, height: 400 }, stream: { width: 480, height: 270 },
} as const;

/** A screen of its own, as on another device, and every message that it receives. */
export interface Device {
  readonly page: Page;
  readonly received: readonly string[];
}

export async function device(browser: Browser, viewport: keyof typeof sizes, options: BrowserContextOptions = {}): Promise<Device> {
  const context = await browser.newContext({ viewport: sizes[viewport], ...options });
  await calmly(context); // pages that it opens by itself, too
  return listening(await context.newPage());
}

function listening(opened: Page): Device {
  const received: string[] = [];
  opened.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => void received.push(payload.toString())));
  return { page: opened, received };
}

/** Finds the match by its code, takes a chair, and arrives at the hand. */
export async function joinByCode(
  { page: phone }: Device,
  origin: string,
  code: string,
  chair: string,
  name: string,
  onTable = false,
): Promise<void> {
  await phone.goto(`${origin}/#/join/${code}`);
  await phone.getByRole('button', { name: new RegExp(chair) }).click();
  await phone.getByLabel('Your name').fill(name);
  if (onTable) await phone.getByRole('checkbox', { name: /I play on the table/ }).check();
  await phone.getByRole('button', { name: 'Sit down' }).click();
  await expect(phone.locator('.hand-prompt')).toBeVisible();
}

/** Opens the hand of a chair that this browser has taken before. */
export async function openHand(
  { page: phone }: Device,
  origin: string,
  { match }: Begun,
  seat: string,
  token: string,
  game = 'vast',
): Promise<void> {
  const mine = [{ match, seat, token, name: 'Ada', game, title: 'A match', at: 0 }];
  await phone.addInitScript((text) => localStorage.setItem('lantern-table.seats', text), JSON.stringify(mine));
  await phone.goto(`${origin}/?screen=hand#/at/${match}`);
}

export const watchAt = ({ page: screen }: Device, origin: string, role: 'table' | 'stream', { match, watch }: Begun): Promise<unknown> =>
  screen.goto(`${origin}/?screen=${role}#/at/${match}/${watch}`);

const answersOn = (phone: Page): Promise<string[]> =>
  phone.locator('.hand-actions [data-option]').evaluateAll((buttons) => buttons.map((one) => (one as HTMLElement).dataset.option!));

/** Answers at a hand; `wanted` names the answers that are liked most, and any other will do. Null if nothing is asked of it. */
export async function answerAt({ page: phone }: Device, wanted: RegExp): Promise<string | null> {
  const offers = await answersOn(phone);
  const option = offers.find((id) => wanted.test(id)) ?? offers[0];
  if (option === undefined) return null;
  // by the script of the page: between looking and pressing, another screen may have changed what is asked
  const pressed = await phone.evaluate((id) => {
    const button = document.querySelector<HTMLElement>(`.hand-actions [data-option="${CSS.escape(id)}"]`);
    button?.click();
    return button !== null;
  }, option);
  return pressed ? option : null;
}

export const momentAt = async ({ page: screen }: Device): Promise<number> =>
  screen.evaluate(() => window.lantern?.moment ?? Number(document.querySelector<HTMLElement>('.hand-screen')?.dataset.moment ?? -1));

/** All screens show the same moment of the match. */
export const agree = (devices: readonly Device[]): Promise<void> =>
  expect
    .poll(async () => new Set(await Promise.all(devices.map(momentAt))).size, { message: 'all screens agree', timeout: 60_000 })
    .toBe(1);

/**
 * Where on the glass something of a bent table is seen, `at` so much of its width and height: measured while the page lies flat for a
 * moment, and taken through the warp by reckoning.
 */
export async function seenThrough(
  { page: screen }: Device,
  corners: Corners,
  button: string,
  at: number,
): Promise<{ x: number; y: number }> {
  await screen.locator(button).first().waitFor();
  const lies = await screen.evaluate(
    ({ selector, share }) => {
      const frame = document.querySelector<HTMLElement>('.bent')!;
      const { transform } = frame.style;
      frame.style.transform = 'none';
      const { x, y, width, height } = document.querySelector(selector)!.getBoundingClientRect();
      frame.style.transform = transform;
      return { x: x + width * share, y: y + height * share };
    },
    { selector: button, share: at },
  );
  const { width, height } = screen.viewportSize()!;
  const warp = warpTo(width, height, corners.map(({ x, y }) => ({ x: x * width, y: y * height })) as unknown as Corners)!;
  return warped(warp, lies);
}

/** Words on a table display that are lower than a fortieth of it. */
export const smallLetters = ({ page: screen }: Device): Promise<readonly string[]> =>
  screen.evaluate(() =>
    [...document.querySelectorAll('.table-screen .bent *')]
      .filter((one) => [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== ''))
      .filter((one) => parseFloat(getComputedStyle(one).fontSize) < window.innerHeight / 40 - 0.01)
      .map((one) => `${one.className}: ${one.textContent}`),
  );

const textsIn = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, inside]) => [key, ...textsIn(inside)])
      : [];

/** The match as the host has kept it, opened with its own key. */
async function opened(host: TestHost, match: string) {
  const { json } = await host.api.ask('owner/export', { match });
  const key = readFileSync(path.join(host.folder, 'data/host-key'), 'utf8').trim();
  const { archive } = readMatchFile(new Seal(key).open((JSON.parse(json) as { sealed: string }).sealed)!);
  return MatchHost.open(await loadRules(archive.save.game), archive);
}

/** What a seat knows. */
export const viewOf = async (host: TestHost, match: string, seat: string): Promise<unknown> => (await opened(host, match)).view(seat);

/** Cards and whatever else only one of the seats knows. */
export async function secretsOf(host: TestHost, match: string): Promise<readonly string[]> {
  const kept = await opened(host, match);
  const known = new Set(textsIn(kept.view('table')));
  return [...new Set(kept.seats.flatMap((seat) => textsIn(kept.view(seat))))].filter((text) => !known.has(text));
}

/** Which of these texts a screen shows, or has ever been sent, each with what stands around it. */
export async function leakedTo({ page: screen, received }: Device, secrets: readonly string[]): Promise<readonly string[]> {
  const all = [await everythingOn(screen), ...received].join('\n');
  return secrets.filter((secret) => all.includes(secret)).map((secret) => all.slice(all.indexOf(secret) - 200, all.indexOf(secret) + 50));
}
