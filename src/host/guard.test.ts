import vm from 'node:vm';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Endless, GuardedJobs } from './guard.ts';

afterEach(() => vi.restoreAllMocks());

describe('jobs of many matches', () => {
  test('that come at once share one watchdog, each with its own result', async () => {
    const watchdogs = vi.spyOn(vm.Script.prototype, 'runInThisContext');
    const jobs = new GuardedJobs(1_000);
    const order: number[] = [];
    const results = await Promise.allSettled(
      Array.from({ length: 40 }, (_, n) =>
        jobs.run(() => {
          order.push(n);
          if (n === 7) throw new Error('a rule broke');
          return n * n;
        }),
      ),
    );
    expect(order).toEqual(Array.from({ length: 40 }, (_, n) => n));
    expect(results[6]).toEqual({ status: 'fulfilled', value: 36 });
    expect(results[7]).toMatchObject({ status: 'rejected', reason: new Error('a rule broke') });
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(39);
    expect(watchdogs.mock.calls.length).toBeLessThan(5);
  });

  test('go on when one of them does not end', async () => {
    const jobs = new GuardedJobs(200);
    const before = jobs.run(() => 'before');
    const endless = jobs.run(() => {
      for (;;);
    });
    const after = jobs.run(() => 'after');
    await expect(before).resolves.toBe('before');
    await expect(endless).rejects.toBeInstanceOf(Endless);
    await expect(after).resolves.toBe('after');
  });
});
