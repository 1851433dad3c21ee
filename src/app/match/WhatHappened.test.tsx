// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { campaign, fresh, now } from '../../engine/games/vanguard/vanguard.testing.ts';
import { vanguardHand } from '../../table/games/vanguard/hand.ts';
import { show } from '../page.testing.ts';
import { WhatHappened } from './WhatHappened.tsx';

const log = <p>The whole log.</p>;
const later = campaign(3, (m) => now(m).story.landings >= 2);

test('a key turns from the log to the diary: pages and entries in the order in which they came, and back', async () => {
  const diary = vanguardHand.diary!(later.view('p1'));
  const page = await show(<WhatHappened diary={diary}>{log}</WhatHappened>);
  expect(page.text()).toContain('The whole log.');
  await page.press("Ship's diary");
  expect(page.text()).not.toContain('The whole log.');
  expect(page.names('.diary h3').slice(0, 2)).toEqual(['Landing 1: Eye of the Void', 'Aboard after landing 1']);
  expect(page.names('.diary ul li')).toEqual(diary.pages.flatMap(({ lines }) => lines));
  await page.press('Everything');
  expect(page.text()).toContain('The whole log.');
});

test('in a new match the diary says that nothing is written yet', async () => {
  const page = await show(<WhatHappened diary={vanguardHand.diary!(fresh('campaign-2').view('p1'))}>{log}</WhatHappened>);
  await page.press("Ship's diary");
  expect(page.text()).toContain('Nothing is written yet: the first landing will be the first page.');
});

test('a game without a diary shows the log alone', async () => {
  const page = await show(<WhatHappened diary={undefined}>{log}</WhatHappened>);
  expect([page.text(), page.names('button')]).toEqual(['The whole log.', []]);
});
