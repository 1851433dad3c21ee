import { expect, type Page } from '@playwright/test';
import { calmly } from './table.ts';

/** What people do before and between turns of a game for several: choose chairs, lift the curtain, hurry the bots. */

interface Chairs {
  readonly mix: string;
  /** Names by role; everybody else is an easy bot. */
  readonly people: Readonly<Record<string, string>>;
}

const titles: Readonly<Record<string, string>> = {
  paladin: 'The Paladin',
  skeletons: 'The Skeletons',
  spider: 'The Spider',
  manor: 'The Manor',
  warlock: 'The Warlock',
};

export async function sitDown(page: Page, { mix, people }: Chairs): Promise<void> {
  await calmly(page);
  await page.goto('/#/game/vast/five');
  await page.locator(`input[name="mix"][value="${mix}"]`).check({ force: true });
  for (const row of await page.locator('.new-game .seat-row').all()) {
    const title = await row.locator('strong').innerText();
    const [, name] = Object.entries(people).find(([role]) => titles[role] === title) ?? [];
    await row.getByLabel(name === undefined ? 'Bot' : 'Person', { exact: true }).check({ force: true });
    if (name !== undefined) await row.getByRole('textbox').fill(name);
  }
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.waitForFunction(() => window.lantern !== undefined, null, { timeout: 60_000 });
}

/** Answers by the list of actions, as somebody without a pointer would. */
export async function answer(page: Page, option: string): Promise<void> {
  await page.locator(`#actions [data-option="${option}"]`).evaluate((button) => (button as HTMLButtonElement).click());
}

/** Everything that the page could show, say or be asked about the table, as one text. */
export const everythingOn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const attributes = [...document.querySelectorAll('*')].flatMap((element) => [...element.attributes].map(({ value }) => value));
    return [
      document.documentElement.outerHTML,
      document.body.innerText,
      ...attributes,
      ...(window.lantern?.ids() ?? []),
      window.lantern?.focus ?? '',
    ].join('\n');
  });

export async function liftCurtain(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `I am ${name}` }).click();
  await expect(page.locator('dialog.curtain')).toHaveCount(0);
}
