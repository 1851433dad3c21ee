import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTable } from './tableContext.ts';

/** What is shown of a view, and what facts have made of it since. */
export interface Told<View, Shown> {
  readonly of: View;
  readonly now: Shown | null;
}

/** Another view is read anew, and may go on with what was told of the one before it; the same view is never read twice. */
export const readOf = <View, Shown>(before: Told<View, Shown> | null, view: View, read: (view: View, before: Shown | null) => Shown | null): Told<View, Shown> =>
  before?.of === view ? before : { of: view, now: read(view, before?.now ?? null) };

/** Facts that say nothing of what is shown leave it the same thing, so that nothing is drawn for them. */
export function heardOf<View, Shown, Fact>(told: Told<View, Shown>, facts: readonly Fact[], hear: (now: Shown, fact: Fact) => Shown): Told<View, Shown> {
  if (told.now === null) return told;
  const now = facts.reduce(hear, told.now);
  return now === told.now ? told : { of: told.of, now };
}

/** Is called with facts when they are told, and never with those that were told before. */
export function useAudience<Fact>(hear: (facts: readonly Fact[]) => void): void {
  const { audience } = useTable().kit;
  const latest = useRef(hear);
  useLayoutEffect(() => {
    latest.current = hear;
  });
  useEffect(() => {
    const call = (facts: readonly unknown[]): void => latest.current(facts as readonly Fact[]);
    audience.add(call);
    return () => void audience.delete(call);
  }, [audience]);
}

/** Something of the view that is shown, and while facts are told, what they have made of it so far. */
export function useTold<View, Shown, Fact>(view: View, read: (view: View, before: Shown | null) => Shown | null, hear: (now: Shown, fact: Fact) => Shown): Shown | null {
  const latest = useRef<Told<View, Shown> | null>(null);
  const [, redraw] = useState(latest.current);
  const current = readOf(latest.current, view, read);
  latest.current = current;
  useAudience<Fact>((facts) => {
    const after = heardOf(latest.current!, facts, hear);
    if (after === latest.current) return;
    latest.current = after;
    redraw(after);
  });
  return current.now;
}
