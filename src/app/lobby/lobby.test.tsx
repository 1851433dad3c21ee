// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { guideOf } from '../../match/guides.ts';
import { manifestOf } from '../../match/games.ts';
import { lessonsOf } from '../../match/lessons.ts';
import { tables } from '../../table/games/list.ts';
import { show } from '../page.testing.ts';
import { WhoPlays, outcomeOf } from './WhoPlays.tsx';
import { Learn } from './Learn.tsx';
import { NewGame } from './NewGame.tsx';
import { personFor, renamed, seatingFor, seatingOf, sittersOf } from './seating.ts';

const start = vi.hoisted(() => vi.fn(async () => {}));
vi.mock('../keeping.ts', () => ({ start }));
beforeEach(() => {
  start.mockClear();
  localStorage.clear();
});

const vast = await manifestOf('vast');
const seats = vast.groups.find(({ kind }) => kind === 'seats')!;
const game = async () => <NewGame manifest={vast} group={seats} guide={await guideOf('vast')} />;

test('one press seats you and bots at the full game', async () => {
  const page = await show(await game());
  await page.press('Sit down');
  expect(start.mock.calls[0]).toEqual([
    expect.objectContaining({
      game: 'vast',
      people: { paladin: 'You' },
      automatic: { skeletons: 'easy', spider: 'easy', manor: 'easy', warlock: 'easy' },
      wish: { mix: 'five', options: expect.objectContaining({ entrance: 'fixed', paladin: 'usual' }) },
    }),
  ]);
});

test('another mix shows its own chairs and variants, and a second person gets another name', async () => {
  const page = await show(await game());
  const radio = (value: string) => document.querySelector<HTMLInputElement>(`input[name="mix"][value="${value}"]`)!;
  expect(document.querySelector('#variant-manor')).not.toBeNull();
  await page.click(radio('paladin-spider'));
  expect(page.names('.seat-row strong')).toEqual(['The Paladin', 'The Spider']);
  expect(document.querySelector('#variant-manor')).toBeNull();
  await page.click(document.querySelectorAll<HTMLElement>('.seat-row')[1]!.querySelector<HTMLElement>('input[type="radio"]')!);
  expect(page.text()).toContain('2 people at this screen');
  await page.press('Sit down');
  expect(start.mock.calls[0]).toEqual([expect.objectContaining({ people: { paladin: 'You', spider: 'Player 2' }, automatic: {} })]);
});

test('what was chosen last is proposed again, chairs and all', async () => {
  const page = await show(await game());
  const radio = (value: string) => document.querySelector<HTMLInputElement>(`input[name="mix"][value="${value}"]`)!;
  await page.click(radio('paladin-spider'));
  await page.click(document.querySelectorAll<HTMLElement>('.seat-row')[1]!.querySelector<HTMLElement>('input[type="radio"]')!);
  await page.press('Sit down');
  await page.leave();
  const again = await show(await game());
  expect(radio('paladin-spider').checked).toBe(true);
  await again.press('Sit down');
  expect(start.mock.calls.at(-1)).toEqual([expect.objectContaining({ people: { paladin: 'You', spider: 'Player 2' }, automatic: {} })]);
});

test('the last person stays, and the page says why', async () => {
  const page = await show(await game());
  const bot = () => document.querySelectorAll<HTMLElement>('.seat-row')[0]!.querySelectorAll<HTMLElement>('input[type="radio"]')[1]!;
  await page.click(bot());
  expect(page.text()).toContain('Somebody has to play.');
  await page.click(document.querySelectorAll<HTMLElement>('.seat-row')[1]!.querySelector<HTMLElement>('input[type="radio"]')!);
  expect(page.text()).not.toContain('Somebody has to play.');
  await page.click(bot());
  await page.press('Sit down');
  expect(start.mock.calls[0]).toEqual([expect.objectContaining({ people: { skeletons: 'You' } })]); // alone by now: no "Player 2"
});

