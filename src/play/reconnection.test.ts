import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HostRefused } from './hostApi.ts';
import { Reconnection, type PageEvents } from './reconnection.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A host that cannot be reached: every attempt fails, at the times that are listed. */
function away(why: () => unknown = () => new Error('no network')) {
  const began = Date.now();
  const tried: number[] = [];
  const dropped = vi.fn();
  const back: (() => void)[] = [];
  const page: PageEvents = { addEventListener: (_type, listener) => void back.push(listener), removeEventListener: () => {} };
  const attempt = (): Promise<void> => {
    tried.push(Date.now() - began);
    return Promise.reject(why() as Error);
  };
  const reconnection = new Reconnection(attempt, dropped, [page], () => 0.5);
  reconnection.here();
  return { reconnection, tried, dropped, back, sentence: () => reconnection.connection.snapshot().sentence };
}

test('a lost screen tries at once, then after 0.3, 0.6, 1.2, 2.5 and every 5 seconds, and its person reads how it stands', async () => {
  const { reconnection, tried, sentence } = away();
  reconnection.lost();
  expect(sentence()).toBe('Reconnecting ...');
  await vi.advanceTimersByTimeAsync(8_000);
  expect(sentence()).toBe('Reconnecting ...');
  await vi.advanceTimersByTimeAsync(12_000);
  expect(sentence()).toBe('No connection to the host. Your match is safe there.');
  expect(tried).toEqual([0, 300, 900, 2_100, 4_600, 9_600, 14_600, 19_600]);
  reconnection.here();
  expect(sentence()).toBeNull();
  reconnection.close();
});

test('what the host itself says about it is read instead', async () => {
  const { reconnection, sentence } = away(() => new HostRefused('no-place', 'The host is full.', true));
  reconnection.lost();
  await vi.advanceTimersByTimeAsync(9_500);
  expect(sentence()).toBe('The host is full.');
  reconnection.close();
});

test('ten silent seconds count as a lost connection, and a page that wakes up does not wait for its turn', async () => {
  const { reconnection, tried, dropped, back } = away();
  await vi.advanceTimersByTimeAsync(9_000);
  reconnection.alive();
  await vi.advanceTimersByTimeAsync(9_000);
  expect(dropped).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(dropped).toHaveBeenCalled();
  reconnection.lost();
  await vi.advanceTimersByTimeAsync(10_000);
  const before = tried.length;
  back[0]!();
  await vi.advanceTimersByTimeAsync(1);
  expect(tried.length).toBe(before + 1);
  reconnection.close();
});
