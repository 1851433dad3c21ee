// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import type { Guide } from '../../engine/kernel/guide.ts';
import { show } from '../page.testing.ts';
import { current } from '../parts/notices.ts';
import { HostedContext, type Hosted } from './hosted.ts';
import { WatchAgain } from './WatchAgain.tsx';

const importFile = vi.hoisted(() => vi.fn(async (_json: string) => ({ id: 'm7' })));
vi.mock('../keeping.ts', () => ({ saves: { importFile } }));
const assign = vi.fn();
beforeEach(() => {
  vi.clearAllMocks();
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
});

const page = (exported: () => Promise<{ json: string }>, answers: readonly string[] = ['a']) => {
  const hosted = { play: { exported, about: { answers } }, guide: {} as Guide, address: {} } as unknown as Hosted;
  return show(
    <HostedContext value={hosted}>
      <WatchAgain />
    </HostedContext>,
  );
};

test('whoever has played fetches the match into this browser, and sees it there', async () => {
  const { press } = await page(async () => ({ json: 'the whole match' }));
  await press('Watch it again');
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/#/play/m7'));
  expect(importFile).toHaveBeenCalledWith('the whole match');
});

test('a match that does not come says why, and can be asked for again', async () => {
  const { press, named } = await page(() => Promise.reject(new Error('No connection to the host.')));
  await press('Watch it again');
  await vi.waitFor(() => expect(current().at(-1)?.text).toBe('No connection to the host.'));
  expect(assign).not.toHaveBeenCalled();
  expect((named('Watch it again') as HTMLButtonElement).disabled).toBe(false);
});

test('a guest has nothing to fetch', async () => {
  const { text } = await page(async () => ({ json: '' }), []);
  expect(text()).toBe('');
});
