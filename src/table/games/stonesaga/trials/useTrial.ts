import { useEffect, useRef, useState } from 'react';
import type { StonesagaFact } from '../../../../engine/games/stonesaga/facts.ts';
import type { StonesagaView } from '../../../../engine/games/stonesaga/view.ts';
import { useTable } from '../../../tableContext.ts';
import type { TestScene } from './chance.ts';

/** A test as it is told: dice as they come to lie, and the result once it is counted. */
export interface Trial {
  readonly scene: TestScene;
  readonly result: number | null;
}

export const trialOf = ({ scene }: Pick<StonesagaView, 'scene'>): TestScene | null => (scene?.kind === 'test' ? scene : null);

/** A die that is still rolling is not told: only the count is, when all lie. */
export function heardOf(now: Trial, fact: StonesagaFact): Trial {
  if (fact.fact === 'tested' && fact.who === now.scene.who) return { scene: { ...now.scene, dice: [...fact.dice], plus: fact.bonus }, result: fact.result };
  return now;
}

/** The test that is shown, and while facts are told, what they have made of it so far. */
export function useTrial(view: StonesagaView): Trial | null {
  const { kit } = useTable();
  const fresh = (of: StonesagaView): Trial | null => {
    const scene = trialOf(of);
    return scene && { scene, result: null };
  };
  const [told, setTold] = useState(() => ({ of: view, now: fresh(view) }));
  const latest = useRef(told);
  const current = told.of === view ? told : { of: view, now: fresh(view) };
  latest.current = current;
  useEffect(() => {
    const hear = (facts: readonly { readonly fact: string }[]): void => {
      const { of, now } = latest.current;
      if (!now) return;
      const after = (facts as readonly StonesagaFact[]).reduce(heardOf, now);
      if (after === now) return;
      latest.current = { of, now: after };
      setTold(latest.current);
    };
    kit.audience.add(hear);
    return () => void kit.audience.delete(hear);
  }, [kit]);
  return current.now;
}
