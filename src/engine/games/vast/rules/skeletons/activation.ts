import type { Rule } from '../../../../kernel/rule.ts';
import type { SkeletonId } from '../../content/values.ts';
import type { Vast } from '../../state.ts';
import { takeAction } from './actions.ts';
import { march } from './marching.ts';
import { forcedStrike } from './strike.ts';
import { activationOf } from './values.ts';

/** MM-247 to MM-253 One Skeleton moves, then takes one action; who walks into a fight has chosen it already. */
export function* activate(t: Vast, skeleton: SkeletonId): Rule {
  delete t.state.skeletons.dazzled[skeleton];
  const activation = activationOf(skeleton);
  const enteredFrom = yield* march(t, activation);
  if (t.state.ended) return;
  if (enteredFrom !== null) yield* forcedStrike(t, activation, enteredFrom);
  else yield* takeAction(t, activation);
}
