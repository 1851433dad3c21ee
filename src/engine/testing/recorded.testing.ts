import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { replayed, type Recorded } from '../../dev/cli/recorded.ts';
import type { AnyRules } from '../kernel/rules.ts';

interface Recording {
  readonly file: string;
  readonly kept: Recorded;
}

export const readRecordings = (folder: string): readonly Recording[] =>
  readdirSync(folder).map((file) => ({ file, kept: JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Recorded }));

/**
 * Whole games that were played once and must still play to the same end. If a change of rules is meant to change them:
 * `npm run record -- <game> --all`.
 */
export function recordedMatches(rules: AnyRules, folder: string): readonly Recording[] {
  const recordings = readRecordings(folder);

  test('there is one of every mix, played to its end', () => {
    expect(new Set(recordings.map(({ kept }) => kept.mix))).toEqual(new Set(rules.mixes.map(({ id }) => id)));
    for (const { kept } of recordings) expect(kept.over).not.toBeNull();
  });

  test.each(recordings)('$file plays to the same end', ({ kept }) => {
    expect(kept.edition, 'recorded under another edition: record it again').toBe(rules.edition);
    const match = replayed(rules, kept);
    expect(match.answers).toHaveLength(kept.answers.length);
    expect(match.over).toEqual(kept.over);
    expect(match.hash()).toBe(kept.hash);
  });

  return recordings;
}

interface NewCard {
  /** What the module calls its cards, and the list of their ids. */
  readonly cards: string;
  readonly ids: string;
  readonly id: string;
  readonly like: string;
}

/** A module of content with one card more, like one that it has, and before all the others. */
export function withNewCard<M extends object>(module: M, { cards, ids, id, like }: NewCard): M {
  const { [cards]: printed, [ids]: listed } = module as Record<string, any>;
  return { ...module, [cards]: { [id]: printed[like], ...printed }, [ids]: [id, ...listed] };
}
