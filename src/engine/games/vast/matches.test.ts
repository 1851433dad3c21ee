import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { replayed, type Recorded } from '../../../dev/cli/recorded.ts';
import { difficulties } from './content/journey.ts';
import { vast } from './index.ts';
import { journeyMix, mixes } from './settings.ts';

const folder = path.join(import.meta.dirname, 'matches');
const recordings = readdirSync(folder).map((file) => ({ file, kept: JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Recorded }));

/** Whole games that were played once. If a change of rules is meant to change them: `npm run record -- vast --all`. */
describe('recorded matches', () => {
  test('there is one of every mix, and of the journey on every difficulty', () => {
    expect(new Set(recordings.map(({ kept }) => kept.mix))).toEqual(new Set(mixes.map(({ id }) => id)));
    const journeys = recordings.filter(({ kept }) => kept.mix === journeyMix);
    expect(new Set(journeys.map(({ kept }) => kept.options.difficulty ?? 'normal'))).toEqual(new Set(Object.keys(difficulties)));
  });

  test.each(recordings)('$file plays to the same end', ({ kept }) => {
    expect(kept.edition, 'recorded under another edition: record it again').toBe(vast.edition);
    const match = replayed(vast, kept);
    expect(match.answers).toHaveLength(kept.answers.length);
    expect(match.over).toEqual(kept.over);
    expect(match.hash()).toBe(kept.hash);
  });

  test('games are played to their end, and not always won by the same role', () => {
    for (const { kept } of recordings) expect(kept.over).not.toBeNull();
    expect(new Set(recordings.flatMap(({ kept }) => kept.over!.winners)).size).toBeGreaterThan(1);
  });
});
