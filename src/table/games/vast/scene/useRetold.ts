import { useMemo } from 'react';
import type { VastFact } from '../../../../engine/games/vast/facts.ts';
import type { VastView } from '../../../../engine/games/vast/view.ts';
import { useTable } from '../../../tableContext.ts';
import { useTold, type InSteps } from '../../../told.ts';
import { after, steps } from '../retell.ts';
import type { Retold } from '../retold.ts';
import { perStep } from '../tempo.ts';
import { act } from './acting.ts';

const asItIs = (view: VastView): VastView => view;
const heard = (now: VastView, fact: VastFact): Retold => ({ ...after(now, fact), telling: true });

/** The view that is shown, and while facts are told, what they have made of it so far. */
export function useRetold(shown: VastView): VastView {
  const { kit } = useTable();
  const inSteps = useMemo<InSteps<VastFact>>(() => ({ steps, perStep, act: (fact, later) => act(kit, fact, later) }), [kit]);
  return useTold(shown, asItIs, heard, inSteps) ?? shown;
}
