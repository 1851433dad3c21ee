import { expect, test } from '@playwright/test';
import { logOf, onOffer, settled } from './table.ts';
import { does, mouse, offered, openFile, untilDawn, valleyFile } from './valley.ts';

test('a day and a night in the valley by mouse: explore, forage, make a spear, pack, sleep; and a reload in between', async ({ page }) => {
  test.setTimeout(300_000);
  await openFile(page, valleyFile());
  const hand = mouse(page);
  await does(page, hand, 'mini:c1>hex:1,0'); // into the mist: the hex turns over and a Journey card is drawn
  await does(page, hand, 'wood');
  await does(page, hand, 'forage:c1:forest');
  await does(page, hand, 'forage:FF14');
  await does(page, hand, 'harvest');
  await does(page, hand, 'res:c1:riverstone>bench:stone');
  await does(page, hand, 'done');

  await offered(page, 'res:c1:flakedRiverstone>bench:left');
  const before = await onOffer(page);
  await page.reload();
  await settled(page);
  expect(await onOffer(page)).toEqual(before);

  await does(page, hand, 'res:c1:flakedRiverstone>bench:left');
  await does(page, hand, 'res:c1:wood', 'res:c1:wood>bench:right');
  await does(page, hand, 'place:0:0');
  await offered(page, 'pass:c1');
  expect(await logOf(page)).toContain('Riverstone Spear');

  await does(page, hand, 'pass:c1');
  await does(page, hand, 'res:c1:fish>mouth:c1');
  await does(page, hand, 'res:c1:water>mouth:c1');
  await offered(page, 'done');
  await hand.tap('bag:auto');
  await does(page, hand, 'done', 'bag:close');
  await untilDawn(page);
  expect(await logOf(page)).toContain('Day 2');
});
