import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { replayed } from '../../../dev/cli/recorded.ts';
import { recordedMatches } from '../../testing/recorded.testing.ts';
import { stonesaga } from './index.ts';
import type { StonesagaState } from './state.ts';

describe('recorded matches', () => {
  const recordings = recordedMatches(stonesaga, path.join(import.meta.dirname, 'matches'));

  test.each(recordings.filter(({ kept }) => kept.mix.startsWith('seeds')))(
    '$file: careful people meet the challenge, and nobody dies of it',
    ({ kept }) => {
      const { people, completed } = replayed(stonesaga, kept).peek() as StonesagaState;
      expect(kept.over!.winners.length).toBeGreaterThan(0);
      expect(completed.length).toBeGreaterThanOrEqual(8);
      expect(Object.values(people).every(({ fate }) => fate === 'living')).toBe(true);
    },
  );
});
