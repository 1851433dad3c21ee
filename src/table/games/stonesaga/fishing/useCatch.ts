import { useEffect, useRef, useState } from 'react';
import { fishing } from '../../../../engine/games/stonesaga/content/fishing.ts';
import type { StonesagaFact } from '../../../../engine/games/stonesaga/facts.ts';
import type { StonesagaView } from '../../../../engine/games/stonesaga/view.ts';
import { useTable } from '../../../tableContext.ts';
import { goingOn, heard, type Catch } from './retell.ts';
import { fishingOf } from './scene.ts';

/** The catch that is shown, and while facts are told, what they have made of it so far. */
export function useCatch(view: StonesagaView): Catch | null {
  const { kit } = useTable();
  const [told, setTold] = useState<{ readonly of: StonesagaView; readonly now: Catch | null }>(() => ({ of: view, now: goingOn(null, fishingOf(view)) }));
  const latest = useRef(told);
  const current = told.of === view ? told : { of: view, now: goingOn(latest.current.now, fishingOf(view)) };
  latest.current = current;

  useEffect(() => {
    const hear = (facts: readonly { readonly fact: string }[]): void => {
      const { of, now } = latest.current;
      if (!now) return;
      let after = now;
      for (const fact of facts as readonly StonesagaFact[]) after = heard(after, fact, (strike) => (after.scene.currents ? fishing[after.scene.currents].strikes[strike]?.icon === 'mishap' : false));
      if (after === now) return;
      latest.current = { of, now: after };
      setTold(latest.current);
    };
    kit.audience.add(hear);
    return () => void kit.audience.delete(hear);
  }, [kit]);
  return current.now;
}
