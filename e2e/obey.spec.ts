import { expect, test, type Page } from '@playwright/test';
import { stonesaga } from '../src/engine/games/stonesaga/index.ts';
import { vanguard } from '../src/engine/games/vanguard/index.ts';
import { vantage } from '../src/engine/games/vantage/index.ts';
import { vast } from '../src/engine/games/vast/index.ts';
import { begin } from '../src/engine/kernel/begin.ts';
import { entropyFrom } from '../src/engine/kernel/chance.ts';
import { exportedMatch } from '../src/match/matchFile.ts';
import { Obedient } from './obeying.ts';
import { fingerHand, mouseHand } from './pointing.ts';
import { logOf, onOffer, settled, unpainted } from './table.ts';
import { mouse, openMatch } from './valley.ts';
import { reads } from './vanguard.ts';

const seed = Number(process.env.OBEY_SEED ?? 1);
const hands = {
  'by mouse at 1280x720': { viewport: { width: 1280, height: 720 }, hasTouch: false },
  'by touch at 390x844': { viewport: { width: 390, height: 844 }, hasTouch: true },
  'by touch at 1280x720': { viewport: { width: 1280, height: 720 }, hasTouch: true },
} as const;
const lessons = [
  "The Paladin's first turn",
  "The Skeletons' first turn",
  "The Spider's first turn",
  "The Manor's first turn",
  "The Warlock's first turn",
];

/** A newcomer's page: nothing is set but that nothing glides. */
async function newcomer(page: Page): Promise<void> {
  await unpainted(page);
  const settings = JSON.stringify({ version: 1, table: { motion: 'still', quality: 'low', speed: 8 } });
  await page.addInitScript((text) => localStorage.setItem('lantern-table.settings', text), settings);
}

async function openLesson(page: Page, lesson: string): Promise<void> {
  await newcomer(page);
  await page.goto('/#/game/vast/lessons');
  await page.getByRole('button', { name: lesson }).click();
  await settled(page);
}

const isTaught = async (page: Page): Promise<boolean> => (await page.locator('.lesson').innerText()).includes('That was the lesson.');
const isIn = async (page: Page, course: string): Promise<boolean> =>
  ((await page.locator('.top-bar .lately').textContent()) ?? '').includes(course);

async function openJourney(page: Page): Promise<void> {
  await newcomer(page);
  const match = begin(vast, { mix: 'paladins-journey', options: { difficulty: 'easy' }, chance: entropyFrom(seed) });
  await openMatch(page, exportedMatch('An easy Journey', { save: match.save(), past: [], log: [[]] }).json);
}

async function openValley(page: Page, people: number): Promise<void> {
  await newcomer(page);
  const match = begin(stonesaga, { mix: `seeds-${people}`, options: {}, chance: entropyFrom(seed) });
  const names = Object.fromEntries(['Ada', 'Ben'].slice(0, people).map((name, i) => [`p${i + 1}`, name]));
  await openMatch(page, exportedMatch('In the valley', { save: match.save(), past: [], log: [[]] }, { people: names }).json);
}

/** The first mission of ISS Vanguard, as its page offers it to somebody who has never played. */
async function openFirstMission(page: Page): Promise<void> {
  await newcomer(page);
  await page.goto('/#/game/vanguard');
  await page.getByRole('button', { name: /Learn in ten minutes/ }).click();
  await settled(page);
}

/** A campaign of one person, from its first question. */
async function openCampaign(page: Page): Promise<void> {
  await newcomer(page);
  const match = begin(vanguard, { mix: 'campaign-1', options: {}, chance: entropyFrom(seed) });
  await openMatch(page, exportedMatch('The voyage', { save: match.save(), past: [], log: [[]] }).json);
}

/** Nothing is asked any more; the panel of the end comes a moment later. */
const isOver = async (page: Page): Promise<boolean> => (await onOffer(page)).length === 0;

