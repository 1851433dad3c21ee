import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { replayed, type Recorded } from '../../../dev/cli/recorded.ts';
import { stonesaga } from './index.ts';
import { mixes } from './settings.ts';
import type { StonesagaState } from './state.ts';

const folder = path.join(import.meta.dirname, 'matches');
const recordings = readdirSync(folder).map((file) => ({ file, kept: JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Recorded }));

/** Whole games that were played once. If a change of rules is meant to change them: `npm run record -- stonesaga --all`. */
describe('recorded matches', () => {
  test('there is one of every mix, played to its end', () => {
    expect(new Set(recordings.map(({ kept }) => kept.mix))).toEqual(new Set(mixes.map(({ id }) => id)));
    for (const { kept } of recordings) expect(kept.over).not.toBeNull();
  });

  test.each(recordings)('$file plays to the same end', ({ kept }) => {
    expect(kept.edition, 'recorded under another edition: record it again').toBe(stonesaga.edition);
    const match = replayed(stonesaga, kept);
    expect(match.answers).toHaveLength(kept.answers.length);
    expect(match.over).toEqual(kept.over);
    expect(match.hash()).toBe(kept.hash);
  });

  test.each(recordings.filter(({ kept }) => kept.mix.startsWith('seeds')))('$file: careful people meet the challenge, and nobody dies of it', ({ kept }) => {
    const { people, completed } = replayed(stonesaga, kept).peek() as StonesagaState;
    expect(kept.over!.winners.length).toBeGreaterThan(0);
    expect(completed.length).toBeGreaterThanOrEqual(8);
    expect(Object.values(people).every(({ fate }) => fate === 'living')).toBe(true);
  });
});
