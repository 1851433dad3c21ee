import { spiderDefense } from '../content/powers.ts';
import { cubeThresholds, paladinStart, supply } from '../content/values.ts';
import { hasTreasure, paladinStrength } from '../rules/paladin/values.ts';
import { spiderFigures } from '../rules/spider/values.ts';
import type { VastState } from '../state.ts';
import { woundsToCome } from './threats.ts';
import { costAt, costsFrom, farAway, likely, nearest } from './walking.ts';

/** Costs in hero cubes: a sprint crosses two Lit tiles, a crusade enters one Dark one, a wall takes a breach. */
export const paladinGait = { lit: 0.5, dark: 1, crypt: Infinity, wall: 1.5 };

const paladinWeights = {
  boxed: 2,
  hitNow: 1.2,
  hitNext: 0.5,
  cube: 0.6,
  grit: 0.5,
  fury: 0.14,
  light: 0.03,
  treasure: 0.25,
  favor: 0.15,
  near: 0.035,
  dark: 0.05,
  wound: 0.22,
  death: 1.6,
  feared: 0.3,
};
const w = paladinWeights;

/** How far the Paladin has come, in Spiderlings: those in the box, the next blow at the Spider, and what he strikes it with. */
export function paladinStanding(state: VastState, walls: Uint8Array): number {
  const { paladin } = state;
  const walk = costsFrom(state, [state.figures.paladin!], paladinGait, walls);
  const cards =
    w.treasure * (paladin.treasures.inPlay.length + 0.8 * paladin.treasures.hand.length) +
    w.favor * (paladin.favors.inPlay.length + 0.9 * paladin.favors.hand.length);
  const dark = 1 / (1 + nearest(walk, (square) => state.map[square]?.lit === false));
  const health = state.roles.includes('skeletons')
    ? Math.max(0, paladin.health - w.feared * woundsToCome(state, walls))
    : paladinStart.health;
  const wounded = w.wound * (paladinStart.health - health) + w.death * 0.58 ** health;
  return (
    w.boxed * (state.spider?.boxed.length ?? 0) +
    blow(state, walk) +
    w.cube * cubesOf(state) +
    w.fury * paladin.fury +
    w.light * paladin.light +
    cards +
    w.dark * dark -
    wounded
  );
}

/** Hero cubes beyond the first three, and the way to the next. */
function cubesOf({ paladin }: VastState): number {
  let from = 0;
  const cubes = supply.heroCubes - paladin.cubes.supply - 3;
  for (const threshold of cubeThresholds) {
    if (paladin.grit < threshold) return cubes + (w.grit / w.cube) * ((paladin.grit - from) / (threshold - from));
    from = threshold;
  }
  return cubes;
}

/**
 * The next blow at her: this turn only if all it takes is at hand, or a bot would put off the end of its turn for ever; otherwise
 * the next turn, when she will have moved.
 */
function blow(state: VastState, walk: Float32Array): number {
  const { paladin } = state;
  const acting = state.active === 'paladin' && (state.phase.step === 'actions' || state.phase.step === 'collect');
  const nextMeans = supply.heroCubes - paladin.cubes.supply + Math.min(5, paladin.fury + 1);
  const hammer = hasTreasure(state, 'blessedHammer') ? 1 : 0;
  const needed = spiderDefense[state.terror]! + 1;
  let best = 0;
  let near = farAway;
  for (const figure of spiderFigures(state)) {
    const cost = Math.max(1, costAt(walk, state.figures[figure]));
    near = Math.min(near, cost);
    best = Math.max(best, w.hitNext * likely(nextMeans - cost - Math.max(0, needed - hammer), 0, 0.8));
    if (!acting) continue;
    const price = cost + Math.max(0, needed - paladinStrength(state));
    if (paladin.cubes.unassigned + paladin.fury >= price && paladin.cubes.unassigned >= Math.ceil(cost))
      best = Math.max(best, w.hitNow * (1 - 0.06 * Math.min(10, price)));
  }
  return best - w.near * Math.min(10, near);
}
