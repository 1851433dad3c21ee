import type { StonesagaFact } from '../../../../engine/games/stonesaga/facts.ts';

/** More lines than this nobody reads over a valley. */
const mostLines = 4;

/** Facts that open a page of their own: what was told before them belongs to another step. */
const opens = new Set<StonesagaFact['fact']>(['nightFell', 'nightStepBegan', 'dayBroke']);

/** The lines of a step after some more facts; only what has a sentence is told. */
export function nightLines(
  before: readonly string[],
  facts: readonly StonesagaFact[],
  say: (fact: StonesagaFact) => string,
): readonly string[] {
  let lines = before;
  for (const fact of facts) {
    if (opens.has(fact.fact)) lines = [];
    else {
      const words = say(fact);
      if (words !== '') lines = [...lines, words].slice(-mostLines);
    }
  }
  return lines;
}
