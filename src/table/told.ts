import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTable } from './tableContext.ts';

/** A view, and what is shown of it after the facts that were told since it came. */
export interface ShownState<View, Shown> {
  readonly view: View;
  readonly shown: Shown | null;
}

/**
 * The state for a view. A new view is read, given what was shown before it; the same view is not read again, or what facts have changed
 * since would be lost.
 */
export const stateFor = <View, Shown>(
  before: ShownState<View, Shown> | null,
  view: View,
  read: (view: View, before: Shown | null) => Shown | null,
): ShownState<View, Shown> => (before?.view === view ? before : { view, shown: read(view, before?.shown ?? null) });

/** The state after some facts. Facts that change nothing give the same object, so that nothing is drawn for them. */
export function afterFacts<View, Shown, Fact>(
  state: ShownState<View, Shown>,
  facts: readonly Fact[],
  reduce: (shown: Shown, fact: Fact) => Shown,
): ShownState<View, Shown> {
  if (state.shown === null) return state;
  const shown = facts.reduce(reduce, state.shown);
  return shown === state.shown ? state : { view: state.view, shown };
}

/** Calls `hear` with facts when they are told. Facts that were told before the component was mounted are not repeated. */
export function useFactListener<Fact>(hear: (facts: readonly Fact[]) => void): void {
  const { factListeners } = useTable().kit;
  const latest = useRef(hear);
  useLayoutEffect(() => {
    latest.current = hear;
  });
  useEffect(() => {
    const call = (facts: readonly unknown[]): void => latest.current(facts as readonly Fact[]);
    factListeners.add(call);
    return () => void factListeners.delete(call);
  }, [factListeners]);
}

/** Calls `then` after so many milliseconds, sooner at a higher speed; not at all if another view has come meanwhile. */
export type Later = (ms: number, then: () => void) => void;

/** How facts are shown that happen step by step. */
export interface InSteps<Fact> {
  /** The steps of a fact, in order. The first one is shown at once. */
  readonly steps: (fact: Fact) => readonly Fact[];
  /** Milliseconds from one step to the next. */
  readonly perStep: number;
  /** Called with each fact before it is shown, for animations that change nothing of what is shown. */
  readonly act?: (fact: Fact, later: Later) => void;
}

/** Shows the first step of each fact at once, and the others later. */
export function tellInSteps<Fact>(
  facts: readonly Fact[],
  { steps, perStep, act }: InSteps<Fact>,
  show: (step: Fact) => void,
  later: Later,
): void {
  for (const fact of facts) {
    act?.(fact, later);
    const [first, ...rest] = steps(fact);
    if (first !== undefined) show(first);
    rest.forEach((step, k) => later(perStep * (k + 1), () => show(step)));
  }
}

const atOnce: InSteps<unknown> = { steps: (fact) => [fact], perStep: 0 };
/** The lowest speed that is reckoned with: at 0 the later steps would never come. */
const slowest = 0.05;

/** What a part shows of the view, updated fact by fact while facts are told. */
export function useTold<View, Shown, Fact>(
  view: View,
  read: (view: View, before: Shown | null) => Shown | null,
  reduce: (shown: Shown, fact: Fact) => Shown,
  inSteps: InSteps<Fact> = atOnce as InSteps<Fact>,
): Shown | null {
  const { director } = useTable().kit;
  const latest = useRef<ShownState<View, Shown> | null>(null);
  const [, redraw] = useState(latest.current);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  const current = stateFor(latest.current, view, read);
  latest.current = current;
  const show = (fact: Fact): void => {
    const after = afterFacts(latest.current!, [fact], reduce);
    if (after === latest.current) return;
    latest.current = after;
    redraw(after);
  };
  const later: Later = (ms, then) => {
    const { view: since } = latest.current!;
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      if (latest.current!.view === since) then();
    }, ms / Math.max(slowest, director.speed));
    timers.current.add(timer);
  };
  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running) clearTimeout(timer);
    };
  }, []);
  useFactListener<Fact>((facts) => tellInSteps(facts, inSteps, show, later));
  return current.shown;
}
