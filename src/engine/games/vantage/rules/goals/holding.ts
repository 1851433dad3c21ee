import { cardOf, cards } from '../../content/cards.ts';
import type { HoldsGoal } from '../../content/goals.ts';
import type { Card } from '../../content/kinds.ts';
import type { Player, Progress, VantageState } from '../../state.ts';
import { numberFor } from '../actions.ts';
import { adjacentCells, gridCards, playerOf } from '../people.ts';
import { onceFor } from './tally.ts';

/** How many of the cards that a goal asks for are held. */
export function countHeld(s: VantageState, goal: HoldsGoal): Progress {
  const players = s.seats.map((seat) => playerOf(s, seat));
  if (goal.parts) return bestOf(players.map((player) => countParts(s, player, goal)));
  const of = goal.n ? numberFor(goal.n, players.length) : 1;
  if (goal.otherRegions) {
    const found = players.flatMap((player) => held(player, goal)).map((num) => s.gainedIn[num]);
    return { done: new Set(found).size, of };
  }
  const counts = players.map((player) => countFor(player, goal));
  if (goal.who === 'together') return { done: counts.reduce((sum, one) => sum + one, 0), of };
  return goal.who === 'each' ? shared(counts, of) : { done: Math.max(...counts), of };
}

/** Everybody has to come so far: nobody counts for more than their own part. */
export const shared = (counts: readonly number[], of: number): Progress => ({
  done: counts.reduce((sum, one) => sum + Math.min(one, of), 0),
  of: of * counts.length,
});

/** In one loop for each zone: every destiny that asks for cards is read at every action. */
function held(player: Player, goal: HoldsGoal): readonly number[] {
  const wanted = wantedCards(goal);
  const found: number[] = [];
  if (goal.zone !== 'supply') for (const cell of player.grid) if (cell && wanted[cell.num]) found.push(cell.num);
  if (goal.zone === undefined) for (const { num } of player.reserve) if (wanted[num]) found.push(num);
  if (goal.zone !== 'grid') for (const num of player.lying) if (wanted[num]) found.push(num);
  return found;
}

/** By the card's number. */
const wantedCards = onceFor((goal: HoldsGoal): readonly boolean[] => {
  const wanted: boolean[] = [];
  for (const card of cards) if (isWanted(card, goal)) wanted[card.num] = true;
  return wanted;
});

const isWanted = (card: Card, { type, tag, element, nums }: HoldsGoal): boolean =>
  (!type || card.type === type) &&
  (!tag || card.tags?.includes(tag) === true) &&
  (!element || card.element === element) &&
  (!nums || nums.includes(card.num));

function countFor(player: Player, goal: HoldsGoal): number {
  const wanted = held(player, goal);
  if ((!goal.line && !goal.connected) || wanted.length === 0) return wanted.length;
  const cells = player.grid.flatMap((cell, i) => (cell && wanted.includes(cell.num) ? [i] : []));
  if (cells.length < 2) return cells.length;
  return goal.line ? longestLine(cells) : largestGroup(cells);
}

const lines: readonly (readonly number[])[] = [0, 1, 2].flatMap((i) => [
  [3 * i, 3 * i + 1, 3 * i + 2],
  [i, i + 3, i + 6],
]);
const longestLine = (cells: readonly number[]): number =>
  Math.max(...lines.map((line) => line.filter((cell) => cells.includes(cell)).length));

/** VA-339 Cells that hang together edge to edge. */
function largestGroup(cells: readonly number[]): number {
  const groups = cells.map((start) => {
    const group = new Set([start]); // walked in the order it grows
    for (const cell of group) for (const next of adjacentCells(cell)) if (cells.includes(next)) group.add(next);
    return group.size;
  });
  return Math.max(0, ...groups);
}

function countParts(s: VantageState, player: Player, { parts }: HoldsGoal): Progress {
  const each = parts!.map(({ type, n }) => {
    const of = numberFor(n, s.seats.length);
    return { done: Math.min(of, gridCards(player).filter(({ num }) => cardOf(num).type === type).length), of };
  });
  return { done: each.reduce((sum, { done }) => sum + done, 0), of: each.reduce((sum, { of }) => sum + of, 0) };
}

const bestOf = (all: readonly Progress[]): Progress => all.reduce((best, one) => (one.done > best.done ? one : best));
