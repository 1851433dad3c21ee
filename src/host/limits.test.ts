import type { IncomingMessage } from 'node:http';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { WrongTries } from './keys.ts';
import { addressOf } from './http.ts';
import { screenAllowance, type ScreenAllowance } from './limits.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Kind = Exclude<keyof ScreenAllowance, 'warnings'>;
/** How many are taken before one is not. */
const taken = (allowance: ScreenAllowance, kind: Kind): number => {
  let count = 0;
  while (allowance[kind].take()) count += 1;
  return count;
};

describe('a screen', () => {
  test.each<[Kind, number, number]>([['wishes', 30, 10], ['whyNot', 5, 5], ['hold', 10, 10]])(
    'has %s: %i at once, %i a second in the long run',
    (kind, atOnce, perSecond) => {
      const allowance = screenAllowance();
      expect(taken(allowance, kind)).toBe(atOnce);
      for (let second = 0; second < 3; second++) {
        vi.advanceTimersByTime(1_000);
        expect(taken(allowance, kind)).toBe(perSecond);
      }
      vi.advanceTimersByTime(3_600_000);
      expect(taken(allowance, kind), 'what was not used for an hour is not saved up').toBe(atOnce);
    },
  );

  test('is warned ten times in a minute, and then no more', () => {
    const { warnings } = screenAllowance();
    for (let n = 0; n < 10; n++) expect(warnings.take()).toBe(true);
    expect(warnings.take()).toBe(false);
    vi.advanceTimersByTime(60_000);
    expect(warnings.take()).toBe(true);
  });
});

describe('wrong codes and keys', () => {
  test('are five a minute for an address', () => {
    const wrong = new WrongTries();
    for (let n = 0; n < 5; n++) (expect(wrong.mustWait('a')).toBe(false), wrong.count('a'));
    expect([wrong.mustWait('a'), wrong.mustWait('b')]).toEqual([true, false]);
    vi.advanceTimersByTime(60_000);
    expect(wrong.mustWait('a')).toBe(false);
  });

  test('are sixty a minute for the host, however many addresses they come from', () => {
    const wrong = new WrongTries();
    for (let n = 0; n < 60; n++) (expect(wrong.mustWait('new')).toBe(false), wrong.count(`a${n}`));
    expect(wrong.mustWait('new')).toBe(true);
    vi.advanceTimersByTime(60_000);
    expect(wrong.mustWait('new')).toBe(false);
  });
});

test('what a header says of an address counts only behind a proxy of ours, and then what the proxy itself has added', () => {
  const headers = { 'x-forwarded-for': '127.0.0.1, 203.0.113.7' };
  const request = { headers, socket: { remoteAddress: '::ffff:198.51.100.2' } } as unknown as IncomingMessage;
  expect(addressOf(request, { trustProxy: false })).toBe('198.51.100.2');
  expect(addressOf(request, { trustProxy: true })).toBe('203.0.113.7');
  expect(addressOf({ ...request, headers: {} } as IncomingMessage, { trustProxy: true })).toBe('198.51.100.2');
});
