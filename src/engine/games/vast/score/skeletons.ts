import type { SpaceId, SquareId } from '../content/manor.ts';
import { spiderDefense } from '../content/powers.ts';
import { paladinStart } from '../content/values.ts';
import { skeletonIds } from '../rules/figures.ts';
import { paladinDefense } from '../rules/paladin/values.ts';
import { isPit } from '../rules/pits.ts';
import { distraction } from '../rules/skeletons/values.ts';
import { isSquare } from '../rules/spaces.ts';
import { spiderSquares } from '../rules/spider/values.ts';
import type { VastState } from '../state.ts';
import { skeletonGait, skeletonStride, stepsTo } from './threats.ts';
import { costsFrom, likely } from './walking.ts';

const skeletonsWeights = {
  wound: 1,
  quarry: 1.4,
  summoned: 0.4,
  stability: 0.1,
  gear: 0.14,
  near: 0.2,
  blow: 0.5,
  later: 0.14,
  distract: 0.06,
  unsteady: 0.09,
};
const w = skeletonsWeights;

/**
 * How far the Skeletons have come, in wounds of the Paladin (or Spiderlings, where nobody plays him), and how near and ready they
 * stand.
 */
export function skeletonsStanding(state: VastState, walls: Uint8Array): number {
  const { skeletons, paladin } = state;
  const hunted = state.roles.includes('paladin');
  const done = hunted ? w.wound * (paladinStart.health - paladin.health) : w.quarry * (state.spider?.boxed.length ?? 0);
  const on = skeletonIds.filter((id) => state.figures[id] !== undefined);
  const unsteady = on.filter(
    (id) => isSquare(state.figures[id]!) && state.map[state.figures[id] as SquareId]?.lit === true && !isPit(state, state.figures[id]!),
  ).length;
  const gear = skeletons.gear.inPlay.length + 0.6 * skeletons.gear.hand.length;
  const targets: readonly SpaceId[] = hunted ? [state.figures.paladin!] : spiderSquares(state);
  const defense = hunted ? paladinDefense(state) : spiderDefense[state.terror]!;
  let reach = 0;
  for (const target of targets) reach = Math.max(reach, ring(state, walls, target, defense));
  return done + w.summoned * on.length + w.stability * Math.min(9, skeletons.stability) + w.gear * gear - w.unsteady * unsteady + reach;
}

/** How tight the ring around a target is: who can strike it this turn, who the next, and who only distracts it. */
function ring(state: VastState, walls: Uint8Array, target: SpaceId, defense: number): number {
  const costs = costsFrom(state, [target], skeletonGait, walls);
  const distracting = distraction(state, target);
  const waiting = state.phase.step === 'activate' ? state.phase.acted : null;
  const sure = likely(1 + distracting - defense, 0.6, 0.45);
  let worth = w.distract * distracting;
  for (const id of skeletonIds) {
    const at = state.figures[id];
    if (at === undefined) continue;
    const steps = stepsTo(costs, walls, at);
    worth += w.near * Math.max(0, 1 - Math.max(1, steps) / 14);
    const acts = state.active === 'skeletons' && waiting !== null && !waiting.includes(id);
    if (steps <= skeletonStride) worth += (acts && state.skeletons.stability > 0 ? w.blow : w.later) * sure;
  }
  return worth;
}
