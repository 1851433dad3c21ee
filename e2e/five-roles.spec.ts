import { expect, test, type Page } from '@playwright/test';
import { answer, sitDown } from './sitting.ts';
import { dragByMouse, onOffer, settled, tapByMouse } from './table.ts';

const people = { paladin: 'Ada', skeletons: 'Ben', spider: 'Cleo', manor: 'Dan', warlock: 'Eve' };
type Role = keyof typeof people;

/** Answers that end a step; a hand takes them when it has done enough. */
const closing = /^(end-turn|done|stay|no-|stop|enough|go-on|let-go|keep|take:none|fall-back|shrine:decline)/;
/** Things by hand in one turn, before it is brought to its end. */
const enough = 5;

/** A match always of the same chance, so that the story is the same every time. */
const loadDice = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const real = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T =>
      array instanceof Int32Array ? (array.fill(7) as unknown as T) : real(array as never);
  });

const moment = (page: Page): Promise<number> => page.evaluate(() => window.lantern?.moment ?? -1);
const turnOf = (page: Page): Promise<Role> => page.locator('.turn-chip').getAttribute('data-seat') as Promise<Role>;

/** What kind of gesture an option is: `figure>space`, so that each kind is tried before one is tried again. */
const kindOf = (id: string): string => id.replace(/:[^>@]*/g, '');

function wanted(options: readonly string[], done: readonly string[]): string {
  const closer = options.find((id) => closing.test(id));
  if (closer && done.length >= enough) return closer;
  const tried = new Set(done.map(kindOf));
  const drags = options.filter((id) => id.includes('>'));
  const open = options.filter((id) => !closing.test(id));
  return (
    drags.find((id) => !tried.has(kindOf(id))) ?? open.find((id) => !tried.has(kindOf(id))) ?? drags[0] ?? open[0] ?? closer ?? options[0]!
  );
}

/** Does by hand what an option stands for; what lies nowhere on the table is a button. */
async function act(page: Page, id: string): Promise<void> {
  const [from, onto] = id.split('>');
  if (await page.evaluate((thing) => window.lantern!.reveal(thing), from!)) await settled(page);
  const lies = await page.evaluate((thing) => window.lantern!.where(thing) !== null, from!);
  if (onto !== undefined) await dragByMouse(page, from!, onto);
  else if (lies) await tapByMouse(page, id);
  else await answer(page, id);
}

test('five people at one screen play a round of all roles by hand', { tag: '@undrawn' }, async ({ page }) => {
  test.setTimeout(480_000); // about a hundred and fifty gestures, each of them drawn
  await loadDice(page);
  await sitDown(page, { mix: 'five', people });
  const done: Record<Role, string[]> = { paladin: [], skeletons: [], spider: [], manor: [], warlock: [] };
  const curtain = page.locator('dialog.curtain');
  for (let step = 0; step < 150; step++) {
    await settled(page);
    if (await curtain.isVisible()) {
      await curtain.getByRole('button', { name: /^I am / }).first().click();
      await expect(curtain).toHaveCount(0); // it is lifted once the rules have heard: another click would wait for the next one
      continue;
    }
    await expect.poll(async () => (await onOffer(page)).length > 0 || (await curtain.isVisible())).toBe(true);
    if (await curtain.isVisible()) continue;
    const role = await turnOf(page);
    if (role === 'paladin' && done.warlock.length > 0) break;
    const id = wanted(await onOffer(page), done[role]);
    const before = await moment(page);
    await act(page, id);
    await expect
      .poll(async () => (await moment(page)) !== before || (await curtain.isVisible()), { message: `${role} does ${id}` })
      .toBe(true);
    done[role].push(id);
  }
  expect(await turnOf(page)).toBe('paladin');
  for (const role of Object.keys(people) as Role[])
    expect(
      done[role].filter((id) => id.includes('>')),
      `${role} moved something`,
    ).not.toEqual([]);
  await page.getByRole('button', { name: 'Log' }).click();
  await expect(page.locator('#log')).toContainText('Round 2');
});
