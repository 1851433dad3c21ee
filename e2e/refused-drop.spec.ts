import { expect, test } from '@playwright/test';
import { dragByMouse, onOffer, openJourney, settled, where } from './table.ts';

test('a refused drop says which rule forbids it, and nothing has changed', { tag: '@undrawn' }, async ({ page }) => {
  await openJourney(page);
  const before = await onOffer(page);
  const home = await where(page, 'figure:paladin');
  await dragByMouse(page, 'figure:paladin', 'space:4,4');
  const note = page.getByRole('status').filter({ hasText: /MM-\d{3}/ });
  await expect(note).toContainText('MM-079');
  await settled(page);
  const now = await where(page, 'figure:paladin');
  expect(Math.hypot(now.x - home.x, now.y - home.y)).toBeLessThan(2);
  expect(await onOffer(page)).toEqual(before);
});
