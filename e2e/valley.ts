import { expect, type Page } from '@playwright/test';
import { begin, change, equip, give } from '../src/engine/games/stonesaga/stonesaga.testing.ts';
import { exportedMatch } from '../src/match/matchFile.ts';
import { answer } from './sitting.ts';
import { calmly, dragByMouse, onOffer, settled, tapByMouse } from './table.ts';

/** A made-up first day of Stonesaga as a match file: one person, a hammer, and what a spear is made of. */
export function valleyFile(): string {
  const match = begin({
    mix: 'seeds-1',
    seed: 3,
    hexes: ['VV01', 'VV03', 'VV04'],
    edit: (s) => {
      change(s, '1,0', { explored: false });
      give(s, 'c1', 'riverstone', 'wood', 'hide', 'hide', 'fish', 'water');
      equip(s, 'c1', 'IT11', 'hand1');
    },
  });
  return exportedMatch('A day in the valley', { save: match.save(), past: [], log: [[]] }).json;
}

/** Opens a match file from the lobby, as somebody does who was given one. */
export async function openFile(page: Page, content: string): Promise<void> {
  await calmly(page);
  await openMatch(page, content);
}

export async function openMatch(page: Page, content: string): Promise<void> {
  await page.goto('/');
  await page.getByLabel('A match file').setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(content) });
  await page.getByRole('link', { name: /Continue/ }).or(page.getByRole('button', { name: /Continue/ })).first().click();
  await settled(page);
}

export interface Hand {
  drag(from: string, onto: string): Promise<void>;
  tap(id: string): Promise<void>;
}

export const mouse = (page: Page): Hand => ({ drag: (from, onto) => dragByMouse(page, from, onto), tap: (id) => tapByMouse(page, id) });

/** Waits until the table offers this. */
export async function offered(page: Page, id: string): Promise<void> {
  await expect.poll(() => onOffer(page), { message: `${id} is offered` }).toContain(id);
  await settled(page);
}

/** On the table, if need be behind a tab. */
async function lies(page: Page, id: string): Promise<boolean> {
  if (await page.evaluate((thing) => window.lantern!.reveal(thing), id)) await settled(page);
  return page.evaluate((thing) => window.lantern!.where(thing) !== null, id);
}

const moment = (page: Page): Promise<number> => page.evaluate(() => window.lantern!.moment);

/** Does by hand what an option stands for, and waits until the game has moved on; `by` is the gesture where the name does not tell it. */
export async function does(page: Page, hand: Hand, id: string, by = id): Promise<void> {
  await offered(page, id);
  const before = await moment(page);
  const [from, onto] = by.split('>');
  if (onto !== undefined) await hand.drag(from!, onto);
  else if (id.startsWith('throw:')) await throws(page);
  else {
    expect(await lies(page, by), `${by} lies on the table`).toBe(true);
    await hand.tap(by);
  }
  await expect.poll(() => moment(page), { message: `${id} is done` }).not.toBe(before);
}

async function throws(page: Page): Promise<void> {
  await page.locator('.lantern-table').focus();
  if ((await page.evaluate(() => window.lantern!.focus)) === null) await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
}

/** Lets the night pass without a wish: whatever is asked is answered with the first answer, until the sun rises. */
export async function untilDawn(page: Page): Promise<void> {
  for (let i = 0; i < 25; i++) {
    await settled(page);
    const offers = await onOffer(page);
    if (offers.some((id) => id.startsWith('pass:'))) return;
    const before = await moment(page);
    if (offers[0]!.startsWith('throw:')) await throws(page);
    else await answer(page, offers[0]!);
    await expect.poll(() => moment(page)).not.toBe(before);
  }
  throw new Error('the night did not end');
}
