import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { recordedMatches } from '../../testing/recorded.testing.ts';
import { planetNames } from './content/planetNames.ts';
import { vanguard } from './index.ts';

describe('recorded matches', () => {
  const recordings = recordedMatches(vanguard, path.join(import.meta.dirname, 'matches'));

  test('there is a landing on every planet', () => {
    const landed = recordings.filter(({ kept }) => kept.mix.startsWith('mission')).map(({ kept }) => kept.options.planet);
    expect(new Set(landed)).toEqual(new Set(Object.keys(planetNames)));
  });
});