/** Somebody alone above Verrow, with 25 turns before the evening is over. */
async function openVerrow(page: Page): Promise<void> {
  await newcomer(page);
  const options = { level: 'daring', evening: 'short' };
  const match = begin(vantage, { mix: 'falling-1', options, chance: entropyFrom(seed) });
  await openMatch(page, exportedMatch('On Verrow', { save: match.save(), past: [], log: [[]] }, { people: { p1: 'Ada' } }).json);
}

/** Logs that came up are read first, as anybody would. */
async function hasRead(page: Page, isEnough: () => Promise<boolean>): Promise<boolean> {
  await reads(page, mouse(page));
  return isEnough();
}

/** Obeys, and holds that nothing that the page said was wrong. */
async function obeys(page: Page, hasTouch: boolean, isEnough: () => Promise<boolean>, most: number): Promise<void> {
  const person = new Obedient(page, hasTouch ? await fingerHand(page) : mouseHand(page));
  await person.until(isEnough, most);
  expect(person.misled).toEqual([]);
}

/** Nobody slept both hungry and thirsty, fell or died. */
async function nobodyStarved(page: Page): Promise<void> {
  const log = await logOf(page);
  expect(log.match(/.*(sleeps hungry, thirsty|can do nothing more|\bdies\b).*/g) ?? []).toEqual([]);
  expect(log).toMatch(/ sleeps /);
}

for (const [how, { viewport, hasTouch }] of Object.entries(hands))
  test.describe(how, () => {
    test.use({ viewport, hasTouch, actionTimeout: 15_000 });
    test.setTimeout(400_000);

    for (const lesson of lessons)
      test(`whoever obeys finishes the lesson: ${lesson}`, { tag: '@obey' }, async ({ page }) => {
        await openLesson(page, lesson);
        await obeys(page, hasTouch, () => isTaught(page), 60);
      });

    test('whoever obeys plays three rounds of an easy Journey', { tag: '@obey' }, async ({ page }) => {
      await openJourney(page);
      await obeys(page, hasTouch, () => isIn(page, 'Round 4'), 200);
    });

    test('whoever obeys finishes the first mission of the Vanguard', { tag: '@obey' }, async ({ page }) => {
      await openFirstMission(page);
      await obeys(page, hasTouch, () => hasRead(page, () => isOver(page)), 250);
      await expect(page.locator('.ending')).toContainText('The mission is done and the crew is home');
    });

    test('whoever obeys lands, comes home, runs the ship and lands again', { tag: '@obey' }, async ({ page }) => {
      test.setTimeout(1_200_000);
      await openCampaign(page);
      let launched = false;
      await obeys(
        page,
        hasTouch,
        () =>
          hasRead(page, async () => {
            launched ||= await isIn(page, 'page 23');
            return (launched && (await isIn(page, 'round 2'))) || isOver(page);
          }),
        700,
      );
      expect(launched).toBe(true);
    });

    test('whoever obeys spends a whole evening on Verrow', { tag: '@obey' }, async ({ page }) => {
      test.setTimeout(1_200_000);
      await openVerrow(page);
      await obeys(page, hasTouch, () => isOver(page), 300);
      await expect(page.locator('.ending')).toContainText(/mission/);
    });

    for (const [who, people] of [['alone', 1], ['two people', 2]] as const)
      test(`whoever obeys lives through two days and nights: ${who}`, { tag: '@obey' }, async ({ page }) => {
        await openValley(page, people);
        await obeys(page, hasTouch, () => isIn(page, 'Day 3'), 300);
        await nobodyStarved(page);
      });
  });

test.describe('in short', () => {
  test.use({ actionTimeout: 15_000 });

  test.describe('with a finger', () => {
    test.use(hands['by touch at 390x844']);
    test('whoever obeys the page finishes a lesson', { tag: '@undrawn' }, async ({ page }) => {
      await openLesson(page, lessons.at(-1)!);
      await obeys(page, true, () => isTaught(page), 60);
    });
  });

  test('whoever obeys the page lives through the first night', { tag: '@undrawn' }, async ({ page }) => {
    await openValley(page, 1);
    await obeys(page, false, () => isIn(page, 'Day 2'), 100);
    await nobodyStarved(page);
  });
});
