import type { AnyMatch, Drafter } from '../../bots/random.ts';
import type { StonesagaState } from '../../engine/games/stonesaga/state.ts';
import type { AnyRules, Settings } from '../../engine/kernel/rules.ts';

export type Excess = (state: ReturnType<AnyMatch['peek']>) => readonly string[];

export interface Game {
  load(): Promise<AnyRules>;
  /** Settings under which machines play by the thousand, so that two bots cannot walk in circles for ever. */
  readonly machine: Settings;
  /** How random play answers what cannot be listed. */
  readonly draft?: () => Promise<Drafter>;
  /** What a state has more of than the box holds, in words. */
  readonly excess?: () => Promise<Excess>;
  /** Everybody wins or loses together, so nobody plays against random players. */
  readonly together?: boolean;
  /** What a league tells of a game besides who has won. */
  readonly marks?: (state: ReturnType<AnyMatch['peek']>, won: boolean) => Marks;
}

/** Shares of all games where true or false, means where a number. */
export type Marks = Readonly<Record<string, boolean | number>>;

/** Every game by the name it has on the command line. Loaded only when asked for: one broken game must not stop another. */
export const games: Readonly<Record<string, Game>> = {
  vast: {
    load: async () => (await import('../../engine/games/vast/index.ts')).vast,
    machine: { rounds: 'limited' },
    excess: async () => (await import('../../engine/games/vast/components.testing.ts')).excessOf,
  },
  stonesaga: {
    load: async () => (await import('../../engine/games/stonesaga/index.ts')).stonesaga,
    machine: { days: 'limited' },
    draft: async () => (await import('../../engine/games/stonesaga/stonesaga.testing.ts')).draftAnything,
    together: true,
    marks: stonesagaMarks,
  },
  harbour: {
    load: async () => (await import('../../engine/testing/harbour/index.ts')).harbour,
    machine: {},
    draft: async () => (await import('../../engine/testing/harbour/drafts.testing.ts')).packAnything,
  },
};

/** A people has survived if it has won and mourns nobody who died before their time; in Endless Mode the old die as well. */
function stonesagaMarks({ people, day, mode }: StonesagaState, won: boolean): Marks {
  const perished = Object.values(people).filter(({ fate }) => fate !== 'living').length;
  return { ...(mode === 'introduction' && { survived: won && perished === 0 }), perished, days: day };
}
