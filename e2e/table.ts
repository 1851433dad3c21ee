import { expect, test, type Page } from '@playwright/test';

/** What a person does at the table, and what they would see. Waits on state, never on time. */

/**
 * Stories are about what happens, not about how it glides: the browser of the tests draws in software, where a frame of
 * full motion takes a second. One story looks at motion, and asks for it.
 */
export async function calmly(
  page: Pick<Page, 'addInitScript'>,
  motion: 'still' | 'full' = 'still',
  textSize: 1 | 1.25 | 1.5 = 1,
): Promise<void> {
  await unpainted(page);
  const table = { motion, quality: 'low', speed: 8, textSize };
  const settings = { version: 1, table, shell: { drawer: 'none', aloud: false, warn: false } };
  await page.addInitScript((text) => localStorage.setItem('lantern-table.settings', text), JSON.stringify(settings));
}

/** A story that looks at no picture is told without drawing. */
export async function unpainted(page: Pick<Page, 'addInitScript'>): Promise<void> {
  if (test.info().project.name === 'undrawn') await page.addInitScript(drawNothing);
}

/** Runs in the page: everything is laid out, moved and answered as ever, and no pixel is computed. */
function drawNothing(): void {
  const { prototype } = WebGL2RenderingContext;
  for (const name of ['drawElements', 'drawArrays', 'drawElementsInstanced', 'drawArraysInstanced', 'clear', 'generateMipmap'] as const)
    prototype[name] = () => undefined;
}

/** The first lesson: its opening is known, so that a story can name the tiles it will meet. */
export async function openLesson(page: Page): Promise<void> {
  await calmly(page);
  await page.goto('/#/game/vast');
  await page.getByRole('button', { name: /Learn in ten minutes/ }).click();
  await settled(page);
}

/** The same opening without the teacher: everything the rules allow is on offer. */
export async function openJourney(page: Page): Promise<void> {
  await openLesson(page);
  await page.getByRole('button', { name: 'Leave the lesson' }).click();
  await page.getByRole('button', { name: /^Throw 5 dice/ }).first().click();
  await expectOffer(page, 'end-turn');
  await settled(page);
}

/** The table is there, nothing moves, and no answer is under way. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => window.lantern !== undefined, null, { timeout: 60_000 });
  await page.evaluate(() => window.lantern!.idle());
}

/** The middle of a thing or place; its zone is brought up if it is behind a tab. */
export async function where(page: Page, id: string): Promise<{ x: number; y: number }> {
  if (await page.evaluate((thing) => window.lantern!.reveal(thing), id)) await settled(page);
  const at = await page.evaluate((thing) => window.lantern!.where(thing), id);
  if (!at) throw new Error(`${id} is not on the table`);
  return at;
}

export async function dragByMouse(page: Page, from: string, onto: string): Promise<void> {
  const start = await where(page, from);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + 12, start.y - 12, { steps: 2 });
  const end = await where(page, onto); // looked up while the thing is in the hand: its own zone may go for that of the target
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 3 });
  await page.mouse.move(end.x, end.y, { steps: 3 });
  await page.mouse.up();
}

export async function tapByMouse(page: Page, id: string): Promise<void> {
  const at = await where(page, id);
  await page.mouse.click(at.x, at.y);
}

/** Ids of everything on offer. The list is in the page even while its drawer is closed. */
export const onOffer = (page: Page): Promise<string[]> =>
  page.locator('#actions [data-option]').evaluateAll((buttons) => buttons.map((button) => (button as HTMLElement).dataset.option!));

export async function expectOffer(page: Page, id: string): Promise<void> {
  await expect.poll(() => onOffer(page)).toContain(id);
}

/** What the log says, one line for each fact. */
export async function logOf(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  const words = await page.locator('#log').innerText();
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  return words;
}