test('settings that only matter on a journey are not asked for here', async () => {
  await show(await game());
  expect(document.querySelector('details')!.textContent).not.toMatch(/poltergeists must be caught|Campaign rank|Lesson/);
});

test('the lessons of a role stand together, in their order, and one press begins one', async () => {
  const lessons = await lessonsOf('vast');
  const page = await show(<Learn lessons={lessons} guide={await guideOf('vast')} />);
  expect(page.names('.lesson-group ul')).toEqual(['The Paladin', 'The Skeletons', 'The Spider', 'The Manor', 'The Warlock']);
  expect(page.names('[aria-label="The Manor"] strong')).toEqual(["The Manor's first turn", "The Manor's second turn"]);
  await page.click(document.querySelectorAll<HTMLElement>('[aria-label="The Manor"] button')[1]!);
  expect(start.mock.calls[0]).toEqual([
    expect.objectContaining({
      title: "The Manor's second turn",
      people: { manor: 'You' },
      automatic: { paladin: 'easy', skeletons: 'easy', spider: 'easy' },
      wish: { mix: 'no-warlock', options: { opening: 'manor-second' }, seed: undefined },
    }),
  ]);
});

test('chairs keep their sitters, and somebody always sits', () => {
  const two = seatingFor(['paladin', 'spider'], 'Ada', { spider: { kind: 'person', name: 'Ben' } });
  expect(sittersOf(['paladin', 'spider'], two)).toEqual({ people: { spider: 'Ben' }, automatic: { paladin: 'easy' } });
  expect(personFor('paladin', two, 'Ben')).toEqual({ kind: 'person', name: 'Player 2' });
  expect(sittersOf(['a', 'b'], { a: { kind: 'person', name: '  ' }, b: { kind: 'person', name: 'Ben' } })).toEqual({
    people: { a: 'Player 1', b: 'Ben' },
    automatic: {},
  });
  expect(seatingOf(['a', 'b'], { people: { a: 'Ada' }, automatic: { b: 'usual' } })).toEqual({
    a: { kind: 'person', name: 'Ada' },
    b: { kind: 'bot', strength: 'usual' },
  });
});

test('whoever is left alone gets their own name back, unless they typed one', () => {
  const bot = { kind: 'bot', strength: 'easy' } as const;
  expect(renamed({ a: bot, b: { kind: 'person', name: 'Player 2' } }, 'Ada')).toEqual({ a: bot, b: { kind: 'person', name: 'Ada' } });
  expect(renamed({ a: bot, b: { kind: 'person', name: 'Ben' } }, 'Ada')['b']).toEqual({ kind: 'person', name: 'Ben' });
  expect(sittersOf(['a', 'b'], { a: { kind: 'person', name: '' }, b: bot }).people).toEqual({ a: 'You' });
});

test('a saved match says who plays and who won', async () => {
  const match = { people: { paladin: 'Ada' }, automatic: { spider: 'strong' }, over: { winners: ['spider'], why: '' } };
  const page = await show(<WhoPlays match={match} />, 'vast');
  expect(page.names('li')).toEqual(['Paladin: Ada', 'Spider: strong bot']);
  const together = { people: { p1: 'Ada', p2: 'Ben' }, automatic: {}, over: { winners: [], why: '' } };
  expect([
    outcomeOf(match, tables['vast']!),
    outcomeOf({ ...match, over: { winners: [], why: '' } }, tables['vast']!),
    outcomeOf({ people: undefined, automatic: undefined, over: { winners: ['paladin'], why: '' } }, tables['vast']!),
    outcomeOf(together, { roleMarks: {} }),
    outcomeOf({ ...together, over: { winners: ['p1', 'p2'], why: '' } }, { roleMarks: {} }),
  ]).toEqual(['Spider won', 'Nobody won', 'Won', 'Lost', 'Won']);
});
