import type { StonesagaFact } from '../../../../engine/games/stonesaga/facts.ts';
import type { StonesagaView } from '../../../../engine/games/stonesaga/view.ts';
import { useTold } from '../../../told.ts';
import { pendingIn } from './plan.ts';
import { miningOf, type MiningScene } from './scene.ts';

/** A token that comes out of the bag: counted there no more, and turned over. */
export function minedOf(now: MiningScene, fact: StonesagaFact): MiningScene {
  if (fact.fact !== 'mined' || fact.who !== now.who) return now;
  const left = pendingIn(now) === fact.stone ? now.bag[fact.stone] : (now.bag[fact.stone] ?? 0) - 1;
  return { ...now, bag: { ...now.bag, [fact.stone]: Math.max(0, left ?? 0) }, seen: [...now.seen, { stone: fact.stone, omen: fact.omen }] };
}

/**
 * The mining that is shown, and while facts are told, what they have made of it so far: the last token is seen before the bag is
 * put away.
 */
export const useMining = (view: StonesagaView): MiningScene | null => useTold(view, miningOf, minedOf);
