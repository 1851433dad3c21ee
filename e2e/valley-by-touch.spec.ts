import { expect, test } from '@playwright/test';
import { logOf } from './table.ts';
import { fingers } from './touch.ts';
import { does, openFile, untilDawn, valleyFile } from './valley.ts';

test.use({ hasTouch: true });

test('a day and a night in the valley with one finger', { tag: '@undrawn' }, async ({ page }) => {
  test.setTimeout(300_000);
  await openFile(page, valleyFile());
  const hand = await fingers(page);
  for (const id of ['mini:c1>hex:1,0', 'wood', 'forage:c1:forest', 'forage:FF14', 'harvest', 'res:c1:riverstone>bench:stone', 'done'])
    await does(page, hand, id);
  await does(page, hand, 'res:c1:flakedRiverstone>bench:left');
  await does(page, hand, 'res:c1:wood', 'res:c1:wood>bench:right');
  for (const id of ['place:0:0', 'pass:c1', 'res:c1:fish>mouth:c1', 'res:c1:water>mouth:c1']) await does(page, hand, id);
  await does(page, hand, 'done', 'bag:close');
  await untilDawn(page);
  expect(await logOf(page)).toContain('Day 2');
});
