import { cardOf } from '../content/cards.ts';
import type { Condition } from '../content/script.ts';
import { terrains, type Region, type Terrain } from '../content/vocabulary.ts';
import type { VantageState } from '../state.ts';
import { holdingsOf, isGridFull, playerOf, standing } from './people.ts';
import type { Reading } from './result/script.ts';

/** Whether a condition of a page holds for whoever reads it. */
export function meets(s: VantageState, reading: Reading, condition: Condition): boolean {
  if ('and' in condition) return condition.and.every((one) => meets(s, reading, one));
  if ('or' in condition) return condition.or.some((one) => meets(s, reading, one));
  if ('not' in condition) return !meets(s, reading, condition.not);
  if ('flag' in condition) return s.flags.includes(condition.flag);
  if ('gridFull' in condition) return isGridFull(playerOf(s, reading.seat));
  if ('at' in condition) return isAt(s, reading, condition.at);
  if ('holds' in condition) {
    const { holds } = condition;
    return holdingsOf(playerOf(s, reading.seat)).some((num) => num === holds || cardOf(num).type === holds);
  }
  const than = condition.than === 'shadowLimit' ? s.house.shadowLimit : condition.than;
  const value = countOf(s, reading, condition.count);
  if (condition.is === '<') return value < than;
  if (condition.is === '<=') return value <= than;
  return condition.is === '>' ? value > than : value >= than;
}

const known: readonly string[] = terrains;

function isAt(s: VantageState, { seat }: Reading, at: Region | Terrain | number): boolean {
  const place = standing(s, seat);
  if (typeof at === 'number') return place.num === at;
  return known.includes(at) ? place.terrain.includes(at as Terrain) : place.region === at;
}

function countOf(s: VantageState, { seat }: Reading, count: Extract<Condition, { count: unknown }>['count']): number {
  if (count === 'players') return s.seats.length;
  if (count === 'shadow') return s.mission?.shadow ?? 0;
  const player = playerOf(s, seat);
  return count === 'coins' ? player.coins : player.stats[count];
}
