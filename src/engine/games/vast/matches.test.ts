import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { recordedMatches } from '../../testing/recorded.testing.ts';
import { difficulties } from './content/journey.ts';
import { vast } from './index.ts';
import { journeyMix } from './settings.ts';

describe('recorded matches', () => {
  const recordings = recordedMatches(vast, path.join(import.meta.dirname, 'matches'));

  test('there is one of the journey on every difficulty', () => {
    const journeys = recordings.filter(({ kept }) => kept.mix === journeyMix);
    expect(new Set(journeys.map(({ kept }) => kept.options.difficulty ?? 'normal'))).toEqual(new Set(Object.keys(difficulties)));
  });

  test('games are not always won by the same role', () => {
    expect(new Set(recordings.flatMap(({ kept }) => kept.over!.winners)).size).toBeGreaterThan(1);
  });
});
