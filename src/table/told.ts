import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTable } from './tableContext.ts';

/** What is shown of a view, and what facts have made of it since. */
export interface Retelling<View, Shown> {
  readonly of: View;
  readonly now: Shown | null;
}

/** Another view is read anew, and may go on with what was told of the one before it; the same view is never read twice. */
export const readOf = <View, Shown>(
  before: Retelling<View, Shown> | null,
  view: View,
  read: (view: View, before: Shown | null) => Shown | null,
): Retelling<View, Shown> => (before?.of === view ? before : { of: view, now: read(view, before?.now ?? null) });

/** Facts that say nothing of what is shown leave it the same thing, so that nothing is drawn for them. */
export function heardOf<View, Shown, Fact>(
  told: Retelling<View, Shown>,
  facts: readonly Fact[],
  hear: (now: Shown, fact: Fact) => Shown,
): Retelling<View, Shown> {
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

/** Puts something off by so many milliseconds, faster where the story is told faster; another view lets it fall. */
export type Later = (ms: number, then: () => void) => void;

/** How facts are told that happen step by step. */
export interface InSteps<Fact> {
  /** What a fact is made of, in order. The first step is shown at once. */
  readonly steps: (fact: Fact) => readonly Fact[];
  /** Milliseconds from one step to the next. */
  readonly perStep: number;
  /** Called with each fact before it is shown: for what passes and changes nothing. */
  readonly act?: (fact: Fact, later: Later) => void;
}

/** Shows the first step of each fact at once, and puts off the others. */
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
/** A story that stands still would never be told to its end. */
const slowest = 0.05;

/** Something of the view that is shown, and while facts are told, what they have made of it so far. */
export function useTold<View, Shown, Fact>(
  view: View,
  read: (view: View, before: Shown | null) => Shown | null,
  hear: (now: Shown, fact: Fact) => Shown,
  inSteps: InSteps<Fact> = atOnce as InSteps<Fact>,
): Shown | null {
  const { director } = useTable().kit;
  const latest = useRef<Retelling<View, Shown> | null>(null);
  const [, redraw] = useState(latest.current);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  const current = readOf(latest.current, view, read);
  latest.current = current;
  const show = (fact: Fact): void => {
    const after = heardOf(latest.current!, [fact], hear);
    if (after === latest.current) return;
    latest.current = after;
    redraw(after);
  };
  const later: Later = (ms, then) => {
    const { of } = latest.current!;
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      if (latest.current!.of === of) then();
    }, ms / Math.max(slowest, director.speed));
    timers.current.add(timer);
  };
  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running) clearTimeout(timer);
    };
  }, []);
  useAudience<Fact>((facts) => tellInSteps(facts, inSteps, show, later));
  return current.now;
}
