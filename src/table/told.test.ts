import { expect, test } from 'vitest';
import { afterFacts, stateFor, tellInSteps, type ShownState } from './told.ts';

interface View {
  readonly scene: { readonly stones: number } | null;
}
interface Shown {
  readonly stones: number;
  readonly noise: number;
}
type Fact = { readonly fact: 'fell'; readonly stones: number } | { readonly fact: 'rained' };

const read = ({ scene }: View, before: Shown | null): Shown | null => scene && { stones: scene.stones, noise: before?.noise ?? 0 };
const hear = (now: Shown, fact: Fact): Shown => (fact.fact === 'fell' ? { stones: now.stones + fact.stones, noise: now.noise + 1 } : now);
const opened = (view: View): ShownState<View, Shown> => stateFor<View, Shown>(null, view, read);

test('facts are added up in the order in which they are told', () => {
  const told = afterFacts(
    opened({ scene: { stones: 2 } }),
    [{ fact: 'fell', stones: 3 }, { fact: 'rained' }, { fact: 'fell', stones: 1 }] satisfies Fact[],
    hear,
  );
  expect(told.shown).toEqual({ stones: 6, noise: 2 });
});

test('facts that concern nothing here leave the very same thing, and so does a scene that is not played', () => {
  const told = opened({ scene: { stones: 2 } });
  expect(afterFacts(told, [{ fact: 'rained' }] satisfies Fact[], hear)).toBe(told);
  const none = opened({ scene: null });
  expect(afterFacts(none, [{ fact: 'fell', stones: 3 }] satisfies Fact[], hear)).toBe(none);
});

test('the same view keeps what was told of it; the next one is read anew and hears what was there before', () => {
  const view: View = { scene: { stones: 2 } };
  const told = afterFacts(opened(view), [{ fact: 'fell', stones: 3 }] satisfies Fact[], hear);
  expect(stateFor(told, view, read)).toBe(told);
  const next: View = { scene: { stones: 4 } };
  expect(stateFor(told, next, read)).toEqual({ view: next, shown: { stones: 4, noise: 1 } });
  expect(stateFor(told, { scene: null } as View, read).shown).toBeNull();
});

test('a walk is shown space by space: the first at once, the others when their time has come', () => {
  const shown: string[] = [];
  const waiting: (readonly [number, () => void])[] = [];
  const acted: string[] = [];
  tellInSteps(
    ['abc', 'd'],
    { steps: (fact) => [...fact], perStep: 100, act: (fact) => void acted.push(fact) },
    (step) => void shown.push(step),
    (ms, then) => void waiting.push([ms, then]),
  );
  expect(shown).toEqual(['a', 'd']);
  expect(acted).toEqual(['abc', 'd']);
  expect(waiting.map(([ms]) => ms)).toEqual([100, 200]);
  for (const [, then] of waiting) then();
  expect(shown).toEqual(['a', 'd', 'b', 'c']);
});
