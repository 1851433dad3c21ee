import type { Seat } from '../../kernel/rule.ts';
import { stats } from './content/vocabulary.ts';
import { destinyOf, missionOf } from './content/cards.ts';
import type { Goal } from './content/goals.ts';
import { knownMap, nearness, type KnownMap } from './nearness.ts';
import type { GoalCard } from './rules/goals/atoms.ts';
import { goalOf } from './rules/goals/missions.ts';
import { atomsOf, progressOf } from './rules/goals/reading.ts';
import { gridCards, playerOf } from './rules/people.ts';
import type { VantageState } from './state.ts';

/**
 * How well all of them stand, from 0 (lost) to 1 (won): the way to the mission or to a destiny first, then strength, then what helps
 * later. A step of the goal counts whole, and being near the place of the next one counts for a part of it.
 */
export function scoreVantage(s: VantageState, seat: Seat): number {
  if (s.ended) return s.ended.victory ? 1 : 0;
  if (s.mission?.complete || s.destinies.some(({ complete }) => complete)) return 0.95;
  const map = knownMap(s, seat);
  const destiny = Math.max(0, ...s.destinies.map((one) => share(s, seat, map, destinyOf(one.num).goal, one)));
  return 0.45 * missionShare(s, seat, map) + 0.35 * strength(s) + 0.08 * wealth(s) + 0.07 * destiny + 0.04 * freedom(s);
}

/** What being there is worth, of a step that is still to be made. */
const there = 0.6;

function share(s: VantageState, seat: Seat, map: KnownMap, goal: Goal, card: GoalCard): number {
  const atoms = atomsOf(goal);
  const parts = progressOf(s, goal, card).map(({ done, of }, i) =>
    done >= of ? 1 : (done + there * nearness(s, seat, map, atoms[i]!)) / of,
  );
  return parts.reduce((sum, one) => sum + one, 0) / Math.max(1, parts.length);
}

function missionShare(s: VantageState, seat: Seat, map: KnownMap): number {
  if (!s.mission) return 0;
  const { num, tokens } = s.mission;
  const { standIn } = missionOf(num);
  return share(s, seat, map, goalOf(num, s.seats.length), { num, tokens, since: 0, ...(standIn && { standIn }) });
}

/** How likely somebody is to live on with a stat at 0 to 6: the last points are the dearest. */
const survival: readonly number[] = [0.4, 0.7, 0.86, 0.94, 0.98, 1, 1];
/** A shadow costs more than the points that come with it are worth, or a bot would let a stat run out to have it filled up. */
const shadowed = 0.5;

/** How likely all are to live on. Anybody's stat at 0 hurts all, and where the next one is the last they are twice as careful. */
function strength(s: VantageState): number {
  const shadow = s.mission?.shadow ?? 0;
  const care = shadow >= s.house.shadowLimit ? 2 : 1;
  const each = s.seats.flatMap((seat) => stats.map((stat) => survival[playerOf(s, seat).stats[stat]]!));
  const living = each.reduce((all, one) => all * one, 1);
  return living ** care * shadowed ** shadow;
}

/** Cards with their boost, tokens and coins. */
function wealth(s: VantageState): number {
  const of = s.seats.map((seat) => {
    const { skills, coins, lying } = playerOf(s, seat);
    const cards = gridCards(playerOf(s, seat));
    const tokens = Object.values(skills).reduce((sum, n) => sum + n, 0);
    return cards.length + 0.15 * cards.reduce((sum, { boost }) => sum + boost, 0) + 0.3 * tokens + 0.1 * coins + 0.5 * lying.length;
  });
  return Math.min(1, of.reduce((sum, one) => sum + one, 0) / (15 * s.seats.length));
}

/** New places and unused actions are worth going for. */
function freedom(s: VantageState): number {
  const fresh = s.seats.filter((seat) => {
    const { location, done } = playerOf(s, seat);
    return location !== null && (done[location]?.length ?? 0) === 0;
  }).length;
  return (0.5 * fresh) / s.seats.length + 0.5 * Math.min(1, new Set(s.visits.map(({ to }) => to)).size / (20 * s.seats.length));
}
