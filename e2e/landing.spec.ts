import { expect, test } from '@playwright/test';
import { logOf, onOffer, settled } from './table.ts';
import { fingers } from './touch.ts';
import { does, mouse, offered } from './valley.ts';
import { openPosition, reads } from './vanguard.ts';

test('the first steps of the tutorial by mouse: a log, the start token, and a journey by drag', async ({ page }) => {
  await openPosition(page, 'log');
  const hand = mouse(page);
  await does(page, hand, 'choice-1');
  await reads(page, hand);
  await does(page, hand, 'crew:recon');
  await reads(page, hand);
  await does(page, hand, 'travel');
  await does(page, hand, 'path:a>3', 'mini:recon>sector:3');
  expect(await logOf(page)).toContain('Recon goes from sector 1 to sector 3.');
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('two people put their dice into one roll, each with a finger', async ({ page }) => {
    await openPosition(page, 'check');
    const hand = await fingers(page);
    await offered(page, 'die:green-specialized-1');
    await does(page, hand, 'die:green-specialized-1', 'die:green-specialized-1>pool');
    await does(page, hand, 'roll');
    await expect.poll(() => onOffer(page)).toContain('no');
    await settled(page);
    const given = (await onOffer(page)).find((id) => id.startsWith('die:'))!;
    await hand.press(2, given);
    await hand.slide(2, 'pool');
    await hand.lift(2);
    await expect.poll(() => logOf(page)).toMatch(/Recon rolls 2 dice/);
  });
});
