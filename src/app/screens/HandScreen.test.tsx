// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import type { Guide } from '../../engine/kernel/guide.ts';
import { show } from '../page.testing.ts';
import { HandScreen } from './HandScreen.tsx';
import { HostedContext, type Hosted } from './hosted.ts';

vi.mock('../keeping.ts', () => ({ saves: {} }));

const signal = <T,>(value: T) => ({ subscribe: () => () => {}, snapshot: () => value });
const company = {
  title: 'A match', chairs: [{ seat: 'a', person: 'Ada', policy: null, screens: 1, awaySince: null, onTable: false }], watching: 0, now: 0,
};

/** The phone of a seat in a match that has ended. */
const ended = () => {
  const seen = {
    seat: 'a', view: { groups: [], titles: { a: 'The Miller' } }, questions: [], waiting: [], facts: [], log: [], moment: 9,
    change: 'answered', over: { winners: ['a'], why: 'All sacks are full.' }, undo: 'none', redo: false,
  };
  const play = {
    ...signal(seen), company: signal(company), matters: signal([]), connection: signal({ state: 'here', sentence: null }),
    about: { answers: ['a'], title: 'A match' },
  };
  const guide = {
    seats: { a: { title: 'The Miller' } }, standing: () => null, nearness: () => [], lastPage: () => null,
  } as unknown as Guide;
  const hosted = { play, guide, address: {} } as unknown as Hosted;
  return show(
    <HostedContext value={hosted}>
      <HandScreen />
    </HostedContext>,
    'vast',
  );
};

test('a match that has ended is offered once to be watched again: beside the end, and on the page when that is put away', async () => {
  const { names, press } = await ended();
  const offers = (): number => names('button').filter((name) => name === 'Watch it again').length;
  await vi.waitFor(() => expect(names('h2')).toContain('Victory'));
  expect(offers()).toBe(1);
  await press('Close');
  expect(names('h2')).not.toContain('Victory');
  expect(offers()).toBe(1);
});
