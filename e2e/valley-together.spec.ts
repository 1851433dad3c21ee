import { expect, test } from '@playwright/test';
import { begin } from '../src/engine/games/stonesaga/stonesaga.testing.ts';
import { exportedMatch } from '../src/match/matchFile.ts';
import { fingers } from './touch.ts';
import { onOffer, settled } from './table.ts';
import { does, mouse, openFile } from './valley.ts';

const people = { p1: 'Ada', p2: 'Ben', p3: 'Cleo', p4: 'Dan' };

function fourFile(): string {
  const match = begin({ mix: 'seeds-4', seed: 5, hexes: ['VV01', 'VV03', 'VV04'] });
  return exportedMatch('Four in the valley', { save: match.save(), past: [], log: [[]] }, { people }).json;
}

test.use({ hasTouch: true });

test('four people at one screen act in any order, and no curtain falls', { tag: '@undrawn' }, async ({ page }) => {
  test.setTimeout(300_000);
  await openFile(page, fourFile());
  expect(new Set((await onOffer(page)).filter((id) => id.startsWith('pass:')))).toEqual(
    new Set(['pass:c1', 'pass:c2', 'pass:c3', 'pass:c4']),
  );
  await expect(page.locator('dialog.curtain')).toHaveCount(0);

  // the third of them goes first, then two walk at the same time with two fingers
  await does(page, mouse(page), 'mini:c3>hex:1,0');
  await settled(page);
  const hands = await fingers(page);
  await hands.press(1, 'mini:c1');
  await hands.press(2, 'mini:c2');
  await hands.slide(1, 'hex:0,1');
  await hands.slide(2, 'hex:0,1');
  await hands.lift(1);
  await hands.lift(2);
  await expect(page.locator('dialog.curtain')).toHaveCount(0);
});
