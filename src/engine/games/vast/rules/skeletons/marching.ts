import { button, declining, drag, type Option } from '../../../../kernel/option.ts';
import { chooseBeside, lazily, type Rule } from '../../../../kernel/rule.ts';
import { gear } from '../../content/gear.ts';
import { chartName, type SpaceId, type SquareId } from '../../content/manor.ts';
import { sides } from '../../content/tiles.ts';
import { skeletonNames } from '../../content/values.ts';
import type { Vast, VastState } from '../../state.ts';
import type { Ways } from '../paths.ts';
import { beyond, edgeBeyond, isSquare } from '../spaces.ts';
import { isWall } from '../walls.ts';
import { powersBeside } from './powers.ts';
import { canSpend, spendStability } from './stability.ts';
import { forcingSpaces, movement, moveOptions, skeletonWays, walk } from './steps.ts';
import { isDazzled, wears, type Activation } from './values.ts';

/** A way, the last step of which may lead over a wall. */
interface Step {
  readonly path: readonly SpaceId[];
  readonly chain: boolean;
}

/**
 * MM-247, MM-253 Up to five spaces, with abilities in between. Says from where a forcing figure's space was entered,
 * if the movement ended like that.
 */
export function* march(t: Vast, activation: Activation): Rule<SpaceId | null> {
  const { skeleton } = activation;
  for (let left = movement; left > 0; ) {
    const step = yield* chooseStep(t, activation, left);
    if (step === null) return null;
    if (step.chain) swingOver(t, activation);
    const halt = yield* walk(t, skeleton, step.path);
    if (halt) return halt.halt === 'forced' ? halt.from : null;
    left -= step.path.length - 1;
  }
  return null;
}

function* chooseStep(t: Vast, activation: Activation, left: number): Rule<Step | null> {
  const { skeleton } = activation;
  const name = skeletonNames[skeleton];
  let ways: Ways | undefined;
  const to = yield* chooseBeside<SpaceId | Step | null>(
    'skeletons',
    'skeleton.move',
    () => `${name} may go up to ${left === 1 ? '1 space' : `${left} spaces`}.`,
    () => lazily<SpaceId | Step | null>(() => {
      const stay = declining(button('stay', left < movement ? `${name} goes no farther` : `${name} stays`, null));
      if (isDazzled(t.state, skeleton)) return [stay]; // FA-4 screamed into a lamp by herself
      ways = skeletonWays(t.state, skeleton, left);
      return [...moveOptions(skeleton, ways, forcingSpaces(t.state, skeleton)), ...grappleChain(t.state, activation), stay];
    }),
    () => powersBeside(t, activation),
  );
  return typeof to === 'string' ? { path: ways!.to(to).path, chain: false } : to;
}

/** GE-12 Over a wall of her space, unless it faces the grounds. */
function grappleChain(state: VastState, { skeleton, chain }: Activation): Option<Step>[] {
  const here = state.figures[skeleton]!;
  if (skeleton !== 'slashy' || chain || !isSquare(here) || !wears(state, 'grappleChain') || !canSpend(state, gear.grappleChain.cost))
    return [];
  return sides.flatMap((side) => {
    const to: SquareId | undefined = beyond[here]![side];
    if (to === undefined || to === state.figures.pillar || !isWall(state, here, side)) return [];
    return [
      drag<Step>(
        'card:grappleChain',
        `edge:${edgeBeyond[here]![side]!}`,
        `Grapple Chain: over the wall to ${chartName(to)} (${gear.grappleChain.cost} Stability)`,
        { path: [here, to], chain: true },
      ),
    ];
  });
}

function swingOver(t: Vast, activation: Activation): void {
  activation.chain = true;
  spendStability(t, gear.grappleChain.cost);
  t.tell({ fact: 'gearUsed', card: 'grappleChain' });
}
