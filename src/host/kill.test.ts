import { afterAll, expect, test } from 'vitest';
import { entropyFrom, picker } from '../engine/kernel/chance.ts';
import { runs } from '../engine/testing/runs.testing.ts';
import { killedOften } from './killing.testing.ts';
import { endTestHosts } from './hosting.testing.ts';

afterAll(endTestHosts);

test('a host that is killed at any moment loses no answer that was done, and makes none twice', async () => {
  const { kills, done, inLog, resyncs } = await killedOften(runs(10), picker(entropyFrom(7)[0]));
  expect(kills).toBe(runs(10));
  expect(done).toBeGreaterThan(kills);
  expect(inLog).toBe(done);
  expect(resyncs).toBe(0);
}, 60_000 + runs(10) * 15_000);
