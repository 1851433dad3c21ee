import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { packAnything } from '../engine/testing/harbour/drafts.testing.ts';
import { harbour } from '../engine/testing/harbour/index.ts';
import { fight } from './cli/arena.ts';
import { games } from './cli/games.ts';
import { recordingOf, replayed, written, type Recorded } from './cli/recorded.ts';

const folder = path.resolve(import.meta.dirname, '../engine/games');
const recordings = readdirSync(folder).flatMap((game) => {
  const matches = path.join(folder, game, 'matches');
  try {
    return readdirSync(matches).filter((file) => file.endsWith('.json')).map((file) => ({ game, file, at: path.join(matches, file) }));
  } catch {
    return []; // a game without recorded matches yet
  }
});

const bout = (seed: number) =>
  fight({ rules: harbour, mix: 'two', options: {}, seed, strengths: new Map([['p1', 'easy']]), mostAnswers: 3000, draft: packAnything });

describe('a recorded match', () => {
  test('plays again to the same position, drafts included', () => {
    const match = [3, 4, 5, 6, 7, 8].map(bout).find(({ answers }) => answers.some(({ draft }) => draft !== undefined))!;
    const kept = JSON.parse(written(recordingOf(match, 0))) as Recorded;
    expect(kept.answers).toHaveLength(match.answers.length);
    expect(kept.over).toEqual(match.over);
  });

  test('differs when one answer does', () => {
    const match = bout(5);
    const kept = recordingOf(match, 5);
    expect(replayed(harbour, kept).hash()).toBe(kept.hash);
    const [first, ...rest] = kept.answers;
    const changed = { ...kept, answers: [[first![0], first![1], 'quay:17'] as const, ...rest] };
    expect(() => expect(replayed(harbour, changed).hash()).toBe(kept.hash)).toThrow();
  });

  test.each(recordings)('$game: $file still plays to the same end', async ({ game, at }) => {
    const kept = JSON.parse(readFileSync(at, 'utf8')) as Recorded;
    const rules = await games[game]!.load();
    expect(kept.edition, 'recorded under another edition: record it again').toBe(rules.edition);
    const match = replayed(rules, kept);
    expect(match.over).toEqual(kept.over);
    expect(match.hash()).toBe(kept.hash);
  });
});
