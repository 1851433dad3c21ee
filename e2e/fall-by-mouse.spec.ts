import { expect, test } from '@playwright/test';
import { onOffer, settled, tapByMouse } from './table.ts';
import { does, mouse, offered } from './valley.ts';
import { openFall } from './vantage.ts';

test.use({ viewport: { width: 1280, height: 720 } });

/** Answers whatever is asked with the first of these that is offered, until an action is to be chosen again. */
const quick = ['settle', 'throw:challenge', 'go', 'choice:1', 'decline', 'end', 'health', 'keep', 'no'];

test('a solo player crashes, takes an action of the place, departs, and reloads in between', async ({ page }) => {
  test.setTimeout(420_000);
  await openFall(page);
  const hand = mouse(page);
  const goOn = async (): Promise<void> => {
    for (let i = 0; i < 12; i++) {
      const there = await onOffer(page);
      if (there.some((id) => id.startsWith('way:'))) return;
      const next = quick.find((id) => there.includes(id)) ?? there[0]!;
      await does(page, hand, next);
    }
  };
  await offered(page, 'help');
  await tapByMouse(page, 'help'); // who one is
  await goOn();
  await expect.poll(() => onOffer(page)).toContain('here:move');
  await does(page, hand, 'here:move');
  await offered(page, 'throw:challenge');
  await page.reload(); // with the cost read and nothing thrown
  await settled(page);
  await offered(page, 'throw:challenge');
  await goOn();
  const way = (await onOffer(page)).find((id) => id.startsWith('way:'))!;
  await does(page, hand, way);
  await goOn();
  const card = (await onOffer(page)).find((id) => /^card:\d+\.[A-Z]+$/.test(id))!;
  await does(page, hand, card);
  await expect.poll(() => onOffer(page)).not.toContain(card);
});
