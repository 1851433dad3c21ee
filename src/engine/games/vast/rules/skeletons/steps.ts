import { drag, type Option } from '../../../../kernel/option.ts';
import type { Rule } from '../../../../kernel/rule.ts';
import type { SpaceId } from '../../content/manor.ts';
import { skeletonNames, type SkeletonId } from '../../content/values.ts';
import type { FigureId, Vast, VastState } from '../../state.ts';
import { moveAlong } from '../entering.ts';
import { skeletonIds } from '../figures.ts';
import { forces, mayForce } from '../forcing.ts';
import { hasFavor } from '../paladin/values.ts';
import { quietWays, type Ways } from '../paths.ts';
import { everySpace, placeName } from './near.ts';

/** MM-247 */
export const movement = 5;

/** Why a movement cannot go on. */
type Halt = { readonly halt: 'stopped' } | { readonly halt: 'forced'; readonly from: SpaceId };

/** MM-234 to MM-236, FA-5 Over tiles, crypts and grounds, through no wall, and not onto the pillar's tile. */
export function skeletonWays(state: VastState, skeleton: SkeletonId, steps: number, barred?: ReadonlySet<SpaceId>): Ways {
  const { pillar } = state.figures;
  return quietWays(state, skeleton, {
    steps,
    walls: 0,
    crypts: true,
    grounds: true,
    barred: (space) => space === pillar || barred?.has(space) === true,
  });
}

/** MM-283 Where somebody would force this Skeleton to attack. */
export function forcingSpaces(state: VastState, skeleton: SkeletonId): Set<SpaceId> {
  const spaces = new Set<SpaceId>();
  for (const figure of mayForce(skeleton)) {
    const at = state.figures[figure];
    if (at !== undefined && forces(state, figure, skeleton)) spaces.add(at);
  }
  return spaces;
}

type Moves = Readonly<Record<SkeletonId, Readonly<Record<SpaceId, Option<SpaceId>>>>>;

/** Built once: a Skeleton is asked where to go more often than anything else in a game. */
const movesWith = (more: string): Moves =>
  Object.fromEntries(
    skeletonIds.map((id) => [
      id,
      Object.fromEntries(
        everySpace.map((to) => [
          to,
          drag<SpaceId>(`figure:${id}`, `space:${to}`, `${skeletonNames[id]} goes to ${placeName(to)}${more}`, to),
        ]),
      ),
    ]),
  ) as Moves;

const walks = movesWith('');
const assaults = movesWith(' and has to STRIKE!!');

/** Whoever would walk into a fight is told so before. */
export const moveOptions = (skeleton: SkeletonId, { ends }: Ways, forcing?: ReadonlySet<SpaceId>): Option<SpaceId>[] =>
  ends.map((end) => (forcing?.has(end) ? assaults : walks)[skeleton][end]!);

/** MM-250 to MM-253 Along a quiet way to its last space, and what comes of entering that. */
export function* walk(t: Vast, skeleton: SkeletonId, path: readonly SpaceId[]): Rule<Halt | null> {
  const [from, to] = [path.at(-2)!, path.at(-1)!];
  const stop = yield* moveAlong(t, skeleton, path, 'march');
  if (stop === 'lamp') dazzle(t, skeleton);
  if (forcingOn(t.state, skeleton, to).length > 0) return { halt: 'forced', from };
  return stop && { halt: 'stopped' };
}

/** MM-524 On any space: figures meet on crypts and in the grounds too. */
export const forcingOn = (state: VastState, skeleton: SkeletonId, space: SpaceId): FigureId[] =>
  mayForce(skeleton).filter((figure) => state.figures[figure] === space && forces(state, figure, skeleton));

/** FA-4 */
function dazzle(t: Vast, skeleton: SkeletonId): void {
  if (!hasFavor(t.state, 'radiantLamps')) return;
  t.state.skeletons.dazzled[skeleton] = true;
  t.tell({ fact: 'dazzled', skeleton });
}
