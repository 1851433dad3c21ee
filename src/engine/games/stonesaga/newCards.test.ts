import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { replayed } from '../../../dev/cli/recorded.ts';
import { begin } from '../../kernel/begin.ts';
import { entropyFrom } from '../../kernel/chance.ts';
import { readRecordings, withNewCard } from '../../testing/recorded.testing.ts';
import { stonesaga } from './index.ts';
import { decksFor } from './rules/setup/valley.ts';

vi.mock('./content/journey.ts', async (original) =>
  withNewCard(await original(), { cards: 'journey', ids: 'journeyIds', id: 'JA00', like: 'JA01' }),
);
vi.mock('./content/night.ts', async (original) =>
  withNewCard(await original(), { cards: 'night', ids: 'nightIds', id: 'NA00', like: 'NA01' }),
);
vi.mock('./content/fishing.ts', async (original) =>
  withNewCard(await original(), { cards: 'fishing', ids: 'fishingIds', id: 'F00', like: 'F01' }),
);
vi.mock('./content/foraging.ts', async (original) =>
  withNewCard(await original(), { cards: 'foraging', ids: 'foragingIds', id: 'FP00', like: 'FP01' }),
);
vi.mock('./content/hexes.ts', async (original) =>
  withNewCard(await original(), { cards: 'hexes', ids: 'hexIds', id: 'VV00', like: 'VV04' }),
);
vi.mock('./content/events.ts', async (original) =>
  withNewCard(await original(), { cards: 'events', ids: 'eventIds', id: 'EM00', like: 'EM01' }),
);

describe('a new card in every deck', () => {
  test('is dealt in a new match', () => {
    const { journey, night } = decksFor('endless', 'vale');
    expect([...journey, ...night]).toEqual(expect.arrayContaining(['JA00', 'NA00']));
    expect(begin(stonesaga, { mix: 'seeds-1', chance: entropyFrom(1) }).peek().unused.vale).toContain('VV00');
  });

  test.each(readRecordings(path.join(import.meta.dirname, 'matches')))('leaves $file as it was played', ({ kept }) => {
    expect(replayed(stonesaga, kept).hash()).toBe(kept.hash);
  });
});
