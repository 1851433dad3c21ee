import { expect, test } from '@playwright/test';
import { answer, everythingOn, liftCurtain, sitDown } from './sitting.ts';
import { expectOffer, onOffer, settled } from './table.ts';

/** Names by which the three cards of her opening hand could be known. */
const cardsOf = /card:(eyes|fangs|webs)-\d/g;

test('two people take a turn each, and the curtain hides the hand of the one who waits', { tag: '@undrawn' }, async ({ page }) => {
  await sitDown(page, { mix: 'paladin-spider', people: { paladin: 'Ada', spider: 'Ben' } });
  await settled(page);
  await expectOffer(page, 'end-turn'); // the Paladin begins and hides nothing yet: no curtain for him
  await expect(page.locator('dialog.curtain')).toHaveCount(0);
  expect((await everythingOn(page)).match(cardsOf)).toBeNull();

  await answer(page, 'end-turn');
  await expect(page.getByRole('heading', { name: 'Ben is next' })).toBeVisible();
  expect((await everythingOn(page)).match(cardsOf)).toBeNull();
  expect(await onOffer(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Ben is next' })).toBeVisible();

  await liftCurtain(page, 'Ben');
  await expectOffer(page, 'end-turn');
  await settled(page);
  const mine = new Set((await onOffer(page)).join('\n').match(cardsOf));
  expect(mine.size).toBe(3);

  await answer(page, 'end-turn');
  await expectOffer(page, 'cubes:unassigned>box:crusade'); // back to the Paladin, who still hides nothing
  await settled(page);
  expect((await everythingOn(page)).match(cardsOf)?.filter((card) => mine.has(card)) ?? []).toEqual([]);
  await page.getByRole('button', { name: 'Log' }).click();
  await expect(page.locator('#log')).toContainText('Round 2');
  expect((await page.locator('#log').innerText())).not.toMatch(/Eyes-|Fangs-|Webs-/i);
});

test('what the other has passed on is taken back only if everybody agrees', { tag: '@undrawn' }, async ({ page }) => {
  await sitDown(page, { mix: 'paladin-spider', people: { paladin: 'Ada', spider: 'Ben' } });
  await settled(page);
  await expectOffer(page, 'end-turn');
  await answer(page, 'end-turn');
  await page.getByRole('button', { name: 'Wait: take back the last answer' }).click();
  await page.getByRole('button', { name: 'Ben does not' }).click();
  await expect(page.getByRole('heading', { name: 'Ben is next' })).toBeVisible();
  await page.getByRole('button', { name: 'Wait: take back the last answer' }).click();
  await page.getByRole('button', { name: 'Ben agrees' }).click();
  await expectOffer(page, 'cubes:unassigned>box:crusade');
});
