import { expect, test } from 'vitest';
import type { DiaryEntry } from '../../../engine/games/vanguard/state.ts';
import { campaign, fresh, now, told } from '../../../engine/games/vanguard/vanguard.testing.ts';
import type { DiaryPage } from '../../../match/handView.ts';
import { diary } from './diary.ts';
import { layDiary } from './diaryLayout.ts';
import { heightOf } from './scene/letters.ts';

const later = campaign(3, (m) => now(m).story.landings >= 2);
const { pages } = diary(later.view('table'));
/** Made-up entries as pages. */
const pagesOf = (entries: readonly DiaryEntry[]): readonly DiaryPage[] => {
  const view = later.view('table');
  return diary({ ...view, story: { ...view.story, diary: entries } }).pages;
};

test('has a page for each landing, with its planet, and one for the time aboard; it says in which round something happened', () => {
  const [first, second] = pages;
  expect(first!.title).toBe('Landing 1: Eye of the Void');
  expect(first!.lines[0]).toBe('Set down by tether.');
  const end = told(later, 'explorationEnded')[0]!;
  const round = now(later).story.diary.find(({ fact }) => fact.fact === 'explorationEnded')!.round!;
  const words = { liftoff: 'Lifted off.', evac: 'Everybody had to be fetched.', log: 'The exploration ended.' }[end.how];
  expect(first!.lines).toContain(`Round ${round}. ${words}`);
  expect([second!.title, second!.lines.at(-1)]).toEqual(['Aboard after landing 1', 'Flew to The Lampmaker.']);
});

test('the way down, where no round has begun, stands on the page of its landing', () => {
  const down: DiaryEntry = { landing: 2, round: null, fact: { fact: 'landed', planet: 'lowlight-canopy', result: 'clean', sector: 1 } };
  const home: DiaryEntry = { landing: 2, round: 1, fact: { fact: 'explorationEnded', how: 'evac' } };
  const death: DiaryEntry = { landing: 2, round: null, fact: { fact: 'died', section: 'science', crew: 'CR16' } };
  expect(pagesOf([down, home, death])).toEqual([
    { title: 'Landing 2: Lowlight Canopy', lines: ['A clean landing in sector 1.', 'Round 1. Everybody had to be fetched.'] },
    { title: 'Aboard after landing 2', lines: [expect.stringMatching(/ of Science died\.$/)] },
  ]);
});

test('a new match has no page, and says so', () => {
  expect(diary(fresh('campaign-2').view('table'))).toMatchObject({
    pages: [],
    empty: 'Nothing is written yet: the first landing will be the first page.',
  });
});

const long = Array.from({ length: 12 }, (_, i) => pages.map(({ title, lines }) => ({ title: `${i}. ${title}`, lines }))).flat();

test.each([
  [1920, 900, 18],
  [776, 200, 16],
  [322, 500, 16],
])('at %i by %i it lies in order on sheets, nothing runs over, and no title stands alone at a foot', (width, height, letters) => {
  const sheets = layDiary(long, { x: 34, y: 90, width, height }, letters);
  expect(sheets.flat().map(({ text }) => text)).toEqual(long.flatMap(({ title, lines }) => [title, ...lines]));
  for (const sheet of sheets) {
    for (const { text, isTitle, x, y, width: wide, size } of sheet) {
      expect(x + wide).toBeLessThanOrEqual(34 + width + 0.01);
      expect(y + heightOf(text, wide, size, isTitle ? 'Saira Condensed' : 'Inter')).toBeLessThanOrEqual(90 + height);
    }
    const feet = sheet.filter(({ x }, i) => sheet[i + 1]?.x !== x);
    expect(feet.some(({ isTitle }) => isTitle)).toBe(false);
  }
});
