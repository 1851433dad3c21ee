import { useEffect, useRef, useState } from 'react';
import type { VastFact } from '../../../../engine/games/vast/facts.ts';
import type { VastView } from '../../../../engine/games/vast/view.ts';
import type { Layout } from '../../../contract.ts';
import { useTable } from '../../../tableContext.ts';
import { after, steps } from '../retell.ts';
import type { Retold } from '../retold.ts';
import { act } from './acting.ts';

/** Milliseconds from one space of a walk to the next; the tempo of the game allows for as many. */
const perStep = 165;

/** The view that is shown, and while facts are told, what they have made of it so far. */
export function useRetold(shown: VastView, layout: Layout): VastView {
  const { kit } = useTable();
  const [told, setTold] = useState({ of: shown, view: shown });
  const latest = useRef(told);
  const current = told.of === shown ? told : { of: shown, view: shown };
  latest.current = current;

  useEffect(() => {
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const later = (ms: number, then: () => void): void => {
      const of = latest.current.of;
      const timer = setTimeout(() => {
        timers.delete(timer);
        if (latest.current.of === of) then();
      }, ms / Math.max(0.05, kit.director.speed));
      timers.add(timer);
    };
    const show = (after: VastView): void => {
      const view: Retold = { ...after, telling: true };
      latest.current = { of: latest.current.of, view };
      setTold(latest.current);
    };
    const hear = (facts: readonly { readonly fact: string }[]): void => {
      for (const fact of facts as readonly VastFact[]) {
        act(kit, fact, layout, later);
        const [first, ...rest] = steps(fact);
        if (first) show(after(latest.current.view, first));
        rest.forEach((step, k) => later(perStep * (k + 1), () => show(after(latest.current.view, step))));
      }
    };
    kit.audience.add(hear);
    return () => {
      kit.audience.delete(hear);
      for (const timer of timers) clearTimeout(timer);
    };
  }, [kit, layout]);
  return current.view;
}
