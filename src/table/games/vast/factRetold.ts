import type { VastFact } from '../../../engine/games/vast/facts.ts';
import type { VastView } from '../../../engine/games/vast/view.ts';

/** For each fact that changes what is seen: the view after it. */
export type Retell = { readonly [K in VastFact['fact']]?: (view: VastView, fact: Extract<VastFact, { readonly fact: K }>) => VastView };
