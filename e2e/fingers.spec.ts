import { expect, test } from '@playwright/test';
import { expectOffer, logOf, onOffer, openJourney, openLesson, settled, where } from './table.ts';
import { fingers } from './touch.ts';

test.use({ hasTouch: true });

test('a person plays the first turn with one finger', { tag: '@undrawn' }, async ({ page }) => {
  await openLesson(page);
  const hand = await fingers(page);
  await page.getByRole('button', { name: /^Throw 5 dice/ }).first().tap();
  await expectOffer(page, 'cubes:unassigned>box:crusade');
  await settled(page);
  await hand.drag('cubes:unassigned', 'box:crusade');
  await expectOffer(page, 'figure:paladin>space:3,7');
  await settled(page);
  await hand.drag('figure:paladin', 'space:3,7');
  await expectOffer(page, 'cubes:unassigned>box:prepare');
  await settled(page);
  await hand.drag('cubes:unassigned', 'box:prepare');
  await expect(page.getByText('Strength 1 against Defense 1')).toBeVisible();
  await settled(page);
  await hand.drag('cubes:unassigned', 'box:prepare');
  await expectOffer(page, 'figure:poltergeist-1');
  await settled(page);
  await hand.tap('figure:poltergeist-1');
  await expectOffer(page, 'end-turn');
  await page.getByRole('button', { name: 'End your turn' }).first().tap();
  await expect(page.getByText('That was the lesson.')).toBeVisible();
  expect(await logOf(page)).toContain('A poltergeist is caught: 1 of 6.');
});

test('two fingers drag two things at the same time', { tag: '@undrawn' }, async ({ page }) => {
  await openJourney(page);
  const hands = await fingers(page);
  await hands.press(1, 'token:light');
  await hands.press(2, 'token:fury');
  await hands.slide(1, 'space:4,7');
  await hands.slide(2, 'stat:strength');
  await hands.lift(1);
  await hands.lift(2);
  await expect.poll(async () => logOf(page)).toContain('A lamp is put on');
  await expect.poll(async () => logOf(page)).toContain('Fury falls to 2.');
});

test('a pinch zooms and picks nothing up, even if it begins on a piece', { tag: '@undrawn' }, async ({ page }) => {
  await openJourney(page);
  const before = await onOffer(page);
  const hands = await fingers(page);
  const start = await where(page, 'figure:paladin');
  const apart = async (): Promise<number> => Math.abs((await where(page, 'space:1,1')).x - (await where(page, 'space:7,1')).x);
  const narrow = await apart();
  await hands.pressAt(1, start);
  await hands.pressAt(2, { x: start.x + 60, y: start.y - 240 }); // felt or board, nothing that moves
  for (const by of [20, 45, 70]) {
    await hands.moveTo(1, start.x - by, start.y);
    await hands.moveTo(2, start.x + 60 + by, start.y - 240 - by);
  }
  await hands.lift(1);
  await hands.lift(2);
  await settled(page);
  expect(await apart()).toBeGreaterThan(narrow * 1.1);
  expect(await onOffer(page)).toEqual(before);
});
