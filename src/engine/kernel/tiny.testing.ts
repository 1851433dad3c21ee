import { begin } from './begin.ts';
import { entropyFrom, type Chance } from './chance.ts';
import type { Match } from './match.ts';
import type { Rule, Seat } from './rule.ts';
import type { GameRules } from './rules.ts';
import type { Table } from './table.ts';

interface Notes extends Chance {
  notes: string[];
  phase: number;
}
export type Tiny = Table<Notes, string>;

/** A game that is nothing but the rule under test. What it notes is open to all. */
export const tinyRules = (play: (t: Tiny) => Rule, seats: readonly Seat[] = ['a', 'b']): GameRules<Notes, string, readonly string[]> => ({
  name: 'tiny',
  title: 'Tiny',
  edition: 1,
  editions: [],
  mixes: [{ id: 'all', title: 'All', seats, about: '' }],
  settings: [],
  setup: ({ chance }) => ({ chance: [...chance], notes: [], phase: 0 }),
  play,
  copy: (state) => ({ ...state, chance: [...state.chance], notes: [...state.notes] }),
  view: ({ notes }) => [...notes],
  imagine: () => {},
  over: () => null,
  whyNot: () => null,
  score: () => 0,
});

export const tiny = (play: (t: Tiny) => Rule, seats?: readonly Seat[]): Match<Notes, string, readonly string[]> =>
  begin(tinyRules(play, seats), { chance: entropyFrom(1) });

export const say = (match: Match<any, any, any>, seat: Seat, option: string): void =>
  match.answer({ seat, ask: match.open.find((decision) => decision.seat === seat)!.ask, option });

export const asked = (match: Match<any, any, any>): string[] =>
  match.open.map(({ seat, ask, options }) => `${seat} ${ask}: ${options.map(({ id }) => id).join(' ')}`);
