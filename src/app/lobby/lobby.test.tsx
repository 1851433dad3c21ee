// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { guideOf } from '../../match/guides.ts';
import { manifestOf } from '../../match/games.ts';
import { lessonsOf } from '../../match/lessons.ts';
import { show } from '../page.testing.ts';
import { Company, outcomeOf } from './Company.tsx';
import { Learn } from './Learn.tsx';
import { NewGame } from './NewGame.tsx';
import { personFor, seatingFor, seatingOf, sittersOf } from './seating.ts';

const start = vi.hoisted(() => vi.fn(async () => {}));
vi.mock('../keeping.ts', () => ({ start }));
beforeEach(() => void start.mockClear());

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
  expect(sittersOf(['a', 'b'], { a: { kind: 'person', name: '  ' }, b: { kind: 'bot', strength: 'strong' } })).toEqual({
    people: { a: 'Player 1' },
    automatic: { b: 'strong' },
  });
  expect(seatingOf(['a', 'b'], { people: { a: 'Ada' }, automatic: { b: 'usual' } })).toEqual({
    a: { kind: 'person', name: 'Ada' },
    b: { kind: 'bot', strength: 'usual' },
  });
});

test('a saved match says who plays and who won', async () => {
  const match = { people: { paladin: 'Ada' }, automatic: { spider: 'strong' }, over: { winners: ['spider'], why: '' } };
  const page = await show(<Company match={match} />, 'vast');
  expect(page.names('li')).toEqual(['Paladin: Ada', 'Spider: strong bot']);
  expect([
    outcomeOf(match),
    outcomeOf({ ...match, over: { winners: [], why: '' } }),
    outcomeOf({ people: undefined, automatic: undefined, over: { winners: ['paladin'], why: '' } }),
  ]).toEqual(['Spider won', 'Nobody won', 'Won']);
});
