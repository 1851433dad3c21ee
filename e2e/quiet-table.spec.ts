import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { expectOffer, openJourney, openLesson, settled } from './table.ts';

test('an idle table draws no frames', async ({ page }) => {
  await openJourney(page);
  const threeSeconds = (): Promise<void> => page.evaluate(() => new Promise<void>((done) => setTimeout(done, 3000)));
  await threeSeconds(); // after a pause the saved match gets its picture, which is a frame too
  const before = await page.evaluate(() => window.lantern!.frames);
  await threeSeconds();
  expect(await page.evaluate(() => window.lantern!.frames)).toBe(before);
});

test('thrown dice come to rest on the faces that the rules have rolled', async ({ page }) => {
  await openLesson(page);
  await page.getByRole('button', { name: /^Throw 5 dice/ }).first().click();
  await expectOffer(page, 'cubes:unassigned>box:crusade');
  await settled(page);
  await page.getByRole('button', { name: 'Log' }).click();
  const rolled = /Spawn dice: (.*)\./.exec(await page.locator('#log').innerText())![1]!;
  const faces = rolled.split(', ').map((one) => Number(/(\d)/.exec(one)![1]));
  await expect.poll(() => page.evaluate(() => window.lantern!.dice())).toEqual(faces); // also in a tray that was laid anew
});

test('a lost WebGL context comes back with all pictures', async ({ page }) => {
  await openJourney(page);
  const picture = () => page.locator('.lantern-table canvas').screenshot();
  const before = await picture();
  await page.evaluate(async () => {
    const gl = document.querySelector<HTMLCanvasElement>('.lantern-table canvas')!.getContext('webgl2')!;
    const loss = gl.getExtension('WEBGL_lose_context')!;
    loss.loseContext();
    await new Promise((done) => setTimeout(done, 100));
    loss.restoreContext();
  });
  await expect.poll(async () => Math.abs((await picture()).length - before.length) / before.length, { timeout: 30_000 }).toBeLessThan(0.05);
});

test('without WebGL the page says so, and the list of actions plays on', { tag: '@undrawn' }, async ({ page }) => {
  await page.addInitScript(() => {
    const real = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
      return /webgl/.test(kind) ? null : (real as (...given: unknown[]) => unknown).call(this, kind, ...rest);
    } as typeof real;
  });
  await page.goto('/#/game/vast/paladins-journey');
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await expect(page.getByText(/WebGL/).first()).toBeVisible();
  await page.locator('#actions [data-option="throw:spawn"]').click();
  await page.locator('#actions [data-option="cubes:unassigned>box:crusade"]').click();
  await expectOffer(page, 'space:4,7');
});

test('axe finds nothing serious in the lobby or at the table', { tag: '@undrawn' }, async ({ page }) => {
  const grave = async (): Promise<string[]> => {
    const { violations } = await new AxeBuilder({ page }).analyze();
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  };
  await page.goto('/');
  await expect(page.getByRole('button', { name: /Learn in ten minutes/ }).first()).toBeVisible();
  expect(await grave()).toEqual([]);
  await page.goto('/#/game/vast/five');
  await expect(page.getByRole('button', { name: 'Sit down' })).toBeVisible();
  expect(await grave()).toEqual([]);
  await openJourney(page);
  await page.keyboard.press('a');
  expect(await grave()).toEqual([]);
});
