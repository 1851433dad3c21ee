import type { Goal, StandIn, StatsGoal } from '../../content/goals.ts';
import { placeOf } from '../../content/places.ts';
import { stats } from '../../content/vocabulary.ts';
import type { Progress, VantageState } from '../../state.ts';
import { numberFor } from '../actions.ts';
import { playerOf, standing } from '../people.ts';
import { countDid } from './did.ts';
import { countHeld } from './holding.ts';
import { countRelay, countVisited } from './visited.ts';
import { isThere } from './where.ts';

export type Atom = Exclude<Goal, { readonly all: unknown } | { readonly any: unknown }>;

/** The card whose goal is read, with what lies on it. */
export interface GoalCard {
  readonly num: number;
  readonly tokens: number;
  readonly since: number;
  readonly standIn?: StandIn;
}

type AtomName = Atom extends infer A ? (A extends A ? keyof A : never) : never;
type AtomOf<K extends AtomName> = Extract<Atom, Readonly<Record<K, unknown>>>;

const counters: { readonly [K in AtomName]: (s: VantageState, atom: AtomOf<K>, card: GoalCard) => Progress } = {
  visited: (s, { visited }) => countVisited(s, visited),
  did: (s, { did }, card) => ({ done: countDid(s, did, card.since), of: numberFor(did.n, s.seats.length) }),
  holds: (s, { holds }) => countHeld(s, holds),
  coins: (s, { coins }) => ({ done: coins.who === 'any' ? mostCoins(s) : allCoins(s), of: numberFor(coins.n, s.seats.length) }),
  tokens: (s, { tokens }, card) => ({ done: card.tokens, of: numberFor(tokens.n, s.seats.length) }),
  relay: (s, { relay }) => ({ done: countRelay(s), of: numberFor(relay.n, s.seats.length) }),
  stays(s, { stays }) {
    const turns = s.seats.filter((seat) => playerOf(s, seat).location === stays.at).map((seat) => playerOf(s, seat).stayed);
    return { done: Math.max(0, ...turns), of: stays.turns };
  },
  quiet: (s, { quiet }) => ({ done: Math.max(0, s.quietRounds), of: quiet.rounds }),
  stats: (s, { stats: wanted }) => ({ done: s.seats.filter((seat) => isWell(s, seat, wanted)).length, of: s.seats.length }),
  at: (s, { at }) => ({ done: Number(isAssembled(s, at)), of: 1 }),
};

/** A goal has one key, which names it. Asked for every destiny at every action: trying one key after the other is what took the time. */
export function nameOfGoal(goal: Goal): AtomName | 'all' | 'any' {
  for (const name in goal) return name as AtomName;
  throw new Error('a goal without a name');
}

/** How far one atom is, and how far it has to come. */
export const countAtom = (s: VantageState, atom: Atom, card: GoalCard): Progress =>
  (counters[nameOfGoal(atom) as AtomName] as (s: VantageState, atom: Atom, card: GoalCard) => Progress)(s, atom, card);

const mostCoins = (s: VantageState): number => s.seats.reduce((most, seat) => Math.max(most, playerOf(s, seat).coins), 0);
const allCoins = (s: VantageState): number => s.seats.reduce((all, seat) => all + playerOf(s, seat).coins, 0);

function isWell(s: VantageState, seat: string, { min, short }: StatsGoal): boolean {
  const player = playerOf(s, seat);
  const wanted = min === 'start' ? player.level : numberFor(min, s.seats.length);
  const under = stats.filter((stat) => player.stats[stat] < wanted);
  return under.length <= (short?.stats ?? 0) && under.every((stat) => player.stats[stat] >= wanted - (short?.by ?? 0));
}

function isAssembled(s: VantageState, { same, where, who, outsideCrashSector }: Extract<Atom, { at: unknown }>['at']): boolean {
  if (s.seats.some((seat) => playerOf(s, seat).location === null)) return false;
  const at = s.seats.map((seat) => standing(s, seat));
  if (outsideCrashSector) return s.seats.every((seat, i) => at[i]!.sector !== placeOf(playerOf(s, seat).crashedAt!).sector);
  if (same) return new Set(at.map((place) => (same === 'sector' ? place.sector : place.num))).size === 1;
  const there = at.filter(({ num }) => !where || isThere(s, num, where)).length;
  return who === 'any' ? there > 0 : there === s.seats.length;
}
