// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import type { Guide } from '../../engine/kernel/guide.ts';
import { show } from '../page.testing.ts';
import { HostedContext, type Hosted } from './hosted.ts';
import { HostedEnd } from './HostedEnd.tsx';

vi.mock('../keeping.ts', () => ({ saves: {} }));

const chair = (seat: string, person: string) => ({ seat, person, policy: null, screens: 1, awaySince: null, onTable: false });
const company = { title: 'A match', chairs: [chair('a', 'Ada'), chair('b', 'Bo')], watching: 0, now: 0 };
const guide = {
  seats: { a: { title: 'The Miller' }, b: { title: 'The Baker' } },
  standing: () => null,
  nearness: () => [{ seat: 'a', done: 3, of: 3, words: '3 of 3 sacks' }, { seat: 'b', done: 1, of: 4, words: '1 of 4 loaves' }],
  lastPage: () => ({ title: 'Home', paragraphs: ['The mill stands still.'] }),
} as unknown as Guide;
const diary = { title: 'Diary', pages: [{ title: 'Day 1', lines: ['Old.'] }, { title: 'Day 2', lines: ['Done: the bridge.'] }], empty: '' };

const page = (answers: readonly string[], winners: readonly string[] = ['a']) => {
  const signal = { subscribe: () => () => {}, snapshot: () => company };
  const hosted = { play: { company: signal, about: { answers } }, guide, address: {} } as unknown as Hosted;
  return show(
    <HostedContext value={hosted}>
      <HostedEnd over={{ winners, why: 'All sacks are full.' }} view={null} diary={diary} />
    </HostedContext>,
    'vast',
  );
};

test('the end on a hosted screen says who won and why, the last page, the report, and how near everybody was', async () => {
  const { text, names, press } = await page(['a']);
  expect(names('h2')).toEqual(['Victory']);
  for (const words of ['The Miller (Ada) wins.', 'All sacks are full.', 'The mill stands still.', 'Done: the bridge.', '1 of 4 loaves'])
    expect(text()).toContain(words);
  expect(text(), 'only the last page of the diary').not.toContain('Old.');
  await press('Close');
  expect(text()).toBe('');
});

test('whoever has lost, and whoever only watches, reads the same under another heading', async () => {
  for (const answers of [['b'], []]) {
    const { text, names, leave } = await page(answers);
    expect(names('h2')).toEqual(['The end']);
    expect(text()).toContain('The Miller (Ada) wins.');
    await leave();
  }
  expect((await page(['a'], [])).text()).toContain('Nobody wins.');
});
