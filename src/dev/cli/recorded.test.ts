import { describe, expect, test } from 'vitest';
import { packAnything } from '../../engine/testing/harbour/workshop.testing.ts';
import { harbour } from '../../engine/testing/harbour/index.ts';
import { fight } from './arena.ts';
import { recordingOf, replayed, written, type Recorded } from './recorded.ts';

const bout = (seed: number) =>
  fight({ rules: harbour, mix: 'two', options: {}, seed, strengths: new Map([['p1', 'easy']]), mostAnswers: 3000, draft: packAnything });

const as = (seed: number) => ({ options: {}, seed, bot: 'easy' as const });

describe('a recorded match', () => {
  test('plays again to the same position, drafts included', () => {
    const seeds = [3, 4, 5, 6, 7, 8];
    const matches = seeds.map(bout);
    const match = matches.find(({ answers }) => answers.some(({ draft }) => draft !== undefined))!;
    const kept = JSON.parse(written(recordingOf(match, as(seeds[matches.indexOf(match)]!)))) as Recorded;
    const again = replayed(harbour, kept);
    expect(again.answers).toEqual(match.answers);
    expect(again.over).toEqual(match.over);
    expect(again.hash()).toBe(kept.hash);
  });

  test('differs when one answer does', () => {
    const match = bout(5);
    const kept = recordingOf(match, as(5));
    expect(replayed(harbour, kept).hash()).toBe(kept.hash);
    const [, ...rest] = kept.answers;
    expect(() => replayed(harbour, { ...kept, answers: ['quay:nowhere', ...rest] })).toThrow('quay:nowhere is not offered');
    expect(replayed(harbour, { ...kept, answers: kept.answers.slice(0, -1) }).hash()).not.toBe(kept.hash);
  });
});
