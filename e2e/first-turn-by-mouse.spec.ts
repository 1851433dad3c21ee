import { expect, test } from '@playwright/test';
import { dragByMouse, expectOffer, logOf, openLesson, settled, tapByMouse } from './table.ts';

test('a person plays the first turn with the mouse, from the dice to the Skeletons', async ({ page }) => {
  await openLesson(page);
  await page.getByRole('button', { name: /^Throw 5 dice/ }).first().click();
  await expectOffer(page, 'cubes:unassigned>box:crusade');
  await settled(page);

  await dragByMouse(page, 'cubes:unassigned', 'box:crusade');
  await expectOffer(page, 'figure:paladin>space:3,7');
  await settled(page);

  await dragByMouse(page, 'figure:paladin', 'space:3,7');
  await expectOffer(page, 'cubes:unassigned>box:prepare');
  await settled(page);

  await dragByMouse(page, 'cubes:unassigned', 'box:prepare');
  await expect(page.getByText('Strength 1 against Defense 1')).toBeVisible();
  await settled(page);
  await dragByMouse(page, 'cubes:unassigned', 'box:prepare');
  await expectOffer(page, 'figure:poltergeist-1');
  await settled(page);

  await tapByMouse(page, 'figure:poltergeist-1');
  await expectOffer(page, 'end-turn');
  await settled(page);
  await page.getByRole('button', { name: 'End your turn' }).first().click();
  await expect(page.getByText('That was the lesson.')).toBeVisible();
  await settled(page); // the log tells each step when it has been seen

  const log = await logOf(page);
  expect(log).toContain('A poltergeist is caught: 1 of 6.');
  expect(log).toContain('The Skeletons march.');
});
