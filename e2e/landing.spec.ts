import { expect, test } from '@playwright/test';
import { logOf, onOffer, settled } from './table.ts';
import { fingers } from './touch.ts';
import { does, mouse, offered } from './valley.ts';
import { openPosition, reads } from './vanguard.ts';

test('the first round of the tutorial by mouse: logs, journeys, a check, events', { tag: '@undrawn' }, async ({ page }) => {
  await openPosition(page, 'log');
  const hand = mouse(page);
  const plays = async (...answers: readonly (readonly [option: string, by?: string])[]): Promise<void> => {
    for (const [option, by] of answers) {
      await does(page, hand, option, by);
      await reads(page, hand);
    }
  };
  await plays(['choice-1'], ['crew:recon'], ['travel'], ['path:a>3', 'mini:recon>sector:3'], ['choice-1']);
  await plays(['action:eye-door'], ['all'], ['go-on'], ['go-on'], ['dice:red-basic-1', 'die:red-basic-1>cell:0']);
  // the event at the end of the turn gives a die back
  await plays(['die:red-basic-1']);
  await plays(['travel'], ['path:b>3', 'mini:security>sector:3'], ['die:blue-basic-2']);
  await plays(['travel'], ['path:a>1', 'mini:security>sector:1'], ['die:red-basic-2', 'die:red-basic-2>pool'], ['roll']);
  await plays(['die:green-basic-2']);
  await plays(['crew:recon']);
  const log = await logOf(page);
  expect(log).toContain('Recon goes from sector 1 to sector 3.');
  expect(log).toContain('Security goes from sector 2 to sector 3.');
  expect(log.match(/Event: /g)).toHaveLength(2);
  expect(log).toContain('Round 2 begins with Recon.');
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
