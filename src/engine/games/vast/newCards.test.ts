import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { replayed } from '../../../dev/cli/recorded.ts';
import { begin } from '../../kernel/begin.ts';
import { entropyFrom } from '../../kernel/chance.ts';
import { readRecordings, withNewCard } from '../../testing/recorded.testing.ts';
import { vast } from './index.ts';

vi.mock('./content/favors.ts', async (original) =>
  withNewCard(await original(), { cards: 'favors', ids: 'favorIds', id: 'grace', like: 'disdain' }),
);
vi.mock('./content/gear.ts', async (original) =>
  withNewCard(await original(), { cards: 'gear', ids: 'gearIds', id: 'oldBoot', like: 'bombBag' }),
);
vi.mock('./content/spells.ts', async (original) =>
  withNewCard(await original(), { cards: 'spells', ids: 'spellIds', id: 'hush', like: 'expand' }),
);
vi.mock('./content/rituals.ts', async (original) =>
  withNewCard(await original(), { cards: 'rituals', ids: 'ritualIds', id: 'chant', like: 'mirror' }),
);
vi.mock('./content/treasures.ts', async (original) =>
  withNewCard(await original(), { cards: 'treasures', ids: 'treasureIds', id: 'crown', like: 'armor' }),
);

describe('a new card in every deck', () => {
  test('is dealt in a new match', () => {
    const { paladin, skeletons, manor, warlock } = begin(vast, { mix: 'five', chance: entropyFrom(1) }).peek();
    const decks = [paladin.favors, paladin.treasures, skeletons.gear, manor!.rituals, warlock!.spells].map(({ deck, drawn, hand }) => [
      ...deck,
      ...drawn,
      ...hand,
    ]);
    expect(decks.flat()).toEqual(expect.arrayContaining(['grace', 'crown', 'oldBoot', 'chant', 'hush']));
  });

  test.each(readRecordings(path.join(import.meta.dirname, 'matches')))('leaves $file as it was played', ({ kept }) => {
    expect(replayed(vast, kept).hash()).toBe(kept.hash);
  });
});
