import type { AnyGameTable } from '../contract.ts';

/** What the lobby shows of a game before anything of it is loaded. */
export interface GameCard {
  readonly game: string;
  readonly title: string;
  readonly tagline: string;
  /** Address of the picture on the box, if it has been baked. */
  readonly cover: string | null;
  /** Mixes that its table can lay; the engine may play more of them. */
  readonly mixes: readonly string[];
}

const covers = import.meta.glob<string>('/assets/*/baked/cover.webp', { query: '?url', import: 'default', eager: true }) as Readonly<Record<string, string>>;

export const gameCards: readonly GameCard[] = [
  {
    game: 'vast',
    title: 'Vast: The Mysterious Manor',
    tagline: 'Five roles, five ways to win, one restless house. For one to five, with bots on every empty chair.',
    cover: covers['/assets/vast/baked/cover.webp'] ?? null,
    mixes: [
      'paladins-journey',
      'five',
      'no-warlock',
      'no-manor',
      'paladin-skeletons-spider',
      'paladin-spider-manor',
      'paladin-spider-warlock',
      'skeletons-spider-warlock',
      'skeletons-spider-manor',
      'paladin-spider',
      'skeletons-spider',
    ],
  },
  {
    game: 'stonesaga',
    title: 'Stonesaga',
    tagline: 'A young tribe, a valley in the mist, a long night. Fish, forage, dig, craft and build together, for one to four.',
    cover: covers['/assets/stonesaga/baked/cover.webp'] ?? null,
    mixes: ['seeds-1', 'endless-1', 'seeds-2', 'seeds-3', 'seeds-4', 'endless-2', 'endless-3', 'endless-4'],
  },
];

/** A game's table is a chunk of its own, so the lobby stays small. */
export const gameTables: Readonly<Record<string, () => Promise<AnyGameTable>>> = {
  vast: async () => (await import('./vast/index.ts')).vastTable,
  stonesaga: async () => (await import('./stonesaga/index.ts')).stonesagaTable,
};
