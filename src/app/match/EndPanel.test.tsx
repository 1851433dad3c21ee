// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { begin } from '../../engine/kernel/begin.ts';
import { entropyFrom } from '../../engine/kernel/chance.ts';
import { guideOf } from '../../match/guides.ts';
import { rulesOf } from '../../play/games.ts';
import { show } from '../page.testing.ts';
import type { AnyOpenMatch } from './any.ts';
import type { Diary } from '../../match/handView.ts';
import { EndPanel } from './EndPanel.tsx';
import { fullName, personsAt, typedNames, whoPlays, type Sitting } from './sitting.ts';

vi.mock('../keeping.ts', () => ({ start: vi.fn(), campaigns: {} }));

const guide = await guideOf('vast');
const vast = await rulesOf('vast');
const sitting: Sitting = {
  guide,
  people: { paladin: 'Ada', spider: 'Ben' },
  automatic: { skeletons: 'easy', manor: 'usual', warlock: 'strong' },
};
const view = begin(vast, { mix: 'five', chance: entropyFrom(1) }).view('table');
const match = {
  header: { game: 'vast', title: 'All five', mix: 'five', options: {} },
  play: { seats: ['paladin', 'spider'] },
} as unknown as AnyOpenMatch;
const panel = (winners: readonly string[]) => (
  <EndPanel match={match} over={{ winners, why: 'It ended.' }} sitting={sitting} view={view} close={() => {}} watch={() => {}} />
);

test('the end names the winner by role and person, and how near the others were', async () => {
  const page = await show(panel(['spider']), 'vast');
  expect(page.text()).toContain('The Spider (Ben) wins.');
  expect(page.names('.nearness li')).toEqual([
    'The Paladin (Ada) 0 of 5 Spiderlings boxed',
    'The Skeletons (easy bot) the Paladin has 7 Health left',
    'The Spider (Ben) 0 of 12 Terror and wins',
    'The Manor (bot) 0 of 14 Seals',
    'The Warlock (strong bot) 0 of 5 pieces dominated',
  ]);
  expect(page.names('h2')).toEqual(['Victory']);
});

test('a bot that wins is no victory, several bones win together, and sometimes nobody does', async () => {
  const page = await show(panel(['skeletons']), 'vast');
  expect(page.text()).toContain('The Skeletons (easy bot) win.');
  expect(page.names('h2')).toEqual(['The end']);
  await page.leave();
  expect((await show(panel([]), 'vast')).text()).toContain('Nobody wins.');
});

test('who wins together is told as the game says it, and nothing is said twice', async () => {
  const all = ['paladin', 'skeletons', 'spider', 'manor', 'warlock'];
  const page = await show(
    <EndPanel
      match={match}
      over={{ winners: all, why: 'Everybody is home.' }}
      sitting={sitting}
      view={view}
      diary={{ pages: [{ title: 'Home', lines: ['Everybody is home', 'Nobody was hurt.'] }] } as unknown as Diary}
      close={() => {}}
      watch={() => {}}
    />,
    'vast',
  );
  expect(page.names('.verdict')).toEqual(['The journey is won.']);
  expect(page.names('.last-page p')).toEqual(['Nobody was hurt.']);
});

test('a game with a story has its last page there', async () => {
  const told = { ...sitting, guide: { ...guide, lastPage: () => ({ title: 'Home', paragraphs: ['One.', 'Two.'] }) } };
  const page = await show(
    <EndPanel match={match} over={{ winners: [], why: 'It ended.' }} sitting={told} view={view} close={() => {}} watch={() => {}} />,
    'vast',
  );
  expect([page.names('.last-page h3'), page.names('.last-page p')]).toEqual([['Home'], ['One.', 'Two.']]);
});

test('seats are called by what is known of them', () => {
  expect(fullName(sitting, 'spider')).toBe('The Spider (Ben)');
  expect(fullName({ ...sitting, people: { spider: 'spider' } }, 'spider')).toBe('The Spider');
  expect(whoPlays({ people: {}, automatic: {} }, 'manor')).toBe('');
  expect(whoPlays({ people: { p2: 'p2' }, automatic: {} }, 'p2')).toBe('');
  expect(typedNames({ p1: 'p1', p2: 'Player 2', p3: 'Ada' })).toEqual({ p3: 'Ada' });
  expect(personsAt({}, ['a', 'b'])).toEqual(['a', 'b']);
  expect(personsAt({ a: 'Ada', b: 'Ada', c: 'Cy' }, ['a', 'b', 'c'])).toEqual(['a', 'c']);
});
