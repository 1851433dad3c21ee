import { drag } from '../../../../kernel/option.ts';
import { choose, type Rule } from '../../../../kernel/rule.ts';
import { chartName, type SpaceId } from '../../content/manor.ts';
import { skeletonNames, type SkeletonId } from '../../content/values.ts';
import type { Vast, VastState } from '../../state.ts';
import { loseHealth } from '../paladin/health.ts';
import { paladinDefense } from '../paladin/values.ts';
import { removeToken } from '../tokens.ts';
import { fall } from './falling.ts';
import { planOf, strengthAgainstPaladin, type Tied } from './priorities.ts';

/** MM-608, RU-12 The leftmost Skeleton that was here when the phase began and has not acted yet. */
export function nextToAct(state: VastState): SkeletonId | undefined {
  if (state.phase.step !== 'activate') return undefined;
  const { present, acted } = state.phase;
  return state.skeletons.march.find((id) => present.includes(id) && !acted.includes(id) && state.figures[id] !== undefined);
}

/** MM-608 to MM-621 One Skeleton acts: it hits, closes in or approaches. */
export function* activate(t: Vast, skeleton: SkeletonId): Rule {
  delete t.state.skeletons.dazzled[skeleton];
  const plan = planOf(t.state, skeleton, stillToAct(t.state, skeleton));
  if (plan.plan === 'stay') return;
  if (plan.plan === 'hit') {
    march(t, skeleton, plan.path);
    hitPaladin(t, skeleton);
    return;
  }
  march(t, skeleton, settledEnd(t, skeleton, plan) ?? (yield* chooseEnd(skeleton, plan.ends)));
}

/** A tie that does not matter: the ends are equally far from the Paladin, and no lamp stands on any of them. */
function settledEnd(t: Vast, skeleton: SkeletonId, { plan, ends }: Tied): readonly SpaceId[] | undefined {
  if (!t.state.journey?.settlesTies || plan !== 'approach' || ends.size < 2) return undefined;
  if ([...ends.keys()].some((end) => (t.state.tokens[end]?.lamp ?? 0) > 0)) return undefined;
  const [[end, path]] = [...ends] as [[SpaceId, readonly SpaceId[]]];
  t.tell({ fact: 'tieSettled', skeleton, at: end, among: ends.size });
  return path;
}

const stillToAct = (state: VastState, skeleton: SkeletonId): SkeletonId[] => {
  if (state.phase.step !== 'activate') return [];
  const { present, acted } = state.phase;
  return present.filter((id) => id !== skeleton && !acted.includes(id) && state.figures[id] !== undefined);
};

/** MM-616, MM-621 Equally good ends are the player's to choose. */
function* chooseEnd(skeleton: SkeletonId, ends: ReadonlyMap<SpaceId, readonly SpaceId[]>): Rule<readonly SpaceId[]> {
  const [only] = ends.values();
  if (ends.size === 1) return only!;
  const name = skeletonNames[skeleton];
  const options = [...ends].map(([space, path]) =>
    drag(`figure:${skeleton}`, `space:${space}`, `${name} goes to ${chartName(space)}`, path),
  );
  return yield* choose('paladin', 'skeleton.move', `${name} has several equally good spaces. Choose one.`, options);
}

function march(t: Vast, skeleton: SkeletonId, path: readonly SpaceId[]): void {
  const end = path.at(-1)!;
  if (path.length === 1) return;
  t.state.figures[skeleton] = end;
  t.tell({ fact: 'moved', figure: skeleton, path, by: 'march' });
  if ((t.state.tokens[end]?.lamp ?? 0) > 0) stopByLamp(t, skeleton, end);
}

/** MM-811 The lamp that stops a Skeleton is gone; under Radiant Lamps it dazzles as well. */
function stopByLamp(t: Vast, skeleton: SkeletonId, at: SpaceId): void {
  removeToken(t, at, 'lamp', skeleton);
  t.tell({ fact: 'stopped', figure: skeleton, at, by: 'lamp' });
  if (!t.state.paladin.favors.inPlay.includes('radiantLamps')) return;
  t.state.skeletons.dazzled[skeleton] = true;
  t.tell({ fact: 'dazzled', skeleton });
}

/** MM-611 to MM-614 The blow lands, its card goes to the front, and the Skeleton lies on its side. */
function hitPaladin(t: Vast, skeleton: SkeletonId): void {
  const strength = strengthAgainstPaladin(t.state, skeleton);
  t.tell({ fact: 'attacked', attacker: skeleton, defender: 'paladin', strength, defense: paladinDefense(t.state), hit: true });
  loseHealth(t, 1);
  t.state.skeletons.march = [skeleton, ...t.state.skeletons.march.filter((id) => id !== skeleton)];
  t.tell({ fact: 'marchedFirst', skeleton });
  fall(t, skeleton);
}
