import type { Seat } from '../../../../kernel/rule.ts';
import type { DidGoal, Goal, StandIn, StatsGoal, VisitedGoal } from '../../content/goals.ts';
import { placeOf } from '../../content/places.ts';
import { stats } from '../../content/vocabulary.ts';
import type { Deed, Progress, VantageState } from '../../state.ts';
import { numberFor } from '../actions.ts';
import { playerOf, standing } from '../people.ts';
import { countHeld, shared } from './holding.ts';
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
  did: (s, { did }, card) => ({ done: countDid(s, did, card), of: numberFor(did.n, s.seats.length) }),
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

function countVisited(s: VantageState, goal: VisitedGoal): Progress {
  const of = numberFor(goal.n, s.seats.length);
  if (goal.who === 'together') return { done: placesVisited(s, goal, null), of };
  const own = s.seats.map((seat) => placesVisited(s, goal, seat));
  return goal.who === 'each' ? shared(own, of) : { done: Math.max(...own), of };
}

/** By one seat, or by all together. In one loop: goals are read after every action, and visits are many by then. */
function placesVisited(s: VantageState, { what, where, arrivals, holding }: VisitedGoal, by: Seat | null): number {
  const places: (number | string)[] = [];
  for (const { seat, to, vehicle } of s.visits) {
    if ((by !== null && seat !== by) || (holding && !vehicle) || (where && !isThere(s, to, where))) continue;
    places.push(what === 'region' && !arrivals ? placeOf(to).region : to);
  }
  if (places.length < 2 && !arrivals) return places.length;
  const different = new Set(places);
  if (!arrivals) return different.size;
  return [...different].filter((place) => places.filter((one) => one === place).length >= arrivals).length;
}

const distinctKeys = {
  location: (d: Deed) => d.at,
  region: (d: Deed) => placeOf(d.at).region,
  sector: (d: Deed) => placeOf(d.at).sector,
  player: (d: Deed) => d.seat,
};

/** N7 Deeds that agree in everything the goal tells apart count once. */
function countDid(s: VantageState, goal: DidGoal, { since }: GoalCard): number {
  const reset = goal.resetBy ? s.deeds.findLastIndex(({ cat }) => cat === goal.resetBy) + 1 : 0;
  const from = Math.max(goal.since === 'found' ? since : 0, reset);
  const deeds: Deed[] = [];
  for (let i = from; i < s.deeds.length; i++) if (isDone(s, s.deeds[i]!, goal)) deeds.push(s.deeds[i]!);
  if (goal.sectors !== undefined && new Set(deeds.map(({ at }) => placeOf(at).sector)).size < goal.sectors)
    return Math.min(deeds.length, numberFor(goal.n, s.seats.length) - 1);
  const { distinct } = goal;
  if (!distinct || deeds.length < 2) return deeds.length;
  return new Set(deeds.map((deed) => distinct.map((key) => distinctKeys[key](deed)).join(' '))).size;
}

function isDone(s: VantageState, deed: Deed, goal: DidGoal): boolean {
  return (
    (goal.cat === undefined || goal.cat.includes(deed.cat)) &&
    (goal.verb === undefined || goal.verb === deed.verb) &&
    // The action printed on the goal's own card counts for that card alone.
    (goal.card === undefined ? deed.kind !== 'depart' || goal.dice !== undefined : goal.card === deed.card) &&
    (goal.element === undefined || deed.elements.includes(goal.element)) &&
    (goal.where === undefined || isThere(s, deed.at, goal.where)) &&
    (goal.while === undefined || deed.gridFull) &&
    (goal.consumes === undefined || deed.consumed) &&
    (goal.x === undefined || deed.x >= goal.x) &&
    (goal.dice === undefined || deed.rolled >= goal.dice) &&
    deed.paid.coin >= (goal.paid?.coin ?? 0) &&
    deed.paid.help >= (goal.paid?.help ?? 0)
  );
}

/** Locations entered by an own depart after a different player had been there. */
function countRelay(s: VantageState): number {
  const found = new Set<number>();
  const visitors = new Map<number, Seat | null>(); // null: more than one
  for (const { seat, to, depart } of s.visits) {
    const earlier = visitors.get(to);
    const isFirst = earlier === undefined;
    if (depart && !isFirst && earlier !== seat) found.add(to);
    if (isFirst || earlier !== seat) visitors.set(to, isFirst ? seat : null);
  }
  return found.size;
}

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
