import { useEffect, useRef, useState } from 'react';
import type { StonesagaFact } from '../../../../engine/games/stonesaga/facts.ts';
import type { StonesagaView } from '../../../../engine/games/stonesaga/view.ts';
import { useTable } from '../../../tableContext.ts';
import { pendingIn } from './plan.ts';
import { miningOf, type MiningScene } from './scene.ts';

/** A token that comes out of the bag: counted there no more, and turned over. */
export function minedOf(now: MiningScene, fact: StonesagaFact): MiningScene {
  if (fact.fact !== 'mined' || fact.who !== now.who) return now;
  const left = pendingIn(now) === fact.stone ? now.bag[fact.stone] : (now.bag[fact.stone] ?? 0) - 1;
  return { ...now, bag: { ...now.bag, [fact.stone]: Math.max(0, left ?? 0) }, seen: [...now.seen, { stone: fact.stone, omen: fact.omen }] };
}

/** The mining that is shown, and while facts are told, what they have made of it so far: the last token is seen before the bag is put away. */
export function useMining(view: StonesagaView): MiningScene | null {
  const { kit } = useTable();
  const [told, setTold] = useState(() => ({ of: view, now: miningOf(view) }));
  const latest = useRef(told);
  const current = told.of === view ? told : { of: view, now: miningOf(view) };
  latest.current = current;
  useEffect(() => {
    const hear = (facts: readonly { readonly fact: string }[]): void => {
      const { of, now } = latest.current;
      if (!now) return;
      const after = (facts as readonly StonesagaFact[]).reduce(minedOf, now);
      if (after === now) return;
      latest.current = { of, now: after };
      setTold(latest.current);
    };
    kit.audience.add(hear);
    return () => void kit.audience.delete(hear);
  }, [kit]);
  return current.now;
}
